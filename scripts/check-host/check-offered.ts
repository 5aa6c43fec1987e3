import type { ExtensionId } from '../../openapi/generated/operations.ts';
import {
  getDailyFigures,
  getDecisionRules,
  listArtisanMails,
  listAuditEntries,
  listClientReviews,
  listContactReplies,
  listPageVersions,
  listSavedViews,
  listTimeline,
} from '../../src/api/generated/extensions.ts';
import { failureOf, type Result, unwrapped } from './check-read.ts';
import { fieldsOf, shapeCheck } from './contract-shapes.ts';
import { Findings } from './findings.ts';
import type { Source } from './reads.ts';

/** A reading call beyond the 25. */
interface OfferedRead {
  operationId: ExtensionId;
  idFrom?: Source;
  /** Whether the answer is one record instead of a list. */
  isRecord?: boolean;
  run: (id: string) => Promise<unknown>;
}

export const offeredReads: readonly OfferedRead[] = [
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
  { operationId: 'getDecisionRules', isRecord: true, run: () => getDecisionRules() },
  { operationId: 'listSavedViews', run: () => listSavedViews() },
  {
    operationId: 'getDailyFigures',
    isRecord: true,
    run: () => getDailyFigures({ from: '2026-01-01' }),
  },
];

/** Makes an offered call beyond the 25, and compares its rows with the contract. */
export async function checkOffered(
  { operationId, isRecord = false, run }: OfferedRead,
  id: string,
): Promise<Result> {
  let rows: unknown;
  try {
    const answer = await run(id);
    const whole = unwrapped(answer);
    rows = isRecord ? [whole] : whole;
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
  return {
    operationId,
    state: findings.isFailure ? 'fails' : 'fine',
    summary: isRecord ? 'a record' : `${rows.length} rows`,
    notes: findings.lines(rows.length),
  };
}
