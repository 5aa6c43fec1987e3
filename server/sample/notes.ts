import type { flags, notes } from '../db/schema/notes.ts';
import type { auditEntries } from '../db/schema/office.ts';
import { flagChange, noteChange } from '../notes/note-changes.ts';
import { auditRow, type SignedIn } from '../repositories/audit.ts';
import { nameOf, withdrawalOf } from '../repositories/payees.ts';
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
 * Makes a note on the pending withdrawal of the artisan who joined last, on this artisan, on the last job and on its
 * client, and the flag of this artisan. Makes nothing without a pending withdrawal.
 *
 * @param now the time at which the sample is made, in milliseconds since 1970 (UTC)
 */
export function makeNotes(
  withdrawals: readonly Withdrawal[],
  jobs: readonly SampleJob[],
  [actor]: readonly SignedIn[],
  now: number,
): SampleNotes {
  const made: SampleNotes = { notes: [], flags: [], entries: [] };
  const [pending] = withdrawals
    .filter(({ status }) => status === 'pending')
    .toSorted((a, b) => b.artisan.id - a.artisan.id);
  const job = jobs.at(-1);
  if (pending === undefined || job === undefined || actor === undefined) return made;
  const { accountId } = actor;
  const withName = ({ id, firstName, lastName }: SampleJob['artisan' | 'client']) => ({
    id,
    name: `${firstName} ${lastName}`,
  });
  const artisan = withName(pending.artisan);
  const client = withName(job.client);
  const ofArtisan = { artisanId: artisan.id, clientId: null };
  const person = { kind: 'artisan', id: artisan.id, words: nameOf(artisan), ...ofArtisan } as const;
  const records = [
    { kind: 'withdrawal', id: pending.id, words: withdrawalOf(pending.id, artisan), ...ofArtisan },
    person,
    {
      kind: 'job',
      id: job.id,
      words: `job ${job.id}`,
      artisanId: job.artisan.id,
      clientId: client.id,
    },
    { kind: 'client', id: client.id, words: nameOf(client), artisanId: null, clientId: client.id },
  ] as const;
  // The people have joined long before.
  const madeAt: Partial<Record<(typeof records)[number]['kind'], number>> = {
    withdrawal: pending.requestedAt.getTime(),
    job: job.agreedAt,
  };
  for (const [index, record] of records.entries()) {
    const { kind, id: subjectId } = record;
    const at = new Date(Math.max(now - (40 - index * 7) * hour, (madeAt[kind] ?? 0) + hour));
    const id = index + 1;
    made.notes.push({ id, kind, subjectId, text: texts[kind], accountId, at });
    made.entries.push(auditRow(actor, noteChange('add-note', record, id), at));
  }
  const at = new Date(now - 9 * hour);
  const reason = texts.flag;
  made.flags.push({ kind: person.kind, personId: person.id, reason, accountId, at });
  made.entries.push(auditRow(actor, flagChange(person, reason), at));
  return made;
}
