/** Counts equal findings, so that the report has one line for 1,000 rows with the same fault. */
export class Findings {
  readonly #counts = new Map<string, number>();
  hasFailure = false;

  add(finding: string): void {
    this.#counts.set(finding, (this.#counts.get(finding) ?? 0) + 1);
  }

  /** Adds a finding that makes the call's screen fail. */
  fail(finding: string): void {
    this.hasFailure = true;
    this.add(finding);
  }

  /** Returns one line for each finding; `rows` is the number of checked rows. */
  lines(rows: number): string[] {
    return [...this.#counts].map(([finding, count]) =>
      rows > 1 ? `${finding} (${count} of ${rows} rows)` : finding,
    );
  }
}
