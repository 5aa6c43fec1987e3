/**
 * A large sample is made of parts: marketplaces that know nothing of each other, so that only one is in memory at a
 * time. Each has every nth artisan, client and job, so that ids follow the dates in the whole sample too.
 */
export interface Part {
  /** Counted from 0. */
  index: number;
  /** The number of parts. */
  of: number;
}

/** Artisans of a part at most: some 100,000 transactions, which take 150 MB while they are made. */
const mostArtisans = 10_000;

/** The parts of a sample with so many artisans. */
export function partsOf(artisans: number, most = mostArtisans): Part[] {
  const of = Math.max(1, Math.ceil(artisans / most));
  return Array.from({ length: of }, (_, index) => ({ index, of }));
}

/**
 * Whether the part has the record at a position of what waits for a decision. As many records wait in a large sample as
 * in one of a single part: administrators decide them day by day, however large the marketplace is.
 */
export const waitsIn = ({ of }: Part, position: number): boolean => position % of === 0;

/** How many of `total` records are in the part. */
export const countIn = ({ index, of }: Part, total: number): number =>
  Math.max(0, Math.ceil((total - index) / of));

/** The id of the record at a position of the part, which counts from 0. */
export const idIn = ({ index, of }: Part, position: number): number => position * of + index + 1;
