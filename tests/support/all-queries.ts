import type { QueryClient } from '@tanstack/react-query';
import type { OperationId } from '../../openapi/generated/operations.ts';
import { reads } from '../../scripts/check-host/reads.ts';
import { dailyFiguresQuery } from '../../src/api/dashboard.ts';
import { auditQuery } from '../../src/api/extensions/audit.ts';
import { clientReviewsQuery } from '../../src/api/extensions/client-reviews.ts';
import { contactRepliesQuery } from '../../src/api/extensions/contact-replies.ts';
import { decisionRulesQuery } from '../../src/api/extensions/decision-rules.ts';
import { artisanMailsQuery } from '../../src/api/extensions/mails.ts';
import { markQuery, notesQuery } from '../../src/api/extensions/notes.ts';
import { ownSessionsQuery } from '../../src/api/extensions/own-account.ts';
import { savedViewsQuery } from '../../src/api/extensions/saved-views.ts';
import { pageVersionsQuery } from '../../src/api/site-texts.ts';

/** A read, and a function that runs its query. */
type QueryRun = readonly [OperationId, run: (client: QueryClient) => Promise<unknown>];

/** Every read of the contract; those of one person are of the person with the id 1. */
export const contractQueries = reads.map(
  ([id, run]): QueryRun => [id, (client) => run(client, '1')],
);

/** Reads beyond the contract. */
export const extensionQueries: readonly QueryRun[] = [
  ['listAuditEntries', (client) => client.query(auditQuery({}))],
  ['listClientReviews', (client) => client.query(clientReviewsQuery('2'))],
  ['listContactReplies', (client) => client.query(contactRepliesQuery('313'))],
  ['listArtisanMails', (client) => client.query(artisanMailsQuery('1'))],
  ['listPageVersions', (client) => client.query(pageVersionsQuery('privacy'))],
  ['getDashboard', (client) => client.query(dailyFiguresQuery('2026-01-01'))],
  ['getDecisionRules', (client) => client.query(decisionRulesQuery)],
  ['listSavedViews', (client) => client.query(savedViewsQuery)],
  ['listOwnSessions', (client) => client.query(ownSessionsQuery)],
  ['listNotes', (client) => client.query(notesQuery({ kind: 'client', id: '4' }))],
  ['listMarks', (client) => client.query(markQuery({ kind: 'client', id: '4' }))],
];
