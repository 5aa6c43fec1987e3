/** Notes on records, flags on people, and the marks that rows have for both. */
import { queryOptions } from '@tanstack/react-query';
import { keys } from '../cache/keys.ts';
import {
  addNote,
  flagPerson,
  listMarks,
  listNotes,
  unflagPerson,
  withdrawNote,
} from '../generated/extensions.ts';
import { listQuery } from '../lists/list-query.ts';
import type { flagFields } from '../parse/generated/flag.ts';
import { markFields } from '../parse/generated/mark.ts';
import { noteFields } from '../parse/generated/note.ts';
import { readList } from '../parse/read-answer.ts';
import type { Clean } from '../parse/read-fields.ts';
import { rowParser } from '../parse/rows.ts';
import type { Path } from '../transport/call.ts';
import { writeOptions } from '../writes/write-options.ts';

/** A record that can have notes. */
export type NotedRecord = Path<'listNotes'>;
export type NotedKind = NotedRecord['kind'];

/** A person who can be flagged. */
export type FlaggedPerson = Path<'flagPerson'>;

/** A note of an administrator on a record. */
export type Note = Clean<typeof noteFields>;

/** Reads all notes on a record, newest first. */
export const notesQuery = (noted: NotedRecord) =>
  listQuery(keys.notesOn(noted.kind, noted.id), 'listNotes', rowParser(noteFields), (options) =>
    listNotes(noted, options),
  );

export type Flag = Clean<typeof flagFields>;

/** The number of notes on a record, and the flags of its people. */
export type Mark = Pick<Clean<typeof markFields>, 'notes' | 'flags'>;

const noMark: Mark = { notes: 0, flags: [] };

const markParser = rowParser(markFields);

/** The highest number of records in one call. */
const maxIds = 100;

interface MarkRequest {
  id: string;
  signal: AbortSignal;
  resolve: (mark: Promise<Mark>) => void;
}

/** The records whose marks the next call reads, by kind: those of the rows that render at the same time. */
const waiting = new Map<NotedKind, MarkRequest[]>();

async function readMarks(
  kind: NotedKind,
  ids: readonly string[],
  signal: AbortSignal,
): Promise<ReadonlyMap<string, Mark>> {
  const answer = await listMarks({ kind, ids: ids.join(',') }, { signal });
  const rows = readList('listMarks', answer, markParser).all();
  return new Map(rows.map(({ id: recordId, notes, flags }) => [recordId ?? '', { notes, flags }]));
}

/** Reads the marks of all waiting records of a kind. A call is aborted when all of its requests are aborted. */
function readWaiting(kind: NotedKind): void {
  const requests = waiting.get(kind) ?? [];
  waiting.delete(kind);
  for (let start = 0; start < requests.length; start += maxIds) {
    const batch = requests.slice(start, start + maxIds);
    const stop = new AbortController();
    const stopIfUnused = () => {
      if (batch.every(({ signal }) => signal.aborted)) stop.abort();
    };
    for (const { signal } of batch) signal.addEventListener('abort', stopIfUnused);
    const marks = readMarks(kind, [...new Set(batch.map(({ id }) => id))], stop.signal);
    for (const { id, resolve } of batch) resolve(marks.then((byId) => byId.get(id) ?? noMark));
  }
}

/** Reads the mark of a record. The marks of several rows are read in one call. */
export const markQuery = ({ kind, id: recordId }: NotedRecord) =>
  queryOptions({
    queryKey: keys.markOf(kind, recordId),
    queryFn: ({ signal }) =>
      new Promise<Mark>((resolve) => {
        const requests = waiting.get(kind) ?? [];
        if (requests.length === 0) setTimeout(readWaiting, 0, kind);
        waiting.set(kind, [...requests, { id: recordId, signal, resolve }]);
      }),
  });

/** Adds a note. A repeated call with the same key adds nothing. Returns the host's message, or null. */
export const addNoteMutation = writeOptions(
  'addNote',
  ({ noted, text: written, key }: { noted: NotedRecord; text: string; key: string }) =>
    addNote(noted, { text: written }, { 'Idempotency-Key': key }),
);

/** Withdraws an own note. Returns the host's message, or null. */
export const withdrawNoteMutation = writeOptions('withdrawNote', withdrawNote);

/** Flags a person. Returns the host's message, or null. */
export const flagPersonMutation = writeOptions(
  'flagPerson',
  ({ person, reason }: { person: FlaggedPerson; reason: string }) => flagPerson(person, { reason }),
);

/** Takes a flag off; `version` is that of the flag on screen. Returns the host's message, or null. */
export const unflagPersonMutation = writeOptions(
  'unflagPerson',
  ({ person, reason, version }: { person: FlaggedPerson; reason: string; version: number }) =>
    unflagPerson(person, { reason, version: String(version) }),
);
