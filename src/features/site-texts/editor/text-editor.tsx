import { useId, useState } from 'react';
import type { AddedText, ChangedText, NewText, PageWrite } from '../../../api/site-texts.ts';
import {
  LeaveConfirmation,
  LeaveGuard,
  useCloseGuard,
} from '../../../components/feedback/leave-guard.tsx';
import { showToast } from '../../../components/feedback/toast.ts';
import { LargeDialog } from '../../../components/ui/large-dialog.tsx';
import { Difference } from '../difference/difference.tsx';
import { PageText } from '../page-text.tsx';
import type { ListedTexts } from '../theirs.ts';
import { EditorButtons } from './editor-buttons.tsx';
import { EditorField } from './editor-field.tsx';
import { EditorNotice } from './editor-notice.tsx';
import { FaultSummary } from './fault-summary.tsx';
import type { TextDraft, UnsavedText } from './text-draft.ts';
import { type FieldName, faultOf } from './text-limits.ts';
import { useForm } from './use-form.ts';
import { type TextEdit, useTextEdit } from './use-text-edit.ts';

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

interface BothVersionsProps {
  theirs: NewText | null;
  mine: NewText;
}

/** The text of the host beside the text in the editor, and the difference between them. */
function BothVersions({ theirs, mine }: BothVersionsProps) {
  return (
    <div className="flex flex-col gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <Version title="Theirs: on the page now" text={theirs} />
        <Version title="Mine: not saved" text={mine} />
      </div>
      {theirs !== null && (
        <section>
          <h3 className="mb-1.5 text-cell font-strong">From theirs to mine</h3>
          <Difference before={theirs} after={mine} />
        </section>
      )}
    </div>
  );
}

function Version({ title, text }: { title: string; text: NewText | null }) {
  return (
    <section className="min-w-0 rounded-tile border border-line bg-canvas px-3.5 py-2.5">
      <h3 className="mb-1.5 text-cell font-strong text-text-2">{title}</h3>
      {text === null ? (
        <p className="text-body text-text-2">It was deleted.</p>
      ) : (
        <Written text={text} heading="h4" />
      )}
    </section>
  );
}

interface WrittenProps {
  text: NewText;
  heading: 'h3' | 'h4';
}

/** A name and its text as the public page shows them. */
function Written({ text: { name, description }, heading: Heading }: WrittenProps) {
  return (
    <>
      {name !== '' && <Heading className="mb-1.5 text-card-title font-bold">{name}</Heading>}
      <PageText text={description} />
    </>
  );
}

interface ViewSwitchProps<View extends string> {
  label: string;
  views: readonly { key: View; label: string }[];
  view: View;
  onView: (view: View) => void;
}

/** A choice of one view. It has radio buttons, so that the arrow keys move between the views. */
function ViewSwitch<View extends string>(props: ViewSwitchProps<View>) {
  const { label, views, view, onView } = props;
  const name = useId();
  return (
    <fieldset className="flex shrink-0 self-start rounded-control border border-line-strong bg-surface-2 p-0.5">
      <legend className="sr-only">{label}</legend>
      {views.map(({ key, label: choice }) => (
        <label
          key={key}
          className="cursor-pointer rounded-key px-2.5 py-1 text-cell font-medium text-text-2 has-checked:bg-surface has-checked:text-text has-checked:shadow-1 has-focus-visible:outline-2 has-focus-visible:outline-focus max-lg:py-2.5 coarse:py-2.5 dark:has-checked:bg-surface-3 dark:has-checked:[box-shadow:0_0_0_1px_var(--color-line-strong)]"
        >
          <input
            type="radio"
            name={name}
            className="sr-only"
            checked={view === key}
            onChange={() => onView(key)}
          />
          {choice}
        </label>
      ))}
    </fieldset>
  );
}
