import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { isSameText } from '../theirs.ts';
import { type FieldName, faultOf } from './text-limits.ts';
import type { TextEdit } from './use-text-edit.ts';

type View = 'write' | 'preview' | 'difference';

type Box = HTMLInputElement & HTMLTextAreaElement;

/** Keeps the state of the form: its view, its errors and their focus. */
export function useForm(edit: TextEdit, fields: readonly FieldName[]) {
  const [view, setView] = useState<View>('write');
  const [isTried, setIsTried] = useState(false);
  const [tries, setTries] = useState(0);
  const summaryBox = useRef<HTMLDivElement>(null);
  const boxes = { name: useRef<Box>(null), description: useRef<Box>(null) };
  const [restored] = useState(() => (edit.isDirty ? edit.mine : null));
  const faults = fields.flatMap((field) => {
    const text = faultOf(field, edit.mine[field]);
    const focus = () => {
      // The other views have no fields.
      flushSync(() => setView('write'));
      boxes[field].current?.focus();
    };
    return text === null ? [] : [{ text, focus }];
  });
  const isConflict = edit.theirs !== undefined && !edit.isThere;
  const [wasConflict, setWasConflict] = useState(false);
  if (isConflict !== wasConflict) {
    setWasConflict(isConflict);
    setView(isConflict ? 'difference' : 'write');
  }

  useEffect(() => {
    if (tries > 0) summaryBox.current?.focus();
  }, [tries]);

  const submit = (send: () => void) => {
    if (edit.isUnderWay) return;
    setIsTried(true);
    if (faults.length === 0) {
      send();
      return;
    }
    setView('write');
    setTries(tries + 1);
  };
  return {
    view,
    setView,
    isTried,
    isRestored: restored !== null && isSameText(restored, edit.mine),
    isConflict,
    boxes,
    first: boxes[fields[0] ?? 'description'],
    summaryBox,
    summary: isTried ? faults : [],
    submit,
    /** Saves with Ctrl+Enter, or ⌘+Enter on a Mac. A decision between two versions needs its own button. */
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      if (whyNotSavable(edit) === undefined && !isConflict) submit(edit.save);
    },
  };
}

/** Returns why the text cannot be saved now, or undefined. */
export function whyNotSavable(edit: TextEdit): string | undefined {
  if (edit.blockedBecause !== undefined) return edit.blockedBecause;
  const isUnchanged = edit.start.id !== null && isSameText(edit.start, edit.mine);
  return isUnchanged ? 'Nothing was changed' : undefined;
}
