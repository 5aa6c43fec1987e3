import { Trash2 } from 'lucide-react';
import type { ContentItem } from '../../../api/site-texts.ts';
import { useIsOnline } from '../../../api/transport/connection.ts';
import { useSingleWrite } from '../../../api/writes/use-single-write.ts';
import { showToast } from '../../../components/feedback/toast.ts';
import { Difference } from '../difference/difference.tsx';
import { PageText } from '../page-text.tsx';
import { itemName, offlineWords, type PageKind } from '../text-kinds.ts';
import { Confirmation, EvidenceBox } from './confirmation.tsx';
import { Refusal } from './refusal.tsx';
import { useRefusal } from './use-refusal.ts';

interface DeleteConfirmationProps {
  page: PageKind;
  /** The item when the confirmation opened. */
  asked: ContentItem;
  /** The item in the list on screen; undefined after it has left the list. */
  listed: ContentItem | undefined;
  /** Whether the host keeps versions and restores them. */
  isRestorable: boolean;
  onClose: () => void;
}

/** The confirmation before an item is deleted. */
export function DeleteConfirmation(props: DeleteConfirmationProps) {
  const { page, asked, listed, isRestorable, onClose } = props;
  const remove = useSingleWrite(page.writes.remove);
  const isOnline = useIsOnline();
  const name = itemName(asked);
  const { error, theirs } = useRefusal(remove, {
    version: listed?.version ?? asked.version,
    text: textOf(listed ?? asked),
  });
  const isGone = listed === undefined || theirs?.text === null || error?.status === 404;
  const seen = theirs?.version ?? asked.version;
  return (
    <Confirmation
      title={`Delete ${name}?`}
      description={
        isRestorable
          ? `It leaves the public ${page.title} page at once. It stays among the versions, and you can restore it there.`
          : `It leaves the public ${page.title} page at once. You won't be able to revert this!`
      }
      badge={<Trash2 size={20} strokeWidth={1.75} aria-hidden />}
      badgeTone="bad"
      variant="danger"
      yes={theirs === undefined ? 'Delete' : 'Delete anyway'}
      busy={remove.isUnderWay}
      blockedBecause={isOnline ? undefined : offlineWords}
      isOver={isGone && !remove.isUnderWay}
      onYes={() => {
        if (asked.id === null || seen === null) return;
        remove.send({ id: asked.id, version: seen }, () => {
          void showToast({ title: 'Deleted', subject: name });
          onClose();
        });
      }}
      onClose={onClose}
    >
      {isGone && !remove.isUnderWay && !remove.isCarriedOut ? (
        <p role="alert" className="text-body">
          {name} is no longer on the page.
        </p>
      ) : (
        <>
          <Refusal error={error} theirs={theirs} verb="deleted" />
          <EvidenceBox>
            {theirs === undefined ? (
              <PageText text={asked.description ?? 'NIL'} />
            ) : (
              <Difference before={textOf(asked)} after={theirs.text} />
            )}
          </EvidenceBox>
        </>
      )}
    </Confirmation>
  );
}

const textOf = ({ name, description }: ContentItem) => ({
  name: name ?? '',
  description: description ?? '',
});
