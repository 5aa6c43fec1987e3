import { useEffect, useState } from 'react';
import type { AddedText, ChangedText, NewText, PageWrite } from '../../../api/site-texts.ts';
import { useIsOnline } from '../../../api/transport/connection.ts';
import { settleTimeMs } from '../../../api/writes/use-attempts.ts';
import { useSingleWrite } from '../../../api/writes/use-single-write.ts';
import type { WriteError } from '../../../api/writes/write-outcome.ts';
import { randomId } from '../../../lib/browser/random-id.ts';
import { offlineWords } from '../text-kinds.ts';
import { isSameText, type ListedTexts, type Theirs, theirsOf } from '../theirs.ts';
import type { StartText, TextDraft, UnsavedText } from './text-draft.ts';

interface TextEditOptions {
  opened: UnsavedText;
  listed: ListedTexts;
  /** Changes the text; undefined for a new item. */
  change: PageWrite<ChangedText> | undefined;
  /** Adds the text as an item; undefined for About. */
  add: PageWrite<AddedText> | undefined;
  draft: TextDraft;
  onSaved: () => void;
}

/** The text that an administrator writes, and the outcome of saving it. */
export interface TextEdit {
  start: StartText;
  mine: NewText;
  set: (mine: NewText) => void;
  isDirty: boolean;
  isUnderWay: boolean;
  /** The error of the last try; null while another runs. */
  error: WriteError | null;
  /** The host's text, if saving was refused because of it. */
  theirs: Theirs | undefined;
  /** Whether the page has my text, although the last try did not succeed. */
  isThere: boolean;
  /** Why nothing can be saved now, or undefined. */
  blockedBecause: string | undefined;
  save: () => void;
  saveOver: () => void;
  takeTheirs: () => void;
  addAsNew: () => void;
}

const unknownWords = 'It is not known whether the item was added: read the list first';

/** Keeps an edit from its opening to its end. Only a carried-out write or a decision of the user ends it. */
export function useTextEdit(options: TextEditOptions): TextEdit {
  const { opened, listed, draft, onSaved } = options;
  const [start, setStart] = useState(opened.start);
  const [mine, setMine] = useState(opened.mine);
  // The same text keeps its key until a refusal, so that a lost answer cannot make the next press add it twice.
  const [key, setKey] = useState(() => opened.key ?? randomId());
  const [lastError, setLastError] = useState<WriteError | null>(null);
  const [knownIds] = useState(() => new Set(listed.texts.map(({ id }) => id)));
  const change = useSingleWrite<string | null, ChangedText & AddedText, WriteError>(
    options.change ?? options.add ?? {},
  );
  const add = useSingleWrite(options.add ?? {});
  const isOnline = useIsOnline();
  const isUnderWay = change.isUnderWay || add.isUnderWay;
  const error = add.error ?? change.error;
  if (error !== null && error !== lastError) {
    setLastError(error);
    if (error.outcome === 'refused') setKey(randomId());
  }
  // A refusal stays on screen while the next try runs.
  const refusal = error ?? (isUnderWay ? lastError : null);
  const theirs = refusal === null ? undefined : theirsOf(refusal, start, listed);

  const isUnknown = error?.outcome === 'unknown';
  const isAdding = start.id === null || error === add.error;
  const isListed = listed.texts.some(
    ({ id, text }) => (isAdding ? !knownIds.has(id) : id === start.id) && isSameText(text, mine),
  );
  const isThere =
    isUnknown && listed.readAt > error.at
      ? isListed
      : theirs?.text !== null && theirs?.text !== undefined && isSameText(theirs.text, mine);
  // A changed text has another key, so a second try could add the text twice.
  const isOpen = isUnknown && isAdding && listed.readAt < error.at + settleTimeMs;
  const isDirty = !isThere && !isSameText(start, mine);

  useEffect(
    () => draft.save(isDirty ? { start, mine, key } : null),
    [draft, isDirty, start, mine, key],
  );

  const end = () => {
    draft.save(null);
    onSaved();
  };
  const send = (version: number) => {
    add.reset();
    change.send({ ...mine, id: start.id ?? '', version, key }, end);
  };
  const rebase = (): (StartText & { version: number }) | undefined => {
    if (theirs?.text == null || theirs.version === null) return undefined;
    const next = { ...theirs.text, id: start.id, version: theirs.version };
    setStart(next);
    return next;
  };
  return {
    start,
    mine,
    set(next) {
      setMine(next);
      setKey(randomId());
    },
    isDirty,
    isUnderWay,
    error: isUnderWay ? null : error,
    theirs,
    isThere,
    blockedBecause: isOnline ? (isOpen ? unknownWords : undefined) : offlineWords,
    save: () => send(start.version ?? 0),
    saveOver() {
      const next = rebase();
      if (next !== undefined) send(next.version);
    },
    takeTheirs() {
      const next = rebase();
      if (next === undefined) return;
      setMine({ name: next.name, description: next.description });
      change.reset();
    },
    addAsNew: () => add.send({ ...mine, key }, end),
  };
}
