/** Comma-separated values as spreadsheets open them. */

/** What a spreadsheet would take for a formula, also after blanks that it drops. */
const formula = /^\s*[=+\-@]/;
const plainNumber = /^-?\d+(\.\d+)?$/;

/** One cell: quoted where it has to be, and never a formula. */
export function csvCell(text: string): string {
  const safe = formula.test(text) && !plainNumber.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A whole file: lines end as RFC 4180 has them, and a mark tells spreadsheets that it is UTF-8. */
export function csvFile(lines: readonly (readonly string[])[]): string {
  return `\ufeff${lines.map((cells) => `${cells.map(csvCell).join(',')}\r\n`).join('')}`;
}
