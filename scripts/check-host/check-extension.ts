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
import { comparedResult, failureOf, type Result, unwrapData } from './check-read.ts';
import { fieldsOf, shapeCheck } from './contract-shapes.ts';
import { Findings } from './findings.ts';
import type { IdSource } from './reads.ts';

/** A call of `openapi/extensions.yaml` that reads. */
interface ExtensionRead {
  operationId: ExtensionId;
  idFrom?: IdSource;
  /** Whether the answer is one record instead of a list. */
  isRecord?: boolean;
  run: (id: string) => Promise<unknown>;
}

export const extensionReads: readonly ExtensionRead[] = [
  {
    operationId: 'listClientReviews',
    idFrom: 'listClients',
    run: (id) => listClientReviews({ id }),
  },
  {
    operationId: 'listContactReplies',
    idFrom: 'listContactMessages',
    run: (id) => listContactReplies({ id }),
  },
  {
    operationId: 'listArtisanMails',
    idFrom: 'listArtisans',
    run: (id) => listArtisanMails({ id }),
  },
  { operationId: 'listPageVersions', run: () => listPageVersions({ page: 'privacy' }) },
  { operationId: 'listAuditEntries', run: () => listAuditEntries({}) },
  {
    operationId: 'listTimeline',
    idFrom: 'listArtisans',
    run: (id) => listTimeline({ kind: 'artisan', id }, {}),
  },
  {
    operationId: 'listNotes',
    idFrom: 'listArtisans',
    run: (id) => listNotes({ kind: 'artisan', id }),
  },
  {
    operationId: 'listMarks',
    idFrom: 'listArtisans',
    run: (id) => listMarks({ kind: 'artisan', ids: id }),
  },
  { operationId: 'getDecisionRules', isRecord: true, run: () => getDecisionRules() },
  { operationId: 'listSavedViews', run: () => listSavedViews() },
  { operationId: 'listOwnSessions', run: () => listOwnSessions() },
];

/** Makes the call, and compares its rows or its record with the schema of the contract. */
export async function checkExtension(
  { operationId, isRecord = false, run }: ExtensionRead,
  id: string,
): Promise<Result> {
  let rows: unknown;
  try {
    const answer = unwrapData(await run(id));
    rows = isRecord ? [answer] : answer;
  } catch (reason) {
    return failureOf(operationId, reason);
  }
  if (!Array.isArray(rows)) {
    return { operationId, state: 'fails', summary: 'The answer has no list.', notes: [] };
  }
  const findings = new Findings();
  const checkShape = shapeCheck(operationId);
  const names = fieldsOf(operationId);
  for (const row of rows) {
    checkShape(row, findings);
    const absent = names.filter((name) => Reflect.get(Object(row), name) === undefined);
    for (const name of absent) findings.add(`missing: ${name}`);
  }
  const summary = isRecord ? 'a record' : `${rows.length} rows`;
  return comparedResult(operationId, findings, summary, rows.length);
}
