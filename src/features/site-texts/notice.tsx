import { clsx } from 'clsx';
import { CircleAlert, CircleQuestionMark } from 'lucide-react';
import type { ReactNode } from 'react';

interface NoticeProps {
  title: string;
  children: ReactNode;
  /** `wait` if the outcome is not known, or needs a decision. */
  tone: 'bad' | 'wait';
}

/** The outcome of a write that was not carried out. */
export function Notice({ title, children, tone }: NoticeProps) {
  const Icon = tone === 'bad' ? CircleAlert : CircleQuestionMark;
  return (
    <div
      role="alert"
      className={clsx(
        'flex gap-2 rounded-control px-3 py-2 text-cell',
        tone === 'bad' ? 'bg-bad-soft text-bad-ink' : 'bg-wait-soft text-wait-ink',
      )}
    >
      <Icon size={16} strokeWidth={1.75} aria-hidden className="mt-0.5 shrink-0" />
      <div className="min-w-0">
        <p className="font-bold">{title}</p>
        {children}
      </div>
    </div>
  );
}
