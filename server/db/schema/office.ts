/** The tables of the back office itself, such as accounts, audit, page texts and messages. */
import { sql } from 'drizzle-orm';
import {
  bigint,
  bigserial,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  serial,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { choiceKey, computed, moment, searchText, sortKey } from './columns.ts';
import { artisans } from './people.ts';

/** Values by key, such as the decision rules, the key that signs tokens, and the version of the program. */
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
  /** Whether the server made the password, so that it must be changed after the next sign-in. */
  mustChangePassword: boolean('must_change_password').notNull().default(false),
});

/** The column with the account that a row belongs to. The row is deleted with the account. */
export const ownedBy = () =>
  integer('account_id')
    .notNull()
    .references(() => accounts.id, { onDelete: 'cascade' });

/** The account that wrote a row, its e-mail address at that time, which a trigger fills in, and the time. */
export const writtenBy = () => ({
  accountId: integer('account_id').references(() => accounts.id),
  accountEmail: text('account_email'),
  at: moment('at').notNull().defaultNow(),
});

/**
 * Failed sign-ins by typed e-mail address, by known device, and by network, and wrong current passwords by account. The
 * key is a hash, because people sometimes type their password into the field for the e-mail.
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
 * Changes of tables, counted by triggers. Writers only add rows, so that they do not wait for each other. The version
 * of a table contains the sum of its `changes`; see table-versions.ts.
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

/**
 * The audit: changes, sign-ins, reveals and exports. The entry of a change is written in its transaction. Triggers
 * refuse UPDATE, DELETE and TRUNCATE.
 */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: serial('id').primaryKey(),
    /** The account is null for a change by a command or by the start of the server. */
    ...writtenBy(),
    /** The network address of the caller. */
    address: text('address'),
    action: text('action').notNull(),
    subject: text('subject').notNull(),
    /** An id, the name of a page or list, or `all` for the decision rules. */
    subjectId: text('subject_id').notNull(),
    /** What was done, as a sentence. The search reads it and `reason`. */
    sentence: text('sentence').notNull().default(''),
    reason: text('reason'),
    /** The fields that changed. A key that ends with `_kobo` holds kobo. */
    before: jsonb('before'),
    after: jsonb('after'),
    /** The artisan and the client that the change concerns, for their timelines. */
    artisanId: integer('artisan_id'),
    clientId: integer('client_id'),
    /** Further facts, such as those that `npm run verify` compares; amounts are kobo. */
    detail: jsonb('detail').notNull(),
  },
  (t) => [
    index('audit_entries_at').on(t.at, t.id),
    index('audit_entries_subject').on(t.subject, t.subjectId),
    index('audit_entries_artisan').on(t.artisanId),
    index('audit_entries_client').on(t.clientId),
    index('audit_entries_account').on(t.accountEmail),
  ],
);

/** The texts of the public pages. About has at most one item, whose text is its description. */
export const contentItems = pgTable(
  'content_items',
  {
    id: serial('id').primaryKey(),
    page: text('page', { enum: ['about', 'privacy', 'terms'] }).notNull(),
    position: integer('position').notNull(),
    name: text('name'),
    description: text('description'),
    version: integer('version').notNull().default(1),
  },
  (t) => [index('content_items_page').on(t.page, t.position)],
);

/**
 * Every version of every text, also of deleted items, which have no row in `content_items`. Triggers refuse UPDATE,
 * DELETE and TRUNCATE. A version whose change is `deleted` has the texts before the deletion.
 */
export const contentVersions = pgTable(
  'content_versions',
  {
    id: serial('id').primaryKey(),
    itemId: integer('item_id').notNull(),
    page: text('page', { enum: ['about', 'privacy', 'terms'] }).notNull(),
    version: integer('version').notNull(),
    change: text('change', { enum: ['created', 'updated', 'deleted', 'restored'] }).notNull(),
    name: text('name'),
    description: text('description'),
    ...writtenBy(),
  },
  (t) => [
    uniqueIndex('content_versions_item').on(t.itemId, t.version),
    index('content_versions_page').on(t.page, t.at),
  ],
);

