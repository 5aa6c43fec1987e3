import { useEffect, useState } from 'react';
import type { NewText, TextWrites } from '../../api/site-texts.ts';
import { useIsOnline } from '../../api/transport/connection.ts';
import { useSingleWrite } from '../../api/writes/use-single-write.ts';
import type { WriteError } from '../../api/writes/write-outcome.ts';
import { randomId } from '../../lib/browser/random-id.ts';
import { useLastTry } from './current-text.ts';
import { offlineWords } from './page-kinds.ts';
import type { StartText, TextDraft, UnsavedText } from './text-draft.ts';

/** The text that an administrator writes, and the outcome of saving it. */
export type TextEdit = ReturnType<typeof useTextEdit>;

const newItem: StartText = { name: '', description: '', id: null, version: null };

/** Whether two texts are the same. */
export const isSameText = (a: NewText, b: NewText) =>
  a.name === b.name && a.description === b.description;

/**
 * Keeps an edit from its opening to its end. Only a carried-out write or a decision of the user ends it. After a lost
 * answer the same write is safe: the host adds an item once for each key, and saves a text once for each version.
 */
export function useTextEdit(
  { update, items }: TextWrites,
  opened: UnsavedText,
  draft: TextDraft,
  onSaved: (saved: NewText) => void,
) {
  const [start, setStart] = useState(opened.start);
  const [mine, setMine] = useState(opened.mine);
  // The same key until a refusal, so that a lost answer cannot make the next press add the text twice.
  const [key, setKey] = useState(() => opened.key ?? randomId());
  const [refused, setRefused] = useState<WriteError | null>(null);
  const change = useSingleWrite(update);
  const add = useSingleWrite(items?.create ?? {});
  const isOnline = useIsOnline();
  const isNew = start.id === null;
  const { error, isUnderWay } = isNew ? add : change;
  if (error !== refused && error?.outcome === 'refused') {
    setRefused(error);
    setKey(randomId());
  }
  const last = useLastTry({ error, isUnderWay });
  const theirs = last.current;
  const isDirty = !isSameText(start, mine);

  useEffect(
    () => draft.save(isDirty ? { start, mine, key } : null),
    [draft, isDirty, start, mine, key],
  );

  const end = () => {
    draft.save(null);
    onSaved(mine);
  };
  const addAsNew = () => {
    // From now on the text is a new item: each further try is the same write, with the same key.
    setStart(newItem);
    add.send({ ...mine, key }, end);
  };
  const send = ({ id, version }: StartText) =>
    change.send({ ...mine, id: id ?? '', version: version ?? 0 }, end);
  const rebase = (): StartText => {
    const next = { ...start, ...theirs?.text, version: theirs?.version ?? start.version };
    setStart(next);
    return next;
  };
  return {
    start,
    mine,
    set: setMine,
    isDirty,
    isUnderWay,
    /** Whether the text must stay as it was sent, because the item may have been added. */
    isFixed: isNew && last.error?.outcome === 'unknown',
    /** The error of the last try; null while another is under way. */
    error: isUnderWay ? null : error,
    /** The host's text, if saving was refused because of it. */
    theirs,
    /** Why nothing can be saved now, or undefined. */
    blockedBecause: isOnline ? undefined : offlineWords,
    save: () => (isNew ? addAsNew() : send(start)),
    saveOver: () => send(rebase()),
    takeTheirs() {
      const { name, description } = rebase();
      setMine({ name, description });
      change.reset();
    },
    addAsNew,
  };
}
