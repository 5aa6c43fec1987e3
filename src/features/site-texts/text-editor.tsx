import { type KeyboardEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  LeaveConfirmation,
  LeaveGuard,
  useCloseGuard,
} from '../../components/feedback/leave-guard.tsx';
import { failureNotice, Notice } from '../../components/feedback/notice.tsx';
import { showToast } from '../../components/feedback/toast.ts';
import { useWhyNotOffered } from '../../components/host-action/use-host-action.ts';
import { TextArea } from '../../components/record-edit/text-area.tsx';
import { Button } from '../../components/ui/button.tsx';
import { LargeDialog } from '../../components/ui/large-dialog.tsx';
import { RadioSwitch } from '../../components/ui/radio-switch.tsx';
import { TextField } from '../../components/ui/text-field.tsx';
import { Difference } from './difference.tsx';
import { BothVersions, type EditorView, WrittenText } from './editor-views.tsx';
import { itemName, noVersionWords, type PageKind } from './page-kinds.ts';
import type { TextDraft, UnsavedText } from './text-draft.ts';
import { counterOf, type FieldName, faultOf, labels } from './text-limits.ts';
import { isSameText, type TextEdit, useTextEdit } from './use-text-edit.ts';

interface TextEditorProps {
  page: PageKind;
  opened: UnsavedText;
  draft: TextDraft;
  onClose: () => void;
}

