/** How far the writing of a large sample is. */
export interface SampleProgress {
  /** What is made, in this order; `complete` after COMMIT. */
  step: 'rows' | 'indexes' | 'sums' | 'complete';
  done: number;
  /** Of the rows an estimate, of the indexes the number of tables. */
  of: number;
}

export type OnProgress = (progress: SampleProgress) => void;

/** Rows of all tables for each artisan; a test counts them. */
const rowsOfArtisan = 54;

/** Returns the function that counts written rows of a sample of so many artisans, and reports them. */
export function countRows(artisans: number, onProgress: OnProgress): (rows: number) => void {
  const expected = artisans * rowsOfArtisan;
  let done = 0;
  return (rows) => {
    done += rows;
    onProgress({ step: 'rows', done, of: Math.max(done, expected) });
  };
}
