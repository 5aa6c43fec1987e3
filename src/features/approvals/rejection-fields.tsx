import { MailX } from 'lucide-react';
import { useId } from 'react';
import { TextArea } from '../../components/record-edit/text-area.tsx';
import { Select } from '../../components/ui/select.tsx';
import { ownWords, type RejectionDraft } from './rejection-draft.ts';

interface RejectionFieldsProps {
  draft: RejectionDraft;
  /** The ready-made reasons of the queue. */
  reasons: readonly string[];
  /** Whether the host sends messages. */
  sendsMail: boolean;
  busy: boolean;
}

/** The reason of a rejection, and the message to the artisan if the host sends messages. */
export function RejectionFields({ draft, reasons, sendsMail, busy }: RejectionFieldsProps) {
  const id = useId();
  return (
    <>
      <label htmlFor={id} className="mt-3 mb-1.5 block text-cell font-strong">
        Reason
      </label>
      <Select
        id={id}
        required
        className="w-full"
        value={draft.choice}
        disabled={busy}
        onChange={(event) => draft.onChoice(event.target.value)}
      >
        <option value="" disabled>
          Choose a reason
        </option>
        {reasons.map((reason) => (
          <option key={reason}>{reason}</option>
        ))}
        <option value={ownWords}>Another reason, in your own words</option>
      </Select>
      {draft.choice === ownWords && (
        <TextArea
          label="Your words"
          rows={2}
          required
          value={draft.own}
          readOnly={busy}
          invalid={draft.whyReason !== null}
          hint={draft.whyReason ?? 'Kept with the decision.'}
          onChange={(event) => draft.onOwn(event.target.value)}
        />
      )}
      {sendsMail ? (
        <TextArea
          label="Message to the artisan"
          rows={3}
          value={draft.message}
          readOnly={busy}
          invalid={draft.whyMessage !== null}
          hint={draft.whyMessage ?? 'Goes out by e-mail. Leave it empty to send none.'}
          onChange={(event) => draft.onMessage(event.target.value)}
        />
      ) : (
        <p className="mt-3 flex items-center gap-2 text-caption text-text-2">
          <MailX size={14} className="shrink-0" />
          No message is sent to the artisan: the server is not set up to send e-mail.
        </p>
      )}
    </>
  );
}