/** The editor of a public text. Discarding unsaved text needs a confirmation, and every failure keeps the text. */
export function TextEditor({ page, opened, draft, onClose }: TextEditorProps) {
  const edit = useTextEdit(page.writes, opened, draft, (saved) => {
    void showToast({ title: 'Saved', subject: saved.name || page.title });
    onClose();
  });
  const { theirs, mine } = edit;
  const isConflict = theirs !== undefined;
  const hasName = page.writes.items !== undefined;
  const fields: readonly FieldName[] = hasName ? ['name', 'description'] : ['description'];
  const nameBox = useRef<HTMLInputElement>(null);
  const textBox = useRef<HTMLTextAreaElement>(null);
  const [restored] = useState(() => (edit.isDirty ? mine : null));
  const [asked, setAsked] = useState<'leave' | 'take' | null>(null);
  const [isTried, setIsTried] = useState(false);
  const [view, setView] = useState<EditorView>('write');
  const [wasConflict, setWasConflict] = useState(false);
  if (isConflict !== wasConflict) {
    setWasConflict(isConflict);
    setView(isConflict ? 'difference' : 'write');
  }
  // The draft keeps the text while another page is open.
  useCloseGuard(edit.isDirty);

  const leave = () => {
    draft.save(null);
    onClose();
  };
  const close = () => {
    if (edit.isUnderWay) return;
    if (edit.isDirty) setAsked('leave');
    else leave();
  };
  const submit = (send: () => void) => {
    if (edit.isUnderWay) return;
    const faulty = fields.find((field) => faultOf(field, mine[field]) !== null);
    if (faulty === undefined) return send();
    flushSync(() => {
      setIsTried(true);
      // The other views have no fields.
      setView('write');
    });
    (faulty === 'name' ? nameBox : textBox).current?.focus();
  };
  const fieldProps = (name: FieldName) => {
    const fault = isTried ? faultOf(name, mine[name]) : null;
    return {
      label: labels[name],
      value: mine[name],
      required: true,
      readOnly: edit.isUnderWay || edit.isFixed,
      invalid: fault !== null,
      hint: fault ?? counterOf(name, mine[name]),
      onChange: (event: { target: { value: string } }) =>
        edit.set({ ...mine, [name]: event.target.value }),
    };
  };
  const { start } = edit;
  const title = start.id === null ? 'Add Item' : `Edit ${itemName(page.key, start)}`;
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
          onTake={() => (edit.isDirty ? setAsked('take') : edit.takeTheirs())}
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
          // A decision between two versions needs its own button.
          if (whyNotSavable(edit) === undefined && !isConflict) submit(edit.save);
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
        {restored !== null && !isConflict && isSameText(restored, mine) && (
          <p role="status" className="mt-3 text-caption text-info-ink">
            Your unsaved text is restored.
          </p>
        )}
        <EditorNotice edit={edit} />
        {/* The same height in every view, so that the switch does not move under the pointer. */}
        <div className="mt-3" style={{ minHeight: 'min(26rem, 55dvh)' }}>
          {view === 'write' && hasName && <TextField ref={nameBox} {...fieldProps('name')} />}
          {view === 'write' && <TextArea ref={textBox} rows={12} {...fieldProps('description')} />}
          {view === 'preview' && (
            <div className="rounded-card border border-line bg-surface px-5 py-4.5">
              <WrittenText text={mine} heading="h3" />
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
        when={edit.isUnderWay}
        what="The text is being saved, and only this page shows the outcome."
        onLeave={() => undefined}
      />
      {asked === 'leave' && (
        <LeaveConfirmation
          what="The text was not saved."
          onStay={() => setAsked(null)}
          onLeave={leave}
        />
      )}
      {asked === 'take' && (
        <LeaveConfirmation
          title="Take their text?"
          what="Your text was not saved. Their text replaces it in the editor."
          stay="Keep mine"
          leave="Discard mine"
          onStay={() => setAsked(null)}
          onLeave={() => {
            edit.takeTheirs();
            setAsked(null);
          }}
        />
      )}
    </LargeDialog>
  );
}

/** Returns why the text cannot be saved now, or undefined. */
function whyNotSavable({ blockedBecause, start, isDirty }: TextEdit): string | undefined {
  return blockedBecause ?? (start.id !== null && !isDirty ? 'Nothing was changed' : undefined);
}

interface EditorButtonsProps {
  page: PageKind;
  edit: TextEdit;
  /** Checks the form, and calls `send` if it has no faults. */
  onSave: (send: () => void) => void;
  onTake: () => void;
  onClose: () => void;
}

/** The buttons below the editor: Save, or the decision between two versions. */
function EditorButtons({ page, edit, onSave, onTake, onClose }: EditorButtonsProps) {
  const { theirs, isUnderWay, blockedBecause } = edit;
  const { update, items } = page.writes;
  const notAdded = useWhyNotOffered((items?.create ?? update).operationId);
  // About has only one text, so a deleted one is written again.
  const isDeleted = theirs?.text === null && items !== undefined;
  const [label, send, lock] =
    theirs === undefined
      ? ['Save', edit.save, whyNotSavable(edit)]
      : isDeleted
        ? ['Add mine as a new item', edit.addAsNew, blockedBecause ?? notAdded]
        : [
            'Save mine over it',
            edit.saveOver,
            blockedBecause ?? (theirs.version === null ? noVersionWords : undefined),
          ];
  return (
    <>
      <Button disabled={isUnderWay} onClick={onClose}>
        Cancel
      </Button>
      {theirs?.text != null && (
        <Button disabled={isUnderWay} onClick={onTake}>
          Take theirs
        </Button>
      )}
      <Button
        variant="primary"
        busy={isUnderWay}
        disabledBecause={isUnderWay ? undefined : lock}
        onClick={() => onSave(send)}
      >
        {label}
      </Button>
    </>
  );
}

/** The outcome of the last try. The typed text stays in the form. */
function EditorNotice({ edit: { error, theirs } }: { edit: TextEdit }) {
  if (theirs !== undefined) {
    return (
      <Notice
        title={theirs.text === null ? 'It was deleted meanwhile' : 'It was changed meanwhile'}
        text="Nothing was written, and your text is still here. Compare both versions, and decide."
        isFailure={false}
      />
    );
  }
  if (error === null) return null;
  const advice = 'Your text is still here. Saving it again is safe.';
  return <Notice {...failureNotice(error, 'saved', advice)} />;
}
