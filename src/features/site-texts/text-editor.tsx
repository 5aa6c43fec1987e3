import { type KeyboardEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { formatCount } from '../../../domain/count.ts';
import { lengthOf, maxLengths } from '../../../domain/text-limits.ts';
import {
  LeaveConfirmation,
  LeaveGuard,
  useCloseGuard,
} from '../../components/feedback/leave-guard.tsx';
import { showToast } from '../../components/feedback/toast.ts';
import { TextArea } from '../../components/record-edit/text-area.tsx';
import { LargeDialog } from '../../components/ui/large-dialog.tsx';
import { RadioSwitch } from '../../components/ui/radio-switch.tsx';
import { TextField } from '../../components/ui/text-field.tsx';
import { Difference } from './difference.tsx';
import { BothVersions, EditorButtons, EditorNotice, TextPreview } from './editor-views.tsx';
import { itemName, type PageKind } from './page-kinds.ts';
import type { TextDraftStore, UnsavedText } from './text-draft.ts';
import { isSameText, useTextEdit } from './use-text-edit.ts';

type EditorView = 'write' | 'preview' | 'difference';

const limits = {
  name: { label: 'Name', maxLength: maxLengths.name },
  description: { label: 'Text', maxLength: maxLengths.text },
} as const;

type FieldName = keyof typeof limits;

function faultOf(field: FieldName, text: string): string | null {
  const what = limits[field].label.toLowerCase();
  if (text.trim() === '') return `Enter the ${what}`;
  const excess = lengthOf(text) - limits[field].maxLength;
  if (excess <= 0) return null;
  return `The ${what} has ${formatCount(excess)} ${excess === 1 ? 'character' : 'characters'} too many`;
}

/** Returns the counter of a field near its limit, such as "19,120 of 20,000 characters"; else undefined. */
function counterOf(field: FieldName, text: string): string | undefined {
  const length = lengthOf(text);
  const { maxLength } = limits[field];
  return length < maxLength * 0.9
    ? undefined
    : `${formatCount(length)} of ${formatCount(maxLength)} characters`;
}

interface TextEditorProps {
  page: PageKind;
  opened: UnsavedText;
  draftStore: TextDraftStore;
  onClose: () => void;
}

/** The editor of a public text. Discarding unsaved text needs a confirmation. The text stays after every failure. */
export function TextEditor({ page, opened, draftStore, onClose }: TextEditorProps) {
  const edit = useTextEdit(page.writes, opened, draftStore, (saved) => {
    void showToast({ title: 'Saved', text: saved.name || page.title });
    onClose();
  });
  const { theirs, mine, start } = edit;
  const isConflict = theirs !== undefined;
  const hasName = page.writes.items !== undefined;
  const fields: readonly FieldName[] = hasName ? ['name', 'description'] : ['description'];
  const nameBox = useRef<HTMLInputElement>(null);
  const textBox = useRef<HTMLTextAreaElement>(null);
  const [restoredText] = useState(() => (edit.isDirty ? mine : null));
  const [confirmation, setConfirmation] = useState<'leave' | 'take' | null>(null);
  const [areFaultsShown, setAreFaultsShown] = useState(false);
  const [view, setView] = useState<EditorView>('write');
  const [wasConflict, setWasConflict] = useState(false);
  if (isConflict !== wasConflict) {
    setWasConflict(isConflict);
    setView(isConflict ? 'difference' : 'write');
  }
  // Leaving the page needs no confirmation, because the draft store has the text. Closing the tab needs one.
  useCloseGuard(edit.isDirty);

  const leave = () => {
    draftStore.save(null);
    onClose();
  };
  const close = () => {
    if (edit.isUnderWay) return;
    if (edit.isDirty) setConfirmation('leave');
    else leave();
  };
  const submit = (send: () => void) => {
    if (edit.isUnderWay) return;
    const faulty = fields.find((field) => faultOf(field, mine[field]) !== null);
    if (faulty === undefined) return send();
    flushSync(() => {
      setAreFaultsShown(true);
      // The other views have no field to focus.
      setView('write');
    });
    (faulty === 'name' ? nameBox : textBox).current?.focus();
  };
  const fieldProps = (name: FieldName) => {
    const fault = areFaultsShown ? faultOf(name, mine[name]) : null;
    return {
      label: limits[name].label,
      value: mine[name],
      required: true,
      readOnly: edit.isUnderWay || edit.isFixed,
      isInvalid: fault !== null,
      hint: fault ?? counterOf(name, mine[name]),
      onChange: (event: { target: { value: string } }) =>
        edit.set({ ...mine, [name]: event.target.value }),
    };
  };
  const title = start.id === null ? 'Add Item' : `Edit ${itemName(page, start)}`;
  return (
    <LargeDialog
      title={hasName ? title : `Update ${page.title}`}
      description={`On the public ${page.title} page`}
      onClose={close}
      initialFocus={hasName ? nameBox : textBox}
      footer={
        <EditorButtons
          page={page}
          edit={edit}
          onSave={submit}
          onTakeTheirs={() => (edit.isDirty ? setConfirmation('take') : edit.takeTheirs())}
          onClose={close}
        />
      }
    >
      <form
        noValidate
        onSubmit={(event) => event.preventDefault()}
        onKeyDown={(event: KeyboardEvent) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
          event.preventDefault();
          // After a conflict, only the buttons choose between the two versions.
          if (edit.whyNotSaved === undefined && !isConflict) submit(edit.save);
        }}
      >
        <RadioSwitch<EditorView>
          label="View"
          choices={[
            { key: 'write', label: 'Write' },
            { key: 'preview', label: 'Preview' },
            { key: 'difference', label: isConflict ? 'Both versions' : 'Difference' },
          ]}
          chosen={view}
          onChoose={(chosen = 'write') => setView(chosen)}
        />
        {restoredText !== null && !isConflict && isSameText(restoredText, mine) && (
          <p role="status" className="mt-3 text-caption text-info-ink">
            Your unsaved text is restored.
          </p>
        )}
        <EditorNotice edit={edit} />
        {/* The minimum height keeps the switch of the views from moving under the pointer. */}
        <div className="mt-3" style={{ minHeight: 'min(26rem, 55dvh)' }}>
          {view === 'write' && hasName && <TextField ref={nameBox} {...fieldProps('name')} />}
          {view === 'write' && <TextArea ref={textBox} rows={12} {...fieldProps('description')} />}
          {view === 'preview' && (
            <div className="rounded-card border border-line bg-surface px-5 py-4.5">
              <TextPreview text={mine} heading="h3" />
            </div>
          )}
          {view === 'difference' &&
            (isConflict ? (
              <BothVersions theirs={theirs} mine={mine} />
            ) : (
              <Difference before={start} after={mine} />
            ))}
        </div>
      </form>
      <LeaveGuard
        isNeeded={edit.isUnderWay}
        sentence="The text is being saved, and only this page shows the outcome."
        onLeave={() => undefined}
      />
      {confirmation === 'leave' && (
        <LeaveConfirmation
          sentence="The text was not saved."
          onStay={() => setConfirmation(null)}
          onLeave={leave}
        />
      )}
      {confirmation === 'take' && (
        <LeaveConfirmation
          title="Take their text?"
          sentence="Your text was not saved. Their text replaces it in the editor."
          stay="Keep mine"
          leave="Discard mine"
          onStay={() => setConfirmation(null)}
          onLeave={() => {
            edit.takeTheirs();
            setConfirmation(null);
          }}
        />
      )}
    </LargeDialog>
  );
}
