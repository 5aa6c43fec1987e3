import type { Findings } from './findings.ts';

type UnknownRecord = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is UnknownRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isEmpty = (value: unknown): boolean =>
  value === null ||
  (Array.isArray(value) && value.length === 0) ||
  (isRecord(value) && Object.values(value).every(isEmpty));

const example = (value: unknown) => JSON.stringify(value).slice(0, 40);

/**
 * Compares a record of the host with the parsed record. Adds findings for needed fields that are missing, and for
 * values that the parser cannot read.
 *
 * @param isNeeded returns whether the dashboard needs the field at this path, such as `portfolio[].image`
 */
export function compareParsing(
  raw: unknown,
  parsed: unknown,
  findings: Findings,
  isNeeded: (path: string) => boolean,
  path = '',
): void {
  if (raw === undefined) {
    if (isNeeded(path)) findings.add(`missing: ${path}`);
    return;
  }
  if (raw === null || raw === '') return;
  if (Array.isArray(raw) && Array.isArray(parsed)) {
    raw.forEach((one, index) => {
      compareParsing(one, parsed[index], findings, isNeeded, `${path}[]`);
    });
    return;
  }
  if (isRecord(raw) && isRecord(parsed)) {
    for (const [name, value] of Object.entries(parsed)) {
      const here = path === '' ? name : `${path}.${name}`;
      compareParsing(raw[name], value, findings, isNeeded, here);
    }
    return;
  }
  if (isEmpty(parsed) && !isEmpty(raw)) {
    findings.add(`cannot be read: ${path || 'the row'}, such as ${example(raw)}`);
  }
}
