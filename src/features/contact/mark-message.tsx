import { Check, LoaderCircle, MailOpen } from 'lucide-react';
import { type ContactMessage, messageStatusKey } from '../../api/contact.ts';
import { messageStatusMutation } from '../../api/extensions/contact-replies.ts';
import { useSingleWrite } from '../../api/writes/use-single-write.ts';
import {
  useWhyNotOffered,
  useWhyNotSendable,
} from '../../components/host-action/use-is-offered.ts';
import { Button } from '../../components/ui/button.tsx';

/** Returns the state of a message, and the write that marks it as read or as not read. */
export function useMessageMark(message: ContactMessage) {
  const { id } = message;
  const { send, isUnderWay, error } = useSingleWrite(messageStatusMutation, { isRepeatable: true });
  const whyNotOffered = useWhyNotOffered('setContactMessageStatus');
  const whyNotSendable = useWhyNotSendable('setContactMessageStatus', 'changed');
  return {
    isRead: messageStatusKey(message) === 'read',
    whyNot: whyNotSendable ?? (id === null ? 'The message has no id' : undefined),
    isUnderWay,
    error,
    /** Marks the message, unless the host cannot. Without a connection it tries, so that `error` reports the failure. */
    send: (status: 'read' | 'not-read') =>
      whyNotOffered === undefined && id !== null && send({ id, status }),
  };
}

/**
 * The button that marks a message as read or as not read; opening a message does not mark it. While the write is under
 * way, the button is neither disabled nor replaced, so that it keeps the keyboard focus.
 */
export function MarkMessage({ mark }: { mark: ReturnType<typeof useMessageMark> }) {
  const { isRead, whyNot, isUnderWay, error, send } = mark;
  const Icon = isUnderWay ? LoaderCircle : isRead ? MailOpen : Check;
  return (
    <span className="mr-auto min-w-0">
      <Button
        icon={<Icon {...(isUnderWay && { className: 'animate-spin' })} />}
        aria-busy={isUnderWay || undefined}
        disabledBecause={whyNot}
        onClick={() => send(isRead ? 'not-read' : 'read')}
      >
        {isRead ? 'Mark as not read' : 'Mark as read'}
      </Button>
      {error !== null && (
        <span role="alert" className="mt-1.5 block text-caption text-bad-ink">
          {error.outcome === 'unknown' ? 'Not known whether it was marked.' : 'Not marked.'}{' '}
          {error.message}
        </span>
      )}
    </span>
  );
}
