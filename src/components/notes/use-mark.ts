import { type Flag, type Mark, markQuery, type NotedKind } from '../../api/extensions/notes.ts';
import { type LoadState, useRead } from '../../api/lists/use-read.ts';
import { useIsOffered } from '../host-action/use-is-offered.ts';

/** Reads the mark of a record. Without an id, or on a host without marks, the data stays undefined. */
export function useMark({ kind, id }: { kind: NotedKind; id: string | null }): LoadState<Mark> {
  const isOffered = useIsOffered('listMarks') === true;
  return useRead({ ...markQuery({ kind, id: id ?? '' }), enabled: isOffered && id !== null });
}

/** Returns a flag in words, with the person whose flag it is, because a job has two people. */
export const flagText = ({ kind, reason }: Flag): string =>
  `${kind === 'client' ? 'Client' : 'Artisan'} flagged: ${reason ?? 'NIL'}`;
