/** Comma-separated values as spreadsheets open them. */

/**
 * What a spreadsheet would take for a formula, also after blanks and invisible letters, which it drops.
 * One that expects semicolons or tabs between cells begins a cell after each of them, and a line after
 * each line break, because it does not see that the cell is quoted.
 *
 * https://owasp.org/www-community/attacks/CSV_Injection
 */
const formula = /(^|[;\t\r\n])((?:[^\S\r\n]|\p{Cf})*[=+\-@＝＋－＠])/gu;
const plainNumber = /^-?\d+(\.\d+)?$/;

/** One cell: quoted where it has to be, and never a formula. */
export function csvCell(text: string): string {
  const safe = plainNumber.test(text) ? text : text.replaceAll(formula, "$1'$2");
  return /[",;\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A whole file: lines end as RFC 4180 has them, and a mark tells spreadsheets that it is UTF-8. */
export function csvFile(lines: readonly (readonly string[])[]): string {
  return `\ufeff${lines.map((cells) => `${cells.map(csvCell).join(',')}\r\n`).join('')}`;
}
