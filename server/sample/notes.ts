import type { flags, notes } from '../db/schema/notes.ts';
import type { auditEntries } from '../db/schema/office.ts';
import { flagSet, noteAdded } from '../notes/note-changes.ts';
import { auditRow } from '../repositories/audit.ts';
import { nameOf, withdrawalOf } from '../repositories/payees.ts';
import type { SampleActor } from './administrators.ts';
import texts from './data/notes.json' with { type: 'json' };
import type { SampleJob } from './jobs.ts';
import { hour } from './moments.ts';
import type { Withdrawal } from './payments.ts';

interface SampleNotes {
  notes: (typeof notes.$inferInsert)[];
  flags: (typeof flags.$inferInsert)[];
  entries: (typeof auditEntries.$inferInsert)[];
}

/**
 * Makes a note on the withdrawal that waits for the artisan who joined last, on this artisan, and on the last job and its
 * client; and the flag of this artisan. Without a withdrawal that waits, there are none.
 */
export function makeNotes(
  withdrawals: readonly Withdrawal[],
  jobs: readonly SampleJob[],
  [actor]: readonly SampleActor[],
  now: number,
): SampleNotes {
  const made: SampleNotes = { notes: [], flags: [], entries: [] };
  const [waiting] = withdrawals
    .filter(({ status }) => status === 'pending')
    .toSorted((a, b) => b.artisan.id - a.artisan.id);
  const job = jobs.at(-1);
  if (waiting === undefined || job === undefined || actor === undefined) return made;
  const { accountId } = actor;
  const named = ({ id, firstName, lastName }: SampleJob['artisan' | 'client']) => ({
    id,
    name: `${firstName} ${lastName}`,
  });
  const { artisan } = waiting;
  const records = [
    {
      kind: 'withdrawal',
      id: waiting.id,
      words: withdrawalOf(waiting.id, named(artisan)),
      artisanId: artisan.id,
    },
    { kind: 'artisan', id: artisan.id, words: nameOf(named(artisan)), artisanId: artisan.id },
    { kind: 'job', id: job.id, words: `job ${job.id}`, artisanId: job.artisan.id },
    { kind: 'client', id: job.client.id, words: nameOf(named(job.client)), artisanId: null },
  ] as const;
  for (const [index, { kind, id, words, artisanId }] of records.entries()) {
    const at = new Date(now - (40 - index * 7) * hour);
    const clientId = kind === 'job' || kind === 'client' ? job.client.id : null;
    const noteId = index + 1;
    made.notes.push({ id: noteId, kind, subjectId: id, text: texts[kind], accountId, at });
    const change = noteAdded({ kind, id }, { words, noteId, artisanId, clientId });
    made.entries.push(auditRow(actor, change, at));
  }
  const at = new Date(now - 9 * hour);
  const person = { kind: 'artisan', id: artisan.id } as const;
  const reason = texts.flag;
  made.flags.push({ kind: person.kind, personId: person.id, reason, accountId, at });
  const people = { artisanId: artisan.id, clientId: null };
  made.entries.push(
    auditRow(actor, flagSet(person, { words: nameOf(named(artisan)), reason, ...people }), at),
  );
  return made;
}
