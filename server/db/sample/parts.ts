/**
 * A large sample is made of independent parts, so that only one part is in memory at a time. Each part has every nth
 * artisan, client and job, so that ids follow the dates in the whole sample.
 */
export interface Part {
  /** Counted from 0. */
  index: number;
  /** The number of parts. */
  parts: number;
}

/** The most artisans in a part. They have about 100,000 transactions, which take 150 MB during generation. */
const mostArtisans = 10_000;

/** Returns the parts of a sample with this number of artisans. */
export function partsOf(artisans: number, most = mostArtisans): Part[] {
  const parts = Math.max(1, Math.ceil(artisans / most));
  return Array.from({ length: parts }, (_, index) => ({ index, parts }));
}

/**
 * Returns whether the part keeps the waiting record at a position. A large sample has as many records that wait for a
 * decision as a sample with one part, because administrators decide daily in a marketplace of any size.
 */
export const waitsIn = ({ parts }: Part, position: number): boolean => position % parts === 0;

/** How many of `total` records are in the part. */
export const countIn = ({ index, parts }: Part, total: number): number =>
  Math.max(0, Math.ceil((total - index) / parts));

/** Returns the id of the record at a position of the part. Positions count from 0. */
export const idIn = ({ index, parts }: Part, position: number): number =>
  position * parts + index + 1;
