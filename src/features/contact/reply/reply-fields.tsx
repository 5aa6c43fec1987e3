import { Mail } from 'lucide-react';
import type { RefObject } from 'react';
import type { ContactMessage } from '../../../api/contact.ts';
import { ContactDetail } from '../../../components/contact-field/contact-text.tsx';
import { TextArea } from '../../../components/record-edit/text-area.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { invalidEmail, isEmail } from '../../../lib/values/email.ts';
import { messageOwner } from '../message-columns.tsx';

interface ReplyTextProps {
  ref?: RefObject<HTMLTextAreaElement | null>;
  value: string;
  isLocked?: boolean;
  /** Whether the text is the draft that was stored before, unchanged. */
  isRestored: boolean;
  onChange: (text: string) => void;
}

/** The field for the text of a reply, and the line about a restored draft. */
export function ReplyText({ ref, value, isLocked = false, isRestored, onChange }: ReplyTextProps) {
  return (
    <>
      <TextArea
        ref={ref}
        label="Reply"
        rows={5}
        value={value}
        readOnly={isLocked}
        onChange={(event) => onChange(event.target.value)}
      />
      {isRestored && (
        <p role="status" className="mt-1.5 flex items-center gap-3 text-caption text-info-ink">
          Your unsent reply is restored.
          <Button variant="ghost" size="row" onClick={() => onChange('')}>
            Discard
          </Button>
        </p>
      )}
    </>
  );
}

interface ReplyStatusProps {
  message: ContactMessage;
  status: string | undefined;
}

/** The line below the text: a sentence about the reply, else the address to which it goes. */
export function ReplyStatus({ message, status }: ReplyStatusProps) {
  return (
    <p role="status" className="mt-1.5 mb-4 flex items-center gap-2 text-caption text-text-2">
      <Mail size={14} className="shrink-0" />
      {status ??
        (message.email === null ? (
          'The reply cannot be sent: there is no e-mail address'
        ) : (
          <span className="min-w-0">
            Goes to{' '}
            <ContactDetail field="email" value={message.email} owner={messageOwner(message)} />
          </span>
        ))}
    </p>
  );
}

/** Returns why a reply with this text cannot be sent to this address, or undefined. */
export function whyNotSendable(email: string | null, text: string): string | undefined {
  if (email === null) return 'The sender left no e-mail address';
  if (!isEmail(email)) return invalidEmail;
  return text.trim() === '' ? 'Write the reply first' : undefined;
}
