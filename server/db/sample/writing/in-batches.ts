/** Rows of one batch. Larger batches take more memory and save no time. */
const batchSize = 1_000;

/** Generates arrays of up to 1,000 rows. */
export function* inBatches<T>(rows: Iterable<T>): Generator<T[]> {
  let batch: T[] = [];
  for (const row of rows) {
    batch.push(row);
    if (batch.length < batchSize) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
