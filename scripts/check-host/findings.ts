/** Counts what is said of single fields, so that a list with 1,000 rows says it once. */
export class Findings {
  readonly #counts = new Map<string, number>();
  /** Whether the dashboard lacks something that it cannot do without. */
  isFailure = false;

  add(finding: string): void {
    this.#counts.set(finding, (this.#counts.get(finding) ?? 0) + 1);
  }

  /** Adds a finding without which the call has no screen. */
  fail(finding: string): void {
    this.isFailure = true;
    this.add(finding);
  }

  /** One line for each finding; `rows` is the number of rows that were looked at. */
  lines(rows: number): string[] {
    return [...this.#counts].map(([finding, count]) =>
      rows > 1 ? `${finding} (${count} of ${rows} rows)` : finding,
    );
  }
}