export const contactMessages = pgTable(
  'contact_messages',
  {
    id: serial('id').primaryKey(),
    firstName: text('first_name'),
    lastName: text('last_name'),
    phoneNumber: text('phone_number'),
    email: text('email'),
    category: text('category'),
    message: text('message'),
    readStatus: text('read_status').notNull(),
    createdAt: moment('created_at').notNull(),
    /** The time of the first reply that is queued, being sent or sent; null without one. A trigger writes it. */
    answeredAt: moment('answered_at'),
    answerStatus: computed(
      'answer_status',
      sql`case when answered_at is null then 'waiting' else 'answered' end`,
    ),
    nameKey: sortKey('name_key', 'last_name', 'first_name'),
    phoneKey: sortKey('phone_key', 'phone_number'),
    phoneDigits: computed('phone_digits', sql`phone_digits(phone_number)`),
    emailKey: sortKey('email_key', 'email'),
    statusKey: choiceKey('status_key', 'read_status'),
    categoryKey: choiceKey('category_key', 'category'),
    searchText: searchText('id', 'last_name', 'first_name', 'read_status', 'category', 'message'),
    /** Contact details, which are not searched while they are masked. */
    contactText: computed(
      'contact_text',
      sql`search_line(and_word(email) || and_word(phone_number) || and_word('0' || phone_digits(phone_number)))`,
    ),
  },
  (t) => [
    index('contact_messages_name').on(t.nameKey, t.id),
    index('contact_messages_phone').on(t.phoneKey, t.id),
    index('contact_messages_email').on(t.emailKey, t.id),
    index('contact_messages_status').on(t.statusKey, t.id),
    index('contact_messages_category').on(t.categoryKey, t.id),
    index('contact_messages_answer').on(t.answerStatus, t.id),
    index('contact_messages_created').on(t.createdAt, t.id),
    index('contact_messages_search_text').using('gin', t.searchText),
    index('contact_messages_contact_text').using('gin', t.contactText),
  ],
);

/**
 * The outbox of e-mails. A row is written in the transaction of its rejection or reply, and is sent after the commit.
 * The id is part of the Message-ID, which is the same in every try.
 */
export const outgoingMails = pgTable(
  'outgoing_mails',
  {
    id: uuid('id').primaryKey(),
    contactMessageId: integer('contact_message_id').references(() => contactMessages.id),
    artisanId: integer('artisan_id').references(() => artisans.id),
    toAddress: text('to_address').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    state: text('state', { enum: ['queued', 'sending', 'sent', 'failed', 'not-known'] }).notNull(),
    /** The response of the mail server, or the reason of a failure. */
    detail: text('detail'),
    /** The id of the try that sends the mail. Its claim expires unless the sending process renews it. */
    claimedBy: text('claimed_by'),
    claimedUntil: moment('claimed_until'),
    /** Written before the mail server gets the text. If the connection breaks after that, the outcome is unknown. */
    handedOverAt: moment('handed_over_at'),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: moment('next_attempt_at').notNull().defaultNow(),
    createdBy: integer('created_by').references(() => accounts.id),
    /** The e-mail address of the account in `created_by` at that time; a trigger writes it. */
    accountEmail: text('account_email'),
    createdAt: moment('created_at').notNull().defaultNow(),
    finishedAt: moment('finished_at'),
  },
  (t) => [
    index('outgoing_mails_state').on(t.state, t.nextAttemptAt),
    index('outgoing_mails_message').on(t.contactMessageId),
    index('outgoing_mails_artisan').on(t.artisanId),
    check(
      'outgoing_mails_known_state',
      sql`${t.state} in ('queued', 'sending', 'sent', 'failed', 'not-known')`,
    ),
  ],
);

export const identificationMeans = pgTable('identification_means', {
  id: serial('id').primaryKey(),
  name: text('name').notNull(),
  connected: boolean('connected').notNull().default(false),
});
