import { RotateCcw } from 'lucide-react';
import type { LoadState } from '../../../api/lists/use-read.ts';
import { type PageKey, restoreMutation } from '../../../api/site-texts.ts';
import { useIsOnline } from '../../../api/transport/connection.ts';
import { useSingleWrite } from '../../../api/writes/use-single-write.ts';
import { showToast } from '../../../components/feedback/toast.ts';
import { Confirmation, EvidenceBox } from '../confirmation/confirmation.tsx';
import { Refusal } from '../confirmation/refusal.tsx';
import { useRefusal } from '../confirmation/use-refusal.ts';
import { Difference } from '../difference/difference.tsx';
import { offlineWords, versionName } from '../text-kinds.ts';
import { type PlacedVersion, textAfter, textOf } from './version-order.ts';

interface RestoreConfirmationProps {
  page: PageKey;
  placed: PlacedVersion;
  list: LoadState<unknown>;
  onClose: () => void;
}

/** The confirmation before a version becomes the text of the page again. */
export function RestoreConfirmation({ page, placed, list, onClose }: RestoreConfirmationProps) {
  const { version, newest } = placed;
  const restore = useSingleWrite(restoreMutation);
  const isOnline = useIsOnline();
  const name = versionName(page, version);
  const { error, theirs } = useRefusal(restore, {
    version: newest.version,
    text: textAfter(newest),
  });
  const seen = theirs?.version ?? newest.version;
  return (
    <Confirmation
      title="Restore this version?"
      description={
        newest.change === 'deleted'
          ? `${name} comes back at the end of the public page at once, as a new version.`
          : `It becomes the text of ${name} on the public page at once, as a new version. The present text stays among the versions.`
      }
      badge={<RotateCcw size={20} strokeWidth={1.75} aria-hidden />}
      badgeTone="info"
      variant="primary"
      yes={theirs === undefined ? 'Restore' : 'Restore anyway'}
      busy={restore.isUnderWay}
      blockedBecause={
        isOnline
          ? error?.outcome === 'unknown' && list.isFetching
            ? 'Reading the versions…'
            : undefined
          : offlineWords
      }
      isOver={error?.status === 404}
      onYes={() => {
        if (version.id === null || seen === null) return;
        restore.send({ id: version.id, version: seen }, () => {
          void showToast({ title: 'Restored', subject: name });
          onClose();
        });
      }}
      onClose={onClose}
    >
      <Refusal error={error} theirs={theirs} verb="restored" />
      <EvidenceBox>
        <Difference
          before={theirs === undefined ? textAfter(newest) : theirs.text}
          after={textOf(version)}
        />
      </EvidenceBox>
    </Confirmation>
  );
}
