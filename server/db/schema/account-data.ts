/** Tables whose rows each belong to one account and are deleted with it. */
import {
  index,
  integer,
  json,
  pgTable,
  primaryKey,
  serial,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { ownedBy } from './office.ts';

/** A session. Only the SHA-256 of its token is stored. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    /** The id in calls; the hash of the token never leaves the server. */
    id: serial('id').notNull().unique(),
    accountId: ownedBy(),
    createdAt: moment('created_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
    /** The `User-Agent` and the network address of the sign-in. */
    userAgent: text('user_agent'),
    address: text('address'),
    /** The time of the last call, written at most once a minute; null for a session of an earlier version. */
    lastUsedAt: moment('last_used_at'),
  },
  (t) => [index('sessions_expires_at').on(t.expiresAt), index('sessions_account').on(t.accountId)],
);

/**
 * The first answer to each call with an Idempotency-Key, written in the transaction of the call. A repeated call waits
 * for this row and returns the answer.
 */
export const storedAnswers = pgTable(
  'kept_answers',
  {
    accountId: ownedBy(),
    /** The Idempotency-Key in lower case. */
    key: uuid('key').notNull(),
    /** The operationId of the call. */
    operation: text('operation').notNull(),
    /** The id of the record; 0 for a call that creates one. */
    subjectId: integer('subject_id').notNull(),
    /** The SHA-256 of the request body and the header `If-Match`. */
    digest: text('digest').notNull(),
    /** The HTTP status and the body of the answer; both are null until the call is carried out. */
    status: integer('status'),
    answer: json('answer'),
    /** The time of the transaction, which proves its commit (commit-outcome.ts). */
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.key] }),
    index('kept_answers_created_at').on(t.createdAt),
  ],
);

/** The filters of a screen that an administrator saved under a name. */
export const savedViews = pgTable(
  'saved_views',
  {
    id: serial('id').primaryKey(),
    accountId: ownedBy(),
    /** The path of the screen. */
    screen: text('screen').notNull(),
    name: text('name').notNull(),
    /** The search part of the address with its `?`, or an empty text. */
    search: text('search').notNull(),
  },
  (t) => [uniqueIndex('saved_views_name').on(t.accountId, t.screen, t.name)],
);
