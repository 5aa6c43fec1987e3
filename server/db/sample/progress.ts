/** The progress of writing a large sample. */
export interface SampleProgress {
  /** The steps in their order. `complete` follows the commit. */
  step: 'rows' | 'indexes' | 'sums' | 'complete';
  completed: number;
  /** For rows an estimate of their number; for indexes the number of tables. */
  total: number;
}

export type OnProgress = (progress: SampleProgress) => void;

/** The number of rows in all tables per artisan; a test checks it. */
const rowsOfArtisan = 54;

/** Returns a function that counts the written rows of a sample of `artisans` artisans, and reports the progress. */
export function countRows(artisans: number, onProgress: OnProgress): (rows: number) => void {
  const expected = artisans * rowsOfArtisan;
  let completed = 0;
  return (rows) => {
    completed += rows;
    onProgress({ step: 'rows', completed, total: Math.max(completed, expected) });
  };
}
