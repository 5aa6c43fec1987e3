import { clsx } from 'clsx';
import { CircleAlert, CircleQuestionMark } from 'lucide-react';
import type { WriteError } from '../../api/writes/write-outcome.ts';

export interface NoticeWords {
  title: string;
  text: string;
  isFailure: boolean;
}

interface NoticeProps extends NoticeWords {
  className?: string;
}

/**
 * Returns the notice about a write that did not succeed.
 *
 * @param past what the write does: "saved"
 * @param advice follows the words about an unknown outcome
 */
export function failureNotice(
  { outcome, message }: WriteError,
  past: string,
  advice: string,
): NoticeWords {
  if (outcome !== 'unknown') return { title: `Not ${past}`, text: message, isFailure: true };
  const text = `${message} It is not known whether it was ${past}. ${advice}`;
  return { title: 'Outcome unknown', text, isFailure: false };
}

/** Shows the result of the last press. */
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
