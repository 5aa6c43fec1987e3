import type { TextContent } from '../../api/site-texts.ts';
import { failureNotice, Notice } from '../../components/feedback/notice.tsx';
import { useWhyNotSendable } from '../../components/host-action/use-is-offered.ts';
import { Button } from '../../components/ui/button.tsx';
import { type CurrentText, conflictTitle } from './current-text.ts';
import { Difference } from './difference.tsx';
import { noVersionWords, type PageKind } from './page-kinds.ts';
import { PageText } from './page-text.tsx';
import type { TextEdit } from './use-text-edit.ts';

/** The two texts of a conflict and their difference: the host's newer one (theirs), and the editor's (mine). */
export function BothVersions({ theirs, mine }: { theirs: CurrentText; mine: TextContent }) {
  return (
    <div className="flex flex-col gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <Version title="Theirs: on the page now" text={theirs.text} />
        <Version title="Mine: not saved" text={mine} />
      </div>
      {theirs.text !== null && (
        <section>
          <h3 className="mb-1.5 text-cell font-strong">From theirs to mine</h3>
          <Difference before={theirs.text} after={mine} />
        </section>
      )}
    </div>
  );
}

function Version({ title, text }: { title: string; text: TextContent | null }) {
  return (
    <section className="min-w-0 rounded-tile border border-line bg-canvas px-3.5 py-2.5">
      <h3 className="mb-1.5 text-cell font-strong text-text-2">{title}</h3>
      {text === null ? (
        <p className="text-body text-text-2">It was deleted.</p>
      ) : (
        <TextPreview text={text} heading="h4" />
      )}
    </section>
  );
}

/** A name and its text as the public page shows them. */
export function TextPreview({
  text,
  heading: Heading,
}: {
  text: TextContent;
  heading: 'h3' | 'h4';
}) {
  return (
    <>
      {text.name !== '' && (
        <Heading className="mb-1.5 text-card-title font-bold">{text.name}</Heading>
      )}
      <PageText text={text.description} />
    </>
  );
}

interface EditorButtonsProps {
  page: PageKind;
  edit: TextEdit;
  /** Checks the form, and calls `send` if the form has no faults. */
  onSave: (send: () => void) => void;
  onTakeTheirs: () => void;
  onClose: () => void;
}

/** The buttons below the editor: Save, or after a conflict the choice between the two versions. */
export function EditorButtons({ page, edit, onSave, onTakeTheirs, onClose }: EditorButtonsProps) {
  const { theirs, isUnderWay, whyOffline, whyNotSaved } = edit;
  const { update, items } = page.writes;
  const whyNotAdded = useWhyNotSendable((items?.create ?? update).operationId, 'changed');
  // A deleted item can only be added again. About has no items, so its text is saved again.
  const isDeleted = theirs?.text === null && items !== undefined;
  const [label, send, whyNot] =
    theirs === undefined
      ? ['Save', edit.save, whyNotSaved]
      : isDeleted
        ? ['Add mine as a new item', edit.addAsNew, whyNotAdded]
        : [
            'Save mine over it',
            edit.saveOver,
            whyOffline ?? (theirs.version === null ? noVersionWords : undefined),
          ];
  return (
    <>
      <Button disabled={isUnderWay} onClick={onClose}>
        Cancel
      </Button>
      {theirs?.text != null && (
        <Button disabled={isUnderWay} onClick={onTakeTheirs}>
          Take theirs
        </Button>
      )}
      <Button
        variant="primary"
        isBusy={isUnderWay}
        disabledBecause={isUnderWay ? undefined : whyNot}
        onClick={() => onSave(send)}
      >
        {label}
      </Button>
    </>
  );
}

/** The notice of a conflict or another failure of the last try to save. */
export function EditorNotice({ edit: { error, theirs } }: { edit: TextEdit }) {
  if (theirs !== undefined) {
    return (
      <Notice
        title={conflictTitle(theirs)}
        text="Nothing was written, and your text is still here. Compare both versions, and decide."
        isFailure={false}
      />
    );
  }
  if (error === null) return null;
  const advice = 'Your text is still here. Saving it again is safe.';
  return <Notice {...failureNotice(error, 'saved', advice)} />;
}
