import { RotateCcw, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  type ContentItem,
  type RecordVersion,
  restoreMutation,
  type TextWrite,
} from '../../api/site-texts.ts';
import { useIsOnline } from '../../api/transport/connection.ts';
import { useSingleWrite } from '../../api/writes/use-single-write.ts';
import { failureNotice, Notice } from '../../components/feedback/notice.tsx';
import { showToast } from '../../components/feedback/toast.ts';
import { useWhyNotOffered } from '../../components/host-action/use-host-action.ts';
import { AlertDialog, AlertDialogCancel, shownFocus } from '../../components/ui/alert-dialog.tsx';
import { Button } from '../../components/ui/button.tsx';
import { useReturnFocus } from '../../components/ui/return-focus.ts';
import { type CurrentText, currentTextIn, textOf, useLastError } from './current-text.ts';
import { Difference } from './difference.tsx';
import { itemName, offlineWords, type PageKind } from './page-kinds.ts';
import { PageText } from './page-text.tsx';
import { textAfter, type VersionStep } from './version-steps.ts';

interface TextConfirmationProps {
  title: string;
  description: string;
  /** The label of the button. */
  verb: 'Delete' | 'Restore';
  /** The outcome: the title of the toast, and a word of the notices. */
  past: 'Deleted' | 'Restored';
  /** The name of the text. */
  name: string;
  write: TextWrite<RecordVersion>;
  id: string | null;
  /** The version of the text that was on screen. */
  version: number | null;
  /** Returns the text that is decided on; after a conflict, with the host's text. */
  evidence: (current: CurrentText | undefined) => ReactNode;
  onClose: () => void;
}

/** The confirmation before a text is deleted or restored. Focus starts on Cancel; it stays open after a failure. */
function TextConfirmation(props: TextConfirmationProps) {
  const { verb, past, name, id, onClose } = props;
  const write = useSingleWrite(props.write);
  const isOnline = useIsOnline();
  const error = useLastError(write);
  const current = currentTextIn(error);
  const version = current?.version ?? props.version;
  const isDangerous = verb === 'Delete';
  const isGone = current?.text === null || error?.status === 404;
  const isOver = !write.isUnderWay && (isDangerous ? isGone : error?.status === 404);
  return (
    <AlertDialog
      {...useReturnFocus()}
      title={props.title}
      description={props.description}
      onClose={onClose}
      locked={write.isUnderWay}
      badge={isDangerous ? <Trash2 size={20} /> : <RotateCcw size={20} />}
      badgeTone={isDangerous ? 'bad' : 'info'}
      footer={
        <>
          <AlertDialogCancel asChild>
            <Button disabled={write.isUnderWay} className={`min-w-21 ${shownFocus}`}>
              {isOver ? 'Close' : 'Cancel'}
            </Button>
          </AlertDialogCancel>
          {!isOver && (
            <Button
              variant={isDangerous ? 'danger' : 'primary'}
              busy={write.isUnderWay}
              disabledBecause={isOnline || write.isUnderWay ? undefined : offlineWords}
              onClick={() => {
                if (id === null || version === null) return;
                write.send({ id, version }, () => {
                  void showToast({ title: past, subject: name });
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
      {error !== null &&
        (isGone && isDangerous ? (
          <Notice
            title="It was deleted meanwhile"
            text={`${name} is no longer on the page.`}
            isFailure={false}
          />
        ) : current !== undefined ? (
          <Notice
            title={current.text === null ? 'It was deleted meanwhile' : 'It was changed meanwhile'}
            text={`Nothing was ${past.toLowerCase()}. Look at the difference below, and decide again.`}
            isFailure={false}
          />
        ) : (
          <Notice {...failureNotice(error, past.toLowerCase(), 'A second try is safe.')} />
        ))}
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
export function DeleteConfirmation({ page, item, ...rest }: DeleteConfirmationProps) {
  const notListed = useWhyNotOffered('listPageVersions');
  const notRestored = useWhyNotOffered('restorePageVersion');
  const name = itemName(page.key, item);
  const returns =
    (notListed ?? notRestored) === undefined
      ? 'It stays among the versions, and you can restore it there.'
      : "You won't be able to revert this!";
  return (
    <TextConfirmation
      {...rest}
      title={`Delete ${name}?`}
      description={`It leaves the public ${page.title} page at once. ${returns}`}
      verb="Delete"
      past="Deleted"
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

interface RestoreConfirmationProps {
  page: PageKind;
  placed: VersionStep;
  onClose: () => void;
}

/** The confirmation before a version becomes the text of the page again. */
export function RestoreConfirmation({ page, placed, onClose }: RestoreConfirmationProps) {
  const { version, newest } = placed;
  const name = itemName(page.key, { id: version.item_id, name: version.name });
  return (
    <TextConfirmation
      title="Restore this version?"
      description={
        newest.change === 'deleted'
          ? `${name} comes back at the end of the public page at once, as a new version.`
          : `It becomes the text of ${name} on the public page at once, as a new version. The present text stays among the versions.`
      }
      verb="Restore"
      past="Restored"
      name={name}
      write={restoreMutation}
      id={version.id}
      version={newest.version}
      evidence={(current) => (
        <Difference
          before={current === undefined ? textAfter(newest) : current.text}
          after={textOf(version)}
        />
      )}
      onClose={onClose}
    />
  );
}
