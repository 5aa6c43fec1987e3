import { RotateCcw, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ContentItem, RecordVersion, TextWrite } from '../../api/site-texts.ts';
import { useWhyOffline } from '../../api/transport/connection.ts';
import { useSingleWrite } from '../../api/writes/use-single-write.ts';
import { failureNotice, Notice } from '../../components/feedback/notice.tsx';
import { showToast } from '../../components/feedback/toast.ts';
import { useWhyNotOffered } from '../../components/host-action/use-is-offered.ts';
import { AlertDialog, CancelButton } from '../../components/ui/alert-dialog.tsx';
import { Button } from '../../components/ui/button.tsx';
import { useCloseAutoFocus } from '../../components/ui/return-focus.ts';
import { type CurrentText, conflictTitle, useLastTry } from './current-text.ts';
import { Difference } from './difference.tsx';
import { itemName, type PageKind, textOf } from './page-kinds.ts';
import { PageText } from './page-text.tsx';

const verbs = {
  Delete: { past: 'Deleted', icon: Trash2, tone: 'bad', variant: 'danger' },
  Restore: { past: 'Restored', icon: RotateCcw, tone: 'info', variant: 'primary' },
} as const;

interface TextConfirmationProps {
  title: string;
  description: string;
  verb: keyof typeof verbs;
  name: string;
  write: TextWrite<RecordVersion>;
  id: string | null;
  /** The newest version of the text that was on screen. */
  version: number | null;
  /** Returns the text or the difference that the box shows. After a conflict, `current` is the host's newer text. */
  evidence: (current: CurrentText | undefined) => ReactNode;
  onClose: () => void;
}

/** The confirmation before a text is deleted or restored. The focus starts on Cancel. A failure does not close it. */
export function TextConfirmation(props: TextConfirmationProps) {
  const { verb, name, id, onClose } = props;
  const { past, icon: Icon, tone, variant } = verbs[verb];
  const write = useSingleWrite(props.write);
  const { isUnderWay } = write;
  const whyOffline = useWhyOffline('changed');
  const { error, current } = useLastTry(write);
  const version = current?.version ?? props.version;
  // A text that somebody else deleted cannot be deleted again, but it can be restored.
  const isDeleted = verb === 'Delete' && (current?.text === null || error?.status === 404);
  const canOnlyClose = !isUnderWay && (isDeleted || error?.status === 404);
  return (
    <AlertDialog
      {...useCloseAutoFocus()}
      title={props.title}
      description={props.description}
      onClose={onClose}
      locked={isUnderWay}
      badge={<Icon size={20} />}
      badgeTone={tone}
      footer={
        <>
          <CancelButton disabled={isUnderWay} className="min-w-21">
            {canOnlyClose ? 'Close' : 'Cancel'}
          </CancelButton>
          {!canOnlyClose && (
            <Button
              variant={variant}
              isBusy={isUnderWay}
              disabledBecause={isUnderWay ? undefined : whyOffline}
              onClick={() => {
                if (id === null || version === null) return;
                write.send({ id, version }, () => {
                  void showToast({ title: past, text: name });
                  onClose();
                });
              }}
              className="min-w-21"
            >
              {current === undefined ? verb : `${verb} anyway`}
            </Button>
          )}
        </>
      }
    >
      {isDeleted ? (
        <Notice
          title="It was deleted meanwhile"
          text={`${name} is no longer on the page.`}
          isFailure={false}
        />
      ) : current !== undefined ? (
        <Notice
          title={conflictTitle(current)}
          text={`Nothing was ${past.toLowerCase()}. Look at the difference below, and decide again.`}
          isFailure={false}
        />
      ) : (
        error !== null && (
          <Notice {...failureNotice(error, past.toLowerCase(), 'A second try is safe.')} />
        )
      )}
      {/* A long text scrolls in the box, so that the buttons stay on screen. */}
      <div className="mt-4 max-h-60 shrink-0 overflow-y-auto rounded-tile border border-line bg-canvas px-3.5 py-2.5">
        {props.evidence(current)}
      </div>
    </AlertDialog>
  );
}

interface DeleteConfirmationProps {
  page: PageKind;
  write: TextWrite<RecordVersion>;
  item: ContentItem;
  onClose: () => void;
}

/** The confirmation before an item is deleted. */
export function DeleteConfirmation({ page, item, ...props }: DeleteConfirmationProps) {
  const whyNotListed = useWhyNotOffered('listPageVersions');
  const whyNotRestored = useWhyNotOffered('restorePageVersion');
  const name = itemName(page, item);
  const undoText =
    (whyNotListed ?? whyNotRestored) === undefined
      ? 'It stays among the versions, and you can restore it there.'
      : "You won't be able to revert this!";
  return (
    <TextConfirmation
      {...props}
      title={`Delete ${name}?`}
      description={`It leaves the public ${page.title} page at once. ${undoText}`}
      verb="Delete"
      name={name}
      id={item.id}
      version={item.version}
      evidence={(current) =>
        current === undefined ? (
          <PageText text={item.description ?? 'NIL'} />
        ) : (
          <Difference before={textOf(item)} after={current.text} />
        )
      }
    />
  );
}
