import { Check, MailOpen } from 'lucide-react';
import type { ContactMessage } from '../../api/contact.ts';
import { messageStatusMutation } from '../../api/extensions/contact-replies.ts';
import { useSingleWrite } from '../../api/writes/use-single-write.ts';
import { useWhyNotOffered } from '../../components/host-action/use-host-action.ts';
import { Button } from '../../components/ui/button.tsx';
import { statusKey } from '../../lib/values/status.ts';

/** The button that marks a message as read, or a read one as not read. Only a press marks it. */
export function MarkMessage({ message }: { message: ContactMessage }) {
  // A new key takes the next press: a write is sent once.
  return <MarkButton key={message.read_status} message={message} />;
}

function MarkButton({ message }: { message: ContactMessage }) {
  const mark = useSingleWrite(messageStatusMutation);
  const why = useWhyNotOffered('setContactMessageStatus');
  const { id } = message;
  const isRead = statusKey(message.read_status ?? '') === 'read';
  const Icon = isRead ? MailOpen : Check;
  return (
    <span className="mr-auto min-w-0">
      <Button
        icon={<Icon size={16} strokeWidth={1.75} aria-hidden />}
        busy={mark.isUnderWay}
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
