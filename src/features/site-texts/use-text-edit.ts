import type { MutationOptions } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import type { TextContent, TextWrites } from '../../api/site-texts.ts';
import { useWhyOffline } from '../../api/transport/connection.ts';
import { useSingleWrite } from '../../api/writes/use-single-write.ts';
import type { WriteError } from '../../api/writes/write-outcome.ts';
import { randomId } from '../../lib/browser/random-id.ts';
import { useLastTry } from './current-text.ts';
import type { StartText, TextDraftStore, UnsavedText } from './text-draft.ts';

/** The text that an administrator writes, and the outcome of saving it. */
export type TextEdit = ReturnType<typeof useTextEdit>;

const newItem: StartText = { name: '', description: '', id: null, version: null };

export const isSameText = (a: TextContent, b: TextContent) =>
  a.name === b.name && a.description === b.description;

/**
 * Returns a write that deletes the stored draft of its text after a success. Unlike the function of `send`, `onSuccess` also
 * runs if the administrator has left the page before the answer.
 */
function useTextWrite<Variables extends TextContent>(
  write: MutationOptions<string | null, WriteError, Variables>,
  draftStore: TextDraftStore,
) {
  const options = useMemo(
    () => ({
      ...write,
      onSuccess: (_message: string | null, saved: Variables) => {
        const draft = draftStore.read();
        if (draft !== null && isSameText(draft.mine, saved)) draftStore.save(null);
      },
    }),
    [write, draftStore],
  );
  return useSingleWrite(options);
}

/** The page About adds no items. */
const noWrite = {};

/**
 * Holds a text during an edit, stores it as a draft, and saves it. After a lost answer it is safe to send the same write
 * again: the host adds an item once for each key, and saves a text once for each version.
 */
export function useTextEdit(
  { update, items }: TextWrites,
  opened: UnsavedText,
  draftStore: TextDraftStore,
  onSaved: (saved: TextContent) => void,
) {
  const [start, setStart] = useState(opened.start);
  const [mine, setMine] = useState(opened.mine);
  // The key changes only after a refusal, because a press after a lost answer must not add the text twice.
  const [key, setKey] = useState(() => opened.key ?? randomId());
  const [lastRefusal, setLastRefusal] = useState<WriteError | null>(null);
  const change = useTextWrite(update, draftStore);
  const add = useTextWrite<TextContent & { key: string }>(items?.create ?? noWrite, draftStore);
  const whyOffline = useWhyOffline('changed');
  const isNew = start.id === null;
  const { error, isUnderWay } = isNew ? add : change;
  if (error !== lastRefusal && error?.outcome === 'refused') {
    setLastRefusal(error);
    setKey(randomId());
  }
  const lastTry = useLastTry({ error, isUnderWay });
  const theirs = lastTry.current;
  const isDirty = !isSameText(start, mine);

  useEffect(
    () => draftStore.save(isDirty ? { start, mine, key } : null),
    [draftStore, isDirty, start, mine, key],
  );

  const finish = () => onSaved(mine);
  const addAsNew = () => {
    // The text is a new item from now on, so that `save` also adds it if this try fails.
    setStart(newItem);
    add.send({ ...mine, key }, finish);
  };
  const send = ({ id, version }: StartText) =>
    change.send({ ...mine, id: id ?? '', version: version ?? 0 }, finish);
  /** Continues the edit from the host's text and version. */
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
    isFixed: isNew && lastTry.error?.outcome === 'unknown',
    /** The error of the last try; null while another try is under way. */
    error,
    /** The host's text, if saving was refused because of it. */
    theirs,
    whyOffline,
    whyNotSaved: whyOffline ?? (!isNew && !isDirty ? 'Nothing was changed' : undefined),
    save: () => (isNew ? addAsNew() : send(start)),
    /** Saves the text over the host's newer text. */
    saveOver: () => send(rebase()),
    /** Replaces the text with the host's newer text. */
    takeTheirs() {
      const { name, description } = rebase();
      setMine({ name, description });
      change.reset();
    },
    /** Adds the text as a new item, because the edited one was deleted. */
    addAsNew,
  };
}
