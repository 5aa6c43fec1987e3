import { Mail } from 'lucide-react';
import { type RefObject, useId } from 'react';
import type { ContactMessage } from '../../../api/contact.ts';
import { ContactDetail } from '../../../components/contact-field/contact-text.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { invalidEmail, isEmail } from '../../../lib/values/email.ts';
import { messageOwner } from '../message-columns.tsx';

const field =
  'w-full rounded-field border border-control bg-surface px-3 text-body read-only:bg-surface-2 focus:border-focus focus:outline-2 focus:-outline-offset-1 focus:outline-focus';

interface SubjectFieldProps {
  value: string;
  isLocked: boolean;
  onChange: (text: string) => void;
}

/** The subject of a reply. */
export function SubjectField({ value, isLocked, onChange }: SubjectFieldProps) {
  const id = useId();
  return (
    <div className="mb-3 flex items-center gap-3">
      <label htmlFor={id} className="text-cell font-strong">
        Subject
      </label>
      <input
        id={id}
        value={value}
        readOnly={isLocked}
        autoComplete="off"
        onChange={(event) => onChange(event.target.value)}
        className={`${field} h-9 min-w-0 flex-1 max-lg:h-11`}
      />
    </div>
  );
}

interface ReplyTextProps {
  ref?: RefObject<HTMLTextAreaElement | null>;
  value: string;
  isLocked?: boolean;
  /** Whether the text is a saved draft. */
  isRestored: boolean;
  onChange: (text: string) => void;
}

/** The text of a reply. */
export function ReplyText({ ref, value, isLocked = false, isRestored, onChange }: ReplyTextProps) {
  const id = useId();
  return (
    <>
      <label htmlFor={id} className="mb-1.5 block text-cell font-strong">
        Reply
      </label>
      <textarea
        ref={ref}
        id={id}
        rows={5}
        value={value}
        readOnly={isLocked}
        onChange={(event) => onChange(event.target.value)}
        className={`${field} resize-none py-2.5 leading-[22px]`}
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

interface ReplyLineProps {
  message: ContactMessage;
  /** The state of the reply, which the line shows instead of the address. */
  status: string | undefined;
}

/** The line below the text: the state of the reply, or the address that it goes to. */
export function ReplyLine({ message, status }: ReplyLineProps) {
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
