/**
 * Matches the start of a formula, also after blanks and invisible characters, which spreadsheets drop. A
 * spreadsheet whose separator is the semicolon or the tab ignores our quotes, so a cell may also start after
 * one of these characters or a line break.
 *
 * https://owasp.org/www-community/attacks/CSV_Injection
 */
const formula = /(^|[;\t\r\n])((?:[^\S\r\n]|\p{Cf})*[=+\-@＝＋－＠])/gu;
const plainNumber = /^-?\d+(\.\d+)?$/;

function csvCell(text: string): string {
  const safe = plainNumber.test(text) ? text : text.replaceAll(formula, "$1'$2");
  return /[",;\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Returns one line of a CSV file (RFC 4180), as the dashboard writes it. No cell is a formula. */
export const csvLine = (cells: readonly string[]): string => `${cells.map(csvCell).join(',')}\r\n`;

/** The byte order mark, by which spreadsheets detect UTF-8. */
export const byteOrderMark = '\ufeff';
