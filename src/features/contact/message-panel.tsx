import './message-panel.css';
import { useEffect, useState } from 'react';
import type { ContactMessage } from '../../api/contact.ts';
import { contactRepliesQuery } from '../../api/extensions/contact-replies.ts';
import { useAttempts } from '../../api/writes/use-attempts.ts';
import { IdText } from '../../components/data-table/id-text.tsx';
import { Loaded } from '../../components/feedback/loaded.tsx';
import { useIsOffered } from '../../components/host-action/use-is-offered.ts';
import { MailList } from '../../components/mail/mail-list.tsx';
import { hasMail, isUnsettled, useMails, usePolling } from '../../components/mail/use-mails.ts';
import { NeighbourButtons } from '../../components/record-panel/neighbour-buttons.tsx';
import { AllOfList } from '../../components/record-panel/record-panel.tsx';
import { useRecordPanel } from '../../components/record-panel/use-record-panel.ts';
import type { RecordProps } from '../../components/record-panel/use-record-table-props.tsx';
import { SidePanel } from '../../components/ui/side-panel.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { useMedia } from '../../lib/browser/use-media.ts';
import { idOf } from '../../lib/values/ids.ts';
import { MessageText, type ReplyProps } from './message-text.tsx';
import { HostReplyForm } from './reply/host-reply-form.tsx';
import { LinkReply } from './reply/link-reply.tsx';
import { subjectOf } from './reply/mail-link.ts';
import { newDraft, replyDraftStore } from './reply/reply-draft.ts';

interface MessagePanelProps extends RecordProps<ContactMessage> {
  /** The administrator's e-mail address. Unsent replies are stored for each administrator. */
  administrator: string;
}

/** The media query for a page with room for list, message and sender side by side, as in `message-panel.css`. */
const roomForSender = '(width >= 105rem)';

/** The panel of the message in the address, with its reply. It stays open when the whole list replaces the host's page. */
export function MessagePanel(props: MessagePanelProps) {
  const { openId, onOpen, administrator } = props;
  const { read, neighbours, open, returnFocus } = useRecordPanel({ ...props, idOf });
  const isWide = useMedia(roomForSender);
  const close = () => onOpen(undefined);
  return (
    <SidePanel
      side="right"
      modal={false}
      width={isWide ? '46rem' : '30rem'}
      title={<>View &amp; Reply</>}
      onClose={close}
      returnFocus={returnFocus}
      titleNote={read.data != null && <IdText id={read.data.id} />}
      headerActions={<NeighbourButtons word="message" neighbours={neighbours} onOpen={open} />}
    >
      <Loaded what="The message" read={read} skeleton={<MessageSkeleton />}>
        {(message) =>
          message === null ? (
            <div className="px-5 py-4">
              <p className="mb-3 text-body">Message {openId} is not in Contact Forms.</p>
              <AllOfList name="Contact Forms" search={{ read_status: 'all' }} />
            </div>
          ) : (
            // In a low window the message keeps a minimum height, and the whole content scrolls.
            <div data-record-panel className="flex min-h-0 flex-1 flex-col overflow-y-auto">
              {/* A new key resets the reply for another message; the panel and its focus stay. */}
              <MessageWithReply
                key={message.id}
                message={message}
                draftStore={replyDraftStore(administrator, openId)}
                onClose={close}
              />
            </div>
          )
        }
      </Loaded>
    </SidePanel>
  );
}

function MessageSkeleton() {
  return (
    <div aria-busy aria-label="The message is loading" role="status" className="px-5 py-6">
      <Skeleton className="mb-4 h-4 w-40" />
      <Skeleton className="h-24 rounded-field" />
    </div>
  );
}

/** The skeleton of the reply, while it is not known whether the host sends replies. */
function ReplySkeleton() {
  return (
    <div aria-busy className="h-[270px] shrink-0 border-line border-t px-5 py-4 print:hidden">
      <Skeleton className="mb-4 h-3 w-16" />
      <Skeleton className="h-[134px] rounded-field" />
    </div>
  );
}

/**
 * The message and the form of its reply. A host that can send and list replies sends the reply; otherwise the
 * administrator's own mail program sends it.
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
  const isPreviousQueued =
    queuedId !== null &&
    draft.text === '' &&
    !hasMail(list, ({ id, state }) => id === queuedId && state !== 'queued');
  useEffect(() => {
    if (queuedId !== null && draftStore.read()?.id === queuedId) draftStore.save(null);
  }, [queuedId, draftStore]);

  return (
    <>
      <MessageText message={message}>
        <section
          aria-label="Replies"
          aria-busy={list.rows === undefined && list.error === null}
          className="mt-5"
        >
          <h3 className="mb-1.5 text-cell text-text-2">Replies</h3>
          <MailList
            list={list}
            query={query}
            what="Replies"
            emptyText="No reply was sent from here."
            heading="h4"
          />
        </section>
      </MessageText>
      <HostReplyForm
        // The form sends nothing after a success, so the next draft needs a new form.
        key={draft.id}
        message={message}
        draft={draft}
        attempt={attempt}
        isPreviousQueued={isPreviousQueued}
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
