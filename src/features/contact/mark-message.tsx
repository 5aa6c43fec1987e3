import { Check, LoaderCircle, MailOpen } from 'lucide-react';
import { type ContactMessage, readKey } from '../../api/contact.ts';
import { messageStatusMutation } from '../../api/extensions/contact-replies.ts';
import { useSingleWrite } from '../../api/writes/use-single-write.ts';
import { useWhyNotOffered } from '../../components/host-action/use-host-action.ts';
import { Button } from '../../components/ui/button.tsx';

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

/**
 * The button that marks a message as read or as not read. Only a press marks a message. While it sends, it is
 * neither disabled nor replaced, to keep the keyboard focus.
 */
export function MarkMessage({ message }: { message: ContactMessage }) {
  const mark = useSingleWrite(messageStatusMutation, { isRepeatable: true });
  const why = useWhyNotOffered('setContactMessageStatus');
  const { id } = message;
  const isRead = readKey(message) === 'read';
  const Icon = mark.isUnderWay ? LoaderCircle : isRead ? MailOpen : Check;
  return (
    <span className="mr-auto min-w-0">
      <Button
        icon={<Icon {...icon} {...(mark.isUnderWay && { className: 'animate-spin' })} />}
        aria-busy={mark.isUnderWay || undefined}
        disabledBecause={why ?? (id === null ? 'The message has no id' : undefined)}
        onClick={() => id !== null && mark.send({ id, status: isRead ? 'not-read' : 'read' })}
      >
        {isRead ? 'Mark as not read' : 'Mark as read'}
      </Button>
      {mark.error !== null && (
        <span role="alert" className="mt-1.5 block text-caption text-bad-ink">
          {mark.error.outcome === 'unknown' ? 'Not known whether it was marked.' : 'Not marked.'}{' '}
          {mark.error.message}
        </span>
      )}
    </span>
  );
}
