import './message-panel.css';
import { useEffect, useState } from 'react';
import type { ContactMessage } from '../../api/contact.ts';
import { contactRepliesQuery } from '../../api/extensions/contact-replies.ts';
import type { Mail, MailsQuery } from '../../api/extensions/mails.ts';
import type { ListState } from '../../api/lists/use-list.ts';
import type { LoadState } from '../../api/lists/use-read.ts';
import { useAttempts } from '../../api/writes/use-attempts.ts';
import { IdText } from '../../components/data-table/id-text.tsx';
import { useIsOffered } from '../../components/host-action/use-is-offered.ts';
import { MailList } from '../../components/mail/mail-list.tsx';
import { hasMail, isUnsettled, useMails, usePolling } from '../../components/mail/use-mails.ts';
import { NeighbourButtons } from '../../components/record-panel/neighbour-buttons.tsx';
import { usePanelKeys, useReturnToRow } from '../../components/record-panel/use-panel-keys.ts';
import { SidePanel } from '../../components/ui/side-panel.tsx';
import { useMedia } from '../../lib/browser/use-media.ts';
import { MessageText, type ReplyProps, ReplySkeleton } from './message-text.tsx';
import { MissingMessage } from './missing-message.tsx';
import { HostReplyForm } from './reply/host-reply-form.tsx';
import { LinkReply } from './reply/link-reply.tsx';
import { subjectOf } from './reply/mail-link.ts';
import { type DraftStore, newDraft } from './reply/reply-draft.ts';

interface MessagePanelProps {
  /** The id in the address. */
  openId: string;
  /** The message; null if the list has none with the id in the address. */
  read: LoadState<ContactMessage | null>;
  /** The ids of the messages before and after this one. `isListed` is false if the table does not have the message. */
  neighbours: { previous: string | null; next: string | null; isListed: boolean };
  /** The index of the message on the page of the table; -1 if it is not there. */
  rowIndex: number;
  /** Opens another message; undefined closes the panel. */
  onOpen: (id: string | undefined) => void;
  draftStore: DraftStore;
}

/** The media query for a page that has room for the list, the message and its sender beside one another. */
const roomForSender = '(width >= 105rem)';

/** The panel with one message and its reply. */
export function MessagePanel(props: MessagePanelProps) {
  const { openId, read, neighbours, rowIndex, onOpen, draftStore } = props;
  const message = read.data ?? undefined;
  const isWide = useMedia(roomForSender);
  const returnFocus = useReturnToRow(openId, rowIndex);
  usePanelKeys(rowIndex, (step) => {
    const id = step === 1 ? neighbours.next : neighbours.previous;
    if (id !== null) onOpen(id);
  });
  return (
    <SidePanel
      side="right"
      modal={false}
      width={isWide ? '46rem' : '30rem'}
      title={<>View &amp; Reply</>}
      onClose={() => onOpen(undefined)}
      returnFocus={returnFocus}
      beside={message !== undefined && <IdText id={message.id} />}
      headerActions={<NeighbourButtons word="message" neighbours={neighbours} onOpen={onOpen} />}
    >
      {message === undefined ? (
        <MissingMessage id={openId} read={read} />
      ) : (
        // In a low window the message keeps a minimum height, and the whole content scrolls.
        <div data-record-panel className="flex min-h-0 flex-1 flex-col overflow-y-auto">
          {/* A new key resets the reply for another message; the panel and its focus stay. */}
          <MessageWithReply
            key={message.id}
            message={message}
            draftStore={draftStore}
            onClose={() => onOpen(undefined)}
          />
        </div>
      )}
    </SidePanel>
  );
}

/**
 * The message, and the form of its reply. If the host offers to send and to list replies, it sends the reply; else the
 * administrator's own mail program does.
 */
function MessageWithReply(props: ReplyProps) {
  const canSend = useIsOffered('replyToContactMessage');
  const canList = useIsOffered('listContactReplies');
  if (canSend === undefined) {
    return (
      <>
        <MessageText message={props.message} />
        <ReplySkeleton />
      </>
    );
  }
  return canSend && canList ? <HostReply {...props} /> : <LinkReply {...props} />;
}

/** The form of a reply that the host sends, below the earlier replies. */
function HostReply({ message, draftStore, onClose }: ReplyProps) {
  const query = contactRepliesQuery(message.id ?? '');
  const subject = subjectOf(message);
  const [draft, setDraft] = useState(() => draftStore.read() ?? newDraft(subject));
  const [queuedId, setQueuedId] = useState<string | null>(null);
  const list = useMails(query);
  const attempt = useAttempts(['replyToContactMessage'], list.rows?.requestedAt ?? 0).get(draft.id);
  usePolling(query, isUnsettled(attempt));

  // The list also has a reply whose response was lost, and a reply that was sent before this panel was opened.
  const isAtHost = attempt === 'carried-out' || hasMail(list, ({ id }) => id === draft.id);
  if (isAtHost) {
    setQueuedId(draft.id);
    setDraft(newDraft(subject));
  }
  // The form says that the last reply is queued until the list shows a later state, or the user writes another reply.
  const isQueued =
    queuedId !== null &&
    draft.text === '' &&
    !hasMail(list, ({ id, state }) => id === queuedId && state !== 'queued');
  useEffect(() => {
    if (queuedId !== null && draftStore.read()?.id === queuedId) draftStore.save(null);
  }, [queuedId, draftStore]);

  return (
    <>
      <MessageText message={message}>
        <Replies list={list} query={query} />
      </MessageText>
      <HostReplyForm
        // The form sends nothing after a success, so the next draft needs a new form.
        key={draft.id}
        message={message}
        draft={draft}
        attempt={attempt}
        isQueued={isQueued}
        onChange={(next) => {
          setDraft(next);
          draftStore.save(next);
        }}
        onCheck={list.retry}
        isChecking={list.isFetching}
        onCancel={onClose}
      />
    </>
  );
}

interface RepliesProps {
  list: ListState<Mail>;
  query: MailsQuery;
}

function Replies({ list, query }: RepliesProps) {
  const { rows, error } = list;
  return (
    <section aria-label="Replies" aria-busy={rows === undefined && error === null} className="mt-5">
      <h3 className="mb-1.5 text-cell text-text-2">Replies</h3>
      <MailList
        list={list}
        query={query}
        what="Replies"
        emptyText="No reply was sent from here."
        heading="h4"
      />
    </section>
  );
}
