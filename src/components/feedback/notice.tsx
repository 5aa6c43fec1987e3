import { clsx } from 'clsx';
import { CircleAlert, CircleQuestionMark } from 'lucide-react';

export interface NoticeWords {
  title: string;
  text: string;
  isFailure: boolean;
}

/** Shows the result of the last press in an open dialog. */
export function Notice({ title, text, isFailure }: NoticeWords) {
  const Icon = isFailure ? CircleAlert : CircleQuestionMark;
  return (
    <p
      role="alert"
      className={clsx(
        'mt-3 flex gap-2 rounded-control px-3 py-2 text-cell',
        isFailure ? 'bg-bad-soft text-bad-ink' : 'bg-wait-soft text-wait-ink',
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
