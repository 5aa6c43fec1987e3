/**
 * Matches the start of a formula, also after blanks and zero-width characters, which spreadsheets drop. A
 * spreadsheet with the separator semicolon or tab ignores our quotes, so a cell may also start after a semicolon,
 * a tab or a line break.
 *
 * https://owasp.org/www-community/attacks/CSV_Injection
 */
const formula = /(^|[;\t\r\n])((?:[^\S\r\n]|\p{Cf})*[=+\-@＝＋－＠])/gu;
const plainNumber = /^-?\d+(\.\d+)?$/;

/** Returns one CSV cell, with quotes if needed, and never a formula. */
export function csvCell(text: string): string {
  const safe = plainNumber.test(text) ? text : text.replaceAll(formula, "$1'$2");
  return /[",;\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Returns a CSV file with the line ends of RFC 4180 and a byte order mark, so that spreadsheets read UTF-8. */
export function csvFile(lines: readonly (readonly string[])[]): string {
  return `\ufeff${lines.map((cells) => `${cells.map(csvCell).join(',')}\r\n`).join('')}`;
}
