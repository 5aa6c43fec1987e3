import { type ExtensionId, operationIds } from '../../openapi/generated/operations.ts';
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
import type { SearchId } from '../../src/api/lists/found.ts';
import { searchCalls } from '../../src/api/lists/long-list-calls.ts';
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
  /** Whether the answer is a page of rows with the totals of the whole search. */
  isPage?: boolean;
  run: (id: string) => Promise<unknown>;
}

const onePage = { size: '5' };

const isSearch = (id: string): id is SearchId => Object.hasOwn(searchCalls, id);

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
  ...operationIds.filter(isSearch).map((operationId) => ({
    operationId,
    isPage: true,
    run: () => searchCalls[operationId](onePage, {}),
  })),
  {
    operationId: 'getDailyFigures',
    isRecord: true,
    run: () => getDailyFigures({ from: '2026-01-01' }),
  },
];

/** Makes an offered call beyond the 25, and compares its rows with the contract. */
export async function checkOffered(
  { operationId, isRecord = false, isPage = false, run }: OfferedRead,
  id: string,
): Promise<Result> {
  let rows: unknown;
  try {
    const answer = await run(id);
    const whole: unknown = isPage ? Reflect.get(Object(answer), 'data') : unwrapped(answer);
    rows = isRecord || isPage ? [whole] : whole;
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
    summary: isRecord || isPage ? 'a record' : `${rows.length} rows`,
    notes: findings.lines(rows.length),
  };
}
