/**
 * The classes of one cell. Every face of it has the same height, so that nothing below moves when the queues
 * arrive, one after the other.
 */
export const cellClass = [
  'relative min-h-[104px] border-line px-[18px] py-3',
  'max-sm:not-first:border-t sm:max-xl:even:border-l sm:max-xl:nth-[n+3]:border-t xl:not-first:border-l',
].join(' ');
