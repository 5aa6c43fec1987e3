import { MailX } from 'lucide-react';
import { useId } from 'react';
import type { Rejection } from '../../api/writes/decide.ts';
import { TextArea } from '../../components/record-edit/text-area.tsx';
import {
  whyMessageTooLong,
  whyReasonNotSendable,
  whyReasonTooLong,
} from '../../components/record-edit/text-limits.ts';
import { useUnsentTexts } from '../../components/record-edit/use-unsent-texts.ts';
import { Select } from '../../components/ui/select.tsx';

/** The choice that opens the field for a reason in the administrator's own words. */
const ownWordsChoice = 'own words';

/**
 * Stores the texts of a rejection until the confirmation ends. The message contains the reason until the administrator
 * edits the message.
 *
 * @param storageKey the key of the stored texts: the operation and the id of the row
 * @param opening the first sentence of the message
 * @param sendsMail whether the host sends messages
 */
export function useRejectionDraft(storageKey: string, opening: string, sendsMail: boolean) {
  const { texts, set, clear } = useUnsentTexts(storageKey);
  const { choice = '', own: reasonInOwnWords = '', message: edited } = texts;
  const reason = (choice === ownWordsChoice ? reasonInOwnWords : choice).trim();
  const message = edited ?? (reason === '' ? '' : `${opening} ${reason}`);
  const reasonError = whyReasonTooLong(reason);
  const messageError = sendsMail ? whyMessageTooLong(message.trim()) : null;
  const body: Rejection =
    sendsMail && message.trim() !== '' ? { reason, message: message.trim() } : { reason };
  return {
    /** A ready-made reason, `ownWordsChoice`, or '' before the choice. */
    choice,
    reasonInOwnWords,
    message,
    set,
    reasonError,
    messageError,
    lock: whyReasonNotSendable(reason) ?? messageError,
    body,
    sendsMail,
    clear,
  };
}

interface RejectionFieldsProps {
  draft: ReturnType<typeof useRejectionDraft>;
  reasons: readonly string[];
  isBusy: boolean;
}

/** The reason of a rejection, and the message to the artisan if the host sends messages. */
export function RejectionFields({ draft, reasons, isBusy }: RejectionFieldsProps) {
  const id = useId();
  return (
    <>
      <label htmlFor={id} className="mb-1.5 block text-cell font-strong">
        Reason
      </label>
      <Select
        id={id}
        required
        className="w-full"
        value={draft.choice}
        disabled={isBusy}
        onChange={(event) => draft.set({ choice: event.target.value })}
      >
        <option value="" disabled>
          Choose a reason
        </option>
        {reasons.map((reason) => (
          <option key={reason}>{reason}</option>
        ))}
        <option value={ownWordsChoice}>Another reason, in your own words</option>
      </Select>
      {draft.choice === ownWordsChoice && (
        <TextArea
          label="Your words"
          rows={2}
          required
          value={draft.reasonInOwnWords}
          readOnly={isBusy}
          isInvalid={draft.reasonError !== null}
          hint={draft.reasonError ?? 'Kept with the decision.'}
          onChange={(event) => draft.set({ own: event.target.value })}
        />
      )}
      {draft.sendsMail ? (
        <TextArea
          label="Message to the artisan"
          rows={3}
          value={draft.message}
          readOnly={isBusy}
          isInvalid={draft.messageError !== null}
          hint={draft.messageError ?? 'Goes out by e-mail. Leave it empty to send none.'}
          onChange={(event) => draft.set({ message: event.target.value })}
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
