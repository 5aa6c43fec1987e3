/** Notes of administrators on records, and flags on people. */
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, serial, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { writtenBy } from './office.ts';

/**
 * A note on a record. Triggers refuse every change except that `withdrawn_at` is set once. A withdrawn note still has
 * its text here, but no answer contains it.
 */
export const notes = pgTable(
  'notes',
  {
    id: serial('id').primaryKey(),
    kind: text('kind', { enum: ['artisan', 'client', 'withdrawal', 'job'] }).notNull(),
    subjectId: integer('subject_id').notNull(),
    text: text('text').notNull(),
    ...writtenBy(),
    withdrawnAt: moment('withdrawn_at'),
  },
  (t) => [
    index('notes_subject').on(t.kind, t.subjectId),
    check('notes_known_kind', sql`${t.kind} in ('artisan', 'client', 'withdrawal', 'job')`),
  ],
);

/** The flag of a person. A flag that is taken off is deleted, and only the audit has it. */
export const flags = pgTable(
  'flags',
  {
    kind: text('kind', { enum: ['artisan', 'client'] }).notNull(),
    personId: integer('person_id').notNull(),
    /** A number that is different for each flag, so that a client cannot take off a newer flag by mistake. */
    version: serial('version').notNull(),
    reason: text('reason').notNull(),
    ...writtenBy(),
  },
  (t) => [
    primaryKey({ columns: [t.kind, t.personId] }),
    check('flags_known_kind', sql`${t.kind} in ('artisan', 'client')`),
  ],
);
