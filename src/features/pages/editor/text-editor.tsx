import { useState } from 'react';
import type { AddedText, ChangedText, PageWrite } from '../../../api/pages.ts';
import {
  LeaveConfirmation,
  LeaveGuard,
  useCloseGuard,
} from '../../../components/feedback/leave-guard.tsx';
import { showToast } from '../../../components/feedback/toast.ts';
import { LargeDialog } from '../../../components/ui/large-dialog.tsx';
import { Difference } from '../difference/difference.tsx';
import type { ListedTexts } from '../theirs.ts';
import { BothVersions, Written } from './both-versions.tsx';
import { EditorButtons } from './editor-buttons.tsx';
import { EditorField } from './editor-field.tsx';
import { EditorNotice } from './editor-notice.tsx';
import { FaultSummary } from './fault-summary.tsx';
import type { TextDraft, UnsavedText } from './text-draft.ts';
import { type FieldName, faultOf } from './text-limits.ts';
import { useForm } from './use-form.ts';
import { type TextEdit, useTextEdit } from './use-text-edit.ts';
import { ViewSwitch } from './view-switch.tsx';

interface TextEditorProps {
  /** The title of the dialog, such as "Edit What we collect". */
  title: string;
  /** The page's name. */
  page: string;
  /** About has no name. */
  fields: readonly FieldName[];
  opened: UnsavedText;
  listed: ListedTexts;
  change: PageWrite<ChangedText> | undefined;
  add: PageWrite<AddedText> | undefined;
  /** Why the host cannot add an item, or undefined. */
  notAddedBecause: string | undefined;
  draft: TextDraft;
  onClose: () => void;
}

/** The editor of a public text. Discarding unsaved text needs a confirmation, and every failure keeps the text. */
export function TextEditor(props: TextEditorProps) {
  const { title, page, fields, listed, draft, onClose } = props;
  const [isAsked, setIsAsked] = useState(false);
  const edit: TextEdit = useTextEdit({
    ...props,
    onSaved() {
      void showToast({ title: 'Saved', subject: edit.mine.name || page });
      onClose();
    },
  });
  // The draft keeps the text while another page is open.
  useCloseGuard(edit.isDirty);
  const form = useForm(edit, fields);
  const { view, setView, isConflict } = form;
  const leave = () => {
    draft.save(null);
    onClose();
  };
  const close = () => {
    if (edit.isUnderWay) return;
    if (edit.isDirty) setIsAsked(true);
    else leave();
  };
  return (
    <LargeDialog
      title={title}
      description={`On the public ${page} page`}
      onClose={close}
      initialFocus={form.first}
      footer={
        <EditorButtons
          edit={edit}
          notAddedBecause={props.notAddedBecause}
          onSave={form.submit}
          onTaken={() => form.first.current?.focus()}
          onClose={close}
        />
      }
    >
      <form
        className="flex flex-col gap-4"
        noValidate
        onKeyDown={form.onKeyDown}
        onSubmit={(event) => event.preventDefault()}
      >
        <ViewSwitch
          label="View"
          views={[
            { key: 'write', label: 'Write' },
            { key: 'preview', label: 'Preview' },
            { key: 'difference', label: isConflict ? 'Both versions' : 'Difference' },
          ]}
          view={view}
          onView={setView}
        />
        {form.isRestored && !isConflict && (
          <p role="status" className="text-caption text-info-ink">
            Your unsaved text is restored.
          </p>
        )}
        <FaultSummary faults={form.summary} summary={form.summaryBox} />
        <EditorNotice edit={edit} listed={listed} />
        {/* The same height in every view, so that the switch does not move under the pointer. */}
        <div className="flex flex-col gap-4" style={{ minHeight: 'min(24rem, 50dvh)' }}>
          {view === 'write' &&
            fields.map((field) => (
              <EditorField
                key={field}
                name={field}
                value={edit.mine[field]}
                onChange={(value) => edit.set({ ...edit.mine, [field]: value })}
                fault={form.isTried ? faultOf(field, edit.mine[field]) : null}
                readOnly={edit.isUnderWay}
                field={form.boxes[field]}
              />
            ))}
          {view === 'preview' && (
            <div className="rounded-card border border-line bg-surface px-5 py-4.5">
              <Written text={edit.mine} heading="h3" />
            </div>
          )}
          {view === 'difference' &&
            (isConflict ? (
              <BothVersions theirs={edit.theirs?.text ?? null} mine={edit.mine} />
            ) : (
              <Difference before={edit.start} after={edit.mine} />
            ))}
        </div>
      </form>
      <LeaveGuard
        when={edit.isUnderWay}
        what="The text is being saved, and only this page shows the outcome."
        onLeave={() => undefined}
      />
      {isAsked && (
        <LeaveConfirmation
          what="The text was not saved."
          onStay={() => setIsAsked(false)}
          onLeave={leave}
        />
      )}
    </LargeDialog>
  );
}
