import type { RejectionAnswer } from '../../api/writes/decide.ts';
import type { Attempt } from '../../api/writes/use-attempts.ts';
import type { WriteError } from '../../api/writes/write-outcome.ts';
import type { Confirmation, DecisionKind } from './decision-subject.ts';
import { noLongerWaiting } from './why-locked.ts';

/** How a confirmation about a row ended. */
export type Outcome =
  | { kind: 'approved' | 'rejected'; message: string | null }
  /** Nothing was sent. */
  | { kind: 'cancelled' }
  /** The host has no call for a rejection, so nothing was sent. */
  | { kind: 'nothing-sent'; message: string }
  /** The host refused or failed, and the last list that was read has the row. */
  | { kind: 'not-approved' | 'not-rejected'; message: string }
  /** It is not known whether the host has carried out the call. */
  | { kind: 'unknown'; message: string }
  /** A newer list has the row, and the row waits for a decision. */
  | { kind: 'still-waiting'; message: string }
  /** The row no longer waits; the message says what is known about it. */
  | { kind: 'gone'; message: string };

/** An outcome that a dialog shows, because the administrator has to read it. */
export type DialogOutcome = Exclude<Outcome, { kind: 'approved' | 'rejected' | 'cancelled' }>;

/** The dialog that a queue has open. */
export type Opened<T> =
  | Confirmation<T>
  | { outcome: DialogOutcome }
  /** The confirmation about the next row; `position` is the index on the page where the search for it begins. */
  | { next: DecisionKind; position: number };

/** A decision that failed or has an unknown result, and the state of its row. */
interface FailedDecision {
  kind: DecisionKind;
  error: WriteError;
  /** Undefined after a refusal, and once a newer list shows the result of the call. */
  attempt: Attempt | undefined;
  /** Whether the list has the row. */
  isListed: boolean;
  /** Whether the row in the list waits for a decision. */
  isWaiting: boolean;
  /** The name of the row, for the start of a sentence: "Withdrawal 1048". */
  name: string;
  /** The message about a row that has left the list, or no longer waits in it. */
  gone: string;
}

/** The notice while a call without an answer is sent again. */
export const repeatedNotice = {
  title: 'No answer yet',
  text: 'The same call is sent again, for at most two minutes. The host carries it out once.',
  isFailure: false,
};

/** Returns the message about a decision whose confirmation is closed before its outcome is known. */
export const unknownMessage = (name: string, kind: DecisionKind) =>
  `${name}: it is not known whether it was ${kind === 'approve' ? 'approved' : 'rejected'}. It stays locked, and a message will show the outcome.`;

const titles: Record<Outcome['kind'], string> = {
  approved: 'Approved',
  // The specification requires this word, although nothing is deleted.
  rejected: 'Deleted',
  cancelled: 'Cancelled',
  'nothing-sent': 'Nothing was sent',
  'not-approved': 'Not approved',
  'not-rejected': 'Not rejected',
  unknown: 'Outcome unknown',
  'still-waiting': 'Still waiting',
  gone: noLongerWaiting,
};

export const titleOf = ({ kind }: Outcome): string => titles[kind];

/** Returns the outcome for a row that still waits in a newer list. */
export const stillWaiting = (name: string): Outcome => ({
  kind: 'still-waiting',
  message: `${name} is in the list and still waits for a decision.`,
});

/** Returns the notice in the open dialog. It never reports an unknown outcome as a failure. */
export function noticeOf({ kind, error, attempt, isWaiting, gone }: FailedDecision) {
  if (error.outcome !== 'unknown') {
    const title = kind === 'approve' ? 'Request approval failed' : 'Request rejection failed';
    return { title, text: error.message, isFailure: true };
  }
  if (attempt === 'unknown') {
    const words = error.kind === 'no-answer' ? '' : `${error.message} `;
    const text = `${words}The result is not known. The list is read again until it shows the outcome.`;
    return { title: 'Outcome unknown', text, isFailure: false };
  }
  const text = isWaiting
    ? 'The result was not known. The list was read again, and this is still waiting.'
    : gone;
  return { title: isWaiting ? 'Still waiting' : 'Outcome unknown', text, isFailure: false };
}

/** Returns the outcome when the confirmation of a failed or unknown decision is closed. */
export function outcomeOf(failed: FailedDecision): Outcome {
  const { kind, error, attempt, isListed, isWaiting, name, gone } = failed;
  const failure = kind === 'approve' ? 'not-approved' : 'not-rejected';
  if (attempt === 'unknown') {
    return { kind: 'unknown', message: unknownMessage(name, kind) };
  }
  const isUnknown = error.outcome === 'unknown';
  if (!isListed || (isUnknown && !isWaiting)) return { kind: 'gone', message: gone };
  return isUnknown ? stillWaiting(name) : { kind: failure, message: error.message };
}

/** The sentences for the states of an e-mail, by the words of the host. */
const mailWords: Record<string, string> = {
  queued: 'The message to the artisan is queued for sending.',
  'no-mail': 'No message was sent to the artisan: the server is not set up to send e-mail.',
  'rejected-before': 'Your message to the artisan was not sent.',
  'no-address': 'No message was sent to the artisan: there is no e-mail address.',
};

/**
 * Returns the outcome of a rejection that was carried out, with the state of the message to the artisan.
 *
 * @param hasMessage whether the rejection was sent with a message
 * @param listsMails whether the host lists the e-mails to an artisan
 */
export function rejectedOutcome(
  { message, mail }: RejectionAnswer,
  hasMessage: boolean,
  listsMails: boolean,
): Outcome {
  const aboutMail = hasMessage
    ? (mailWords[mail ?? ''] ?? 'The host does not confirm that a message goes out to the artisan.')
    : 'No message was sent to the artisan.';
  const where =
    hasMessage && listsMails && mail === 'queued'
      ? 'Its state is shown under E-mails on the artisan’s page.'
      : null;
  return {
    kind: 'rejected',
    message: [message, aboutMail, where].filter((sentence) => sentence !== null).join(' '),
  };
}
