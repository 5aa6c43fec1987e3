import { useEffect, useState } from 'react';
import { contactRepliesQuery } from '../../../api/extensions/contact-replies.ts';
import { useAttempts } from '../../../api/writes/use-attempts.ts';
import { hasMail, isUnsettled, useMails, usePolling } from '../../../components/mail/use-mails.ts';
import { MessageText, type OpenMessageProps } from '../message-text.tsx';
import { HostReplyForm } from './host-reply-form.tsx';
import { subjectOf } from './mail-link.ts';
import { Replies } from './replies.tsx';
import { newDraft } from './reply-draft.ts';

/** The form of a reply that the host sends, below the earlier replies. */
export function HostReply({ message, draft: drafts, onClose }: OpenMessageProps) {
  const query = contactRepliesQuery(message.id ?? '');
  const subject = subjectOf(message);
  const [draft, setDraft] = useState(() => drafts.read() ?? newDraft(subject));
  const [queuedId, setQueuedId] = useState<string | null>(null);
  const list = useMails(query);
  const attempt = useAttempts(['replyToContactMessage'], list.rows?.requestedAt ?? 0).get(draft.id);
  usePolling(query, isUnsettled(attempt));

  // The list also has replies whose response was lost, and replies that were sent before this panel was opened.
  const isDone = attempt === 'carried-out' || hasMail(list, ({ id }) => id === draft.id);
  if (isDone) {
    setQueuedId(draft.id);
    setDraft(newDraft(subject));
  }
  // Later the list shows the state of the reply.
  const isQueued =
    queuedId !== null &&
    draft.text === '' &&
    !hasMail(list, ({ id, state }) => id === queuedId && state !== 'queued');
  useEffect(() => {
    if (queuedId !== null && drafts.read()?.id === queuedId) drafts.clear();
  }, [queuedId, drafts]);

  return (
    <>
      <MessageText message={message}>
        <Replies list={list} query={query} />
      </MessageText>
      <HostReplyForm
        // A new key allows the next press, because a write is sent only once.
        key={draft.id}
        message={message}
        draft={draft}
        attempt={attempt}
        isQueued={isQueued}
        onChange={(next) => {
          setDraft(next);
          drafts.save(next);
        }}
        onCheck={list.retry}
        isChecking={list.isFetching}
        onCancel={onClose}
      />
    </>
  );
}
