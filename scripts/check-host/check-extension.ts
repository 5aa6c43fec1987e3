import type { ExtensionId } from '../../openapi/generated/operations.ts';
import {
  getDecisionRules,
  listArtisanMails,
  listAuditEntries,
  listClientReviews,
  listContactReplies,
  listMarks,
  listNotes,
  listOwnSessions,
  listPageVersions,
  listSavedViews,
  listTimeline,
} from '../../src/api/generated/extensions.ts';
import { rawRows } from '../../src/api/parse/read-answer.ts';
import { comparedResult, failureOf, type Result, unwrapData } from './check-read.ts';
import { createShapeCheck, fieldsOf } from './contract-shapes.ts';
import { Findings } from './findings.ts';
import type { IdSource } from './reads.ts';

/** A call of `openapi/extensions.yaml` that reads, and the list that the id in its path comes from. */
type ExtensionRead = readonly [
  operationId: ExtensionId,
  run: (id: string) => Promise<unknown>,
  idFrom?: IdSource,
];

export const extensionReads: readonly ExtensionRead[] = [
  ['listClientReviews', (id) => listClientReviews({ id }), 'listClients'],
  ['listContactReplies', (id) => listContactReplies({ id }), 'listContactMessages'],
  ['listArtisanMails', (id) => listArtisanMails({ id }), 'listArtisans'],
  ['listPageVersions', () => listPageVersions({ page: 'privacy' })],
  ['listAuditEntries', () => listAuditEntries({})],
  ['listTimeline', (id) => listTimeline({ kind: 'artisan', id }, {}), 'listArtisans'],
  ['listNotes', (id) => listNotes({ kind: 'artisan', id }), 'listArtisans'],
  ['listMarks', (id) => listMarks({ kind: 'artisan', ids: id }), 'listArtisans'],
  ['getDecisionRules', () => getDecisionRules()],
  ['listSavedViews', () => listSavedViews()],
  ['listOwnSessions', () => listOwnSessions()],
];

/** Makes the call, and compares its rows or its record with the schema of the contract. */
export async function checkExtension(
  [operationId, run]: ExtensionRead,
  id: string,
): Promise<Result> {
  const isRecord = operationId.startsWith('get');
  let rows: readonly unknown[];
  try {
    const answer = await run(id);
    rows = isRecord ? [unwrapData(answer)] : rawRows(operationId, answer);
  } catch (reason) {
    return failureOf(operationId, reason);
  }
  const findings = new Findings();
  const checkShape = createShapeCheck(operationId);
  const fields = fieldsOf(operationId);
  for (const row of rows) {
    checkShape(row, findings);
    const missing = fields.filter((name) => Reflect.get(Object(row), name) === undefined);
    for (const name of missing) findings.add(`missing: ${name}`);
  }
  const summary = isRecord ? 'a record' : `${rows.length} rows`;
  return comparedResult(operationId, findings, summary, rows.length);
}
