import { clsx } from 'clsx';
import { CircleAlert, CircleQuestionMark } from 'lucide-react';
import type { WriteError } from '../../api/writes/write-outcome.ts';

export interface NoticeWords {
  title: string;
  text: string;
  /** Whether the notice reports a failure, and not, for example, an unknown outcome. */
  isFailure: boolean;
}

interface NoticeProps extends NoticeWords {
  className?: string;
}

/**
 * Returns the notice about a write that did not succeed.
 *
 * @param pastTense the verb of the write in the past tense: "saved"
 * @param advice the last sentence about an unknown outcome: "Saving again is safe."
 */
export function failureNotice(
  { outcome, message }: WriteError,
  pastTense: string,
  advice: string,
): NoticeWords {
  if (outcome !== 'unknown') return { title: `Not ${pastTense}`, text: message, isFailure: true };
  const text = `${message} It is not known whether it was ${pastTense}. ${advice}`;
  return { title: 'Outcome unknown', text, isFailure: false };
}

export function Notice({ title, text, isFailure, className = 'mt-3' }: NoticeProps) {
  const Icon = isFailure ? CircleAlert : CircleQuestionMark;
  return (
    <p
      role="alert"
      className={clsx(
        'flex gap-2 rounded-control px-3 py-2 text-cell',
        isFailure ? 'bg-bad-soft text-bad-ink' : 'bg-wait-soft text-wait-ink',
        className,
      )}
    >
      <Icon className="mt-0.5 shrink-0" />
      <span>
        <span className="block font-bold">{title}</span>
        <span>{text}</span>
      </span>
    </p>
  );
}
