/** Accounts, decisions, page texts, messages and identity services. */
import {
  bigint,
  bigserial,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  serial,
  text,
} from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/** Settings of the database; `sample` exists while the sample marketplace is in use. */
export const settings = pgTable('settings', {
  key: text('key').primaryKey(),
  value: jsonb('value').notNull(),
});

export const accounts = pgTable('accounts', {
  id: serial('id').primaryKey(),
  email: text('email').notNull().unique(),
  passwordHash: text('password_hash').notNull(),
  role: text('role').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
});

/** A session. Only the SHA-256 of its token is stored. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [index('sessions_expires_at').on(t.expiresAt)],
);

/**
 * Failed sign-ins per account and per address. The key is a hash, because people sometimes type their
 * password into the field for the e-mail.
 */
export const signInAttempts = pgTable(
  'sign_in_attempts',
  {
    key: text('key').primaryKey(),
    failures: integer('failures').notNull(),
    lastAt: moment('last_at').notNull(),
    lockedUntil: moment('locked_until'),
  },
  (t) => [index('sign_in_attempts_last_at').on(t.lastAt)],
);

/**
 * Changes of tables, one row for each statement, added by triggers. Writers only add rows, so that they
 * do not wait for each other. The sum of a table’s `changes` is its version; see table-versions.ts.
 */
export const tableChanges = pgTable(
  'table_changes',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    tableName: text('table_name').notNull(),
    changes: bigint('changes', { mode: 'number' }).notNull().default(1),
  },
  (t) => [index('table_changes_table').on(t.tableName)],
);

/** The decisions of administrators. `at` is the start of the deciding transaction. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: serial('id').primaryKey(),
    at: moment('at').notNull().defaultNow(),
    accountId: integer('account_id').references(() => accounts.id),
    action: text('action').notNull(),
    subject: text('subject').notNull(),
    subjectId: integer('subject_id').notNull(),
    detail: jsonb('detail').notNull(),
  },
  (t) => [index('audit_entries_at').on(t.at), index('audit_entries_subject').on(t.subjectId)],
);

/** The texts of the public pages. About has one item, whose text is its description. */
export const contentItems = pgTable(
  'content_items',
  {
    id: serial('id').primaryKey(),
    page: text('page', { enum: ['about', 'privacy', 'terms'] }).notNull(),
    position: integer('position').notNull(),
    name: text('name'),
    description: text('description'),
  },
  (t) => [index('content_items_page').on(t.page, t.position)],
);

export const contactMessages = pgTable('contact_messages', {
  id: serial('id').primaryKey(),
  firstName: text('first_name'),
  lastName: text('last_name'),
  phoneNumber: text('phone_number'),
  email: text('email'),
  category: text('category'),
  message: text('message'),
  readStatus: text('read_status').notNull(),
  createdAt: moment('created_at').notNull(),
});

export const identificationMeans = pgTable('identification_means', {
  id: serial('id').primaryKey(),
  name: text('name').notNull(),
  connected: boolean('connected').notNull().default(false),
});
