import type { Findings } from './findings.ts';

type Record_ = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Record_ =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isNothing = (value: unknown): boolean =>
  value === null ||
  (Array.isArray(value) && value.length === 0) ||
  (isRecord(value) && Object.values(value).every(isNothing));

const example = (value: unknown) => JSON.stringify(value).slice(0, 40);

/**
 * Compares a record of the host with the dashboard's reading of it. Adds findings for needed fields that
 * are missing, and for values that the reader cannot read.
 *
 * @param isNeeded returns whether the dashboard needs the field of this path from this host
 */
export function compareParsing(
  raw: unknown,
  read: unknown,
  findings: Findings,
  isNeeded: (path: string) => boolean,
  path = '',
): void {
  if (raw === undefined) {
    if (isNeeded(path)) findings.add(`missing: ${path}`);
    return;
  }
  if (raw === null || raw === '') return;
  if (Array.isArray(raw) && Array.isArray(read)) {
    raw.forEach((one, index) => {
      compareParsing(one, read[index], findings, isNeeded, `${path}[]`);
    });
    return;
  }
  if (isRecord(raw) && isRecord(read)) {
    for (const [name, value] of Object.entries(read)) {
      const here = path === '' ? name : `${path}.${name}`;
      compareParsing(raw[name], value, findings, isNeeded, here);
    }
    return;
  }
  if (isNothing(read) && !isNothing(raw)) {
    findings.add(`cannot be read: ${path || 'the row'}, such as ${example(raw)}`);
  }
}
