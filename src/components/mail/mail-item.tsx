import { clsx } from 'clsx';
import { CheckCheck, CircleAlert, CircleQuestionMark, Clock, type LucideIcon } from 'lucide-react';
import { useRef } from 'react';
import { mask } from '../../../domain/mask.ts';
import { statusKey } from '../../../domain/status.ts';
import type { Mail } from '../../api/extensions/mails.ts';
import type { Attempt } from '../../api/writes/use-attempts.ts';
import { useMasks } from '../../lib/browser/privacy/masks.ts';
import { formatStatus } from '../../lib/values/status.ts';
import { ClockText } from '../timeline/moment-text.tsx';
import { EmailText } from '../ui/email-text.tsx';
import { RetryMail } from './retry-mail.tsx';

interface StateLook {
  icon: LucideIcon;
  className: string;
  explanation?: string;
}

const stateLooks: Readonly<Record<string, StateLook>> = {
  queued: {
    icon: Clock,
    className: 'text-info-ink',
    explanation: 'It is sent as soon as possible.',
  },
  sent: { icon: CheckCheck, className: 'text-ok-ink' },
  failed: { icon: CircleAlert, className: 'text-bad-ink' },
  'not-known': {
    icon: CircleQuestionMark,
    className: 'text-wait-ink',
    explanation: 'The mail server may have it.',
  },
};

interface MailItemProps {
  mail: Mail;
  /** The heading element of the subject: one level below the title of the list. */
  heading: 'h3' | 'h4';
  /** The last attempt to send the e-mail again. */
  attempt: Attempt | undefined;
}

/** One e-mail: its state, its text, and the button Try again. */
export function MailItem({ mail, heading: Heading, attempt }: MailItemProps) {
  const isMasked = useMasks();
  const state = statusKey(mail.state ?? '');
  const {
    icon: Icon = CircleQuestionMark,
    className = 'text-text-2',
    explanation,
  } = stateLooks[state] ?? {};
  const article = useRef<HTMLElement>(null);
  const canRetry = state === 'failed' || state === 'not-known';
  return (
    <article
      ref={article}
      tabIndex={-1}
      className="rounded-tile border border-line bg-canvas px-3.5 py-2.5 text-cell"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <Heading className="min-w-0 font-strong">{mail.subject ?? 'NIL'}</Heading>
        <span
          role="status"
          data-printed
          className={clsx('inline-flex items-center gap-1.5 font-strong', className)}
        >
          <Icon size={15} className="shrink-0" />
          {formatStatus(mail.state)}
        </span>
      </div>
      <p className="text-caption text-text-2">
        <ClockText value={mail.finished_at ?? mail.created_at} /> · {mail.by ?? 'NIL'} to{' '}
        {isMasked && mail.to !== null ? mask('email', mail.to) : <EmailText>{mail.to}</EmailText>}
      </p>
      <p className="mt-1.5 whitespace-pre-line">{mail.text ?? 'NIL'}</p>
      {(explanation !== undefined || (canRetry && mail.detail !== null)) && (
        <p className={clsx('mt-1.5 text-caption', className)}>
          {explanation} {canRetry && mail.detail}
        </p>
      )}
      {canRetry && (
        <RetryMail
          // It sends nothing more after a success, so the next failure needs a new component.
          key={`${state} ${mail.finished_at?.time}`}
          mail={mail}
          mayHaveBeenSent={state === 'not-known'}
          attempt={attempt}
          moveFocus={() => article.current?.focus()}
        />
      )}
    </article>
  );
}
