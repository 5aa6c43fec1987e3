/**
 * Matches the start of a formula, also after blanks and zero-width characters, which spreadsheets drop. If a spreadsheet
 * separates cells by semicolons or tabs, it ignores our quotes. So a cell may also start after a semicolon, a tab or a
 * line break.
 *
 * https://owasp.org/www-community/attacks/CSV_Injection
 */
const formulaStart = /(^|[;\t\r\n])((?:[^\S\r\n]|\p{Cf})*[=+\-@＝＋－＠])/gu;
const plainNumber = /^-?\d+(\.\d+)?$/;

/** Matches digits that a spreadsheet changes: it rounds after 15 digits, drops leading zeros, and reads 1e5 as 100000. */
const lossyDigits = /^(\d{16,}|0\d+|\d+(\.\d+)?e[+-]?\d+)$/i;

/** Returns a CSV cell, in quotes if it needs them, and never a formula. A leading tab keeps `lossyDigits` as a text. */
export function csvCell(text: string): string {
  if (lossyDigits.test(text)) return `\t${text}`;
  const safe = plainNumber.test(text) ? text : text.replaceAll(formulaStart, "$1'$2");
  return /[",;\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Returns a Nigerian phone number as 0803 555 0148, which spreadsheets keep as a text; any other text as it is. */
export function phoneCell(text: string): string {
  const match = /^(?:(?:\+|00)?2340?|0)(\d{3})(\d{3})(\d{4})$/.exec(
    text.replaceAll(/[\s()-]/g, ''),
  );
  return match === null ? text : `0${match.slice(1).join(' ')}`;
}

/**
 * Returns the cells of a column of dates in one form: YYYY-MM-DD HH:MM:SS if every date has a time, else YYYY-MM-DD.
 *
 * @param texts ISO 8601 in Africa/Lagos, or '' without a date
 */
export function dateCells(texts: readonly string[]): string[] {
  const allHaveTimes = texts.every((text) => text === '' || text.includes('T'));
  return texts.map((text) => (allHaveTimes ? momentCell(text) : text.slice(0, 10)));
}

/** Returns a moment as YYYY-MM-DD HH:MM:SS. @param text ISO 8601 in Africa/Lagos, or '' */
export const momentCell = (text: string): string => text.slice(0, 19).replace('T', ' ');

/** Returns the header of a column of dates, with their time zone. */
export const dateHeader = (header: string) => `${header} (Africa/Lagos)`;

/** Returns a line of a CSV file, with the line end of RFC 4180. */
export const csvLine = (cells: readonly string[]): string => `${cells.map(csvCell).join(',')}\r\n`;

/** The start of a CSV file, by which spreadsheets detect UTF-8. */
export const byteOrderMark = '\ufeff';

/** Returns the text of a CSV file with these lines of cells. */
export const csvFile = (lines: readonly (readonly string[])[]): string =>
  byteOrderMark + lines.map(csvLine).join('');
