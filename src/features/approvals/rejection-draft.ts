import type { Rejection } from '../../api/writes/decide.ts';
import {
  whyMessageTooLong,
  whyNoReason,
  whyReasonTooLong,
} from '../../components/record-edit/text-limits.ts';
import { useUnsentTexts } from '../../components/record-edit/use-unsent-texts.ts';

/** The choice that opens the field for another reason than the ready-made ones. */
export const ownWords = 'own words';

/** The reason and the message of a rejection while they are written. */
export interface RejectionDraft {
  /** A ready-made reason, `ownWords`, or '' before the choice. */
  choice: string;
  onChoice: (choice: string) => void;
  own: string;
  onOwn: (text: string) => void;
  message: string;
  onMessage: (text: string) => void;
  whyReason: string | null;
  whyMessage: string | null;
  /** Why it cannot be sent yet, or null. */
  lock: string | null;
  body: Rejection;
  /** Deletes the texts. */
  clear: () => void;
}

/**
 * Keeps the texts of a rejection. The message follows the reason until it is edited.
 *
 * @param confirmation names the rejection and its subject
 * @param opening the first sentence of the message
 * @param sendsMail whether the host sends messages
 */
export function useRejectionDraft(
  confirmation: string,
  opening: string,
  sendsMail: boolean,
): RejectionDraft {
  const { texts, set, clear } = useUnsentTexts(confirmation);
  const { choice = '', own = '', message: edited } = texts;
  const reason = (choice === ownWords ? own : choice).trim();
  const message = edited ?? (reason === '' ? '' : `${opening} ${reason}`);
  const whyReason = whyReasonTooLong(reason);
  const whyMessage = sendsMail ? whyMessageTooLong(message.trim()) : null;
  const body: Rejection =
    sendsMail && message.trim() !== '' ? { reason, message: message.trim() } : { reason };
  return {
    choice,
    onChoice: (next) => set('choice', next),
    own,
    onOwn: (text) => set('own', text),
    message,
    onMessage: (text) => set('message', text),
    whyReason,
    whyMessage,
    lock: whyNoReason(reason) ?? whyMessage,
    body,
    clear,
  };
}
