import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { Check as Tick, TriangleAlert } from 'lucide-react';
import { Fragment } from 'react';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import type { Check } from './evidence-words.ts';
import { SideRead } from './side-read.tsx';
import type { ApprovalEvidence } from './use-approval-evidence.ts';

/** Other waiting requests and recent payments, with warnings. No warning locks the confirmation. */
export function Checks({ evidence }: { evidence: ApprovalEvidence }) {
  return (
    <fieldset
      aria-label="Checks"
      aria-live="polite"
      className="flex min-w-0 flex-col gap-1.5 border-line border-t px-3.5 py-2.5 text-cell print:hidden"
    >
      <CheckLine check={evidence.others} />
      <SideRead
        what="Earlier payments"
        read={evidence.lookAlikes}
        skeleton={<Skeleton className="my-[5px] h-2.5 w-3/4" />}
      >
        {(checks) => checks.map((check) => <CheckLine key={linkKey(check)} check={check} />)}
      </SideRead>
    </fieldset>
  );
}

const linkKey = ({ text, links }: Check) => `${text} ${links[0]?.label}`;

function CheckLine({ check: { isWarning, text, links } }: { check: Check }) {
  const Icon = isWarning ? TriangleAlert : Tick;
  return (
    <p className={clsx('flex gap-2', isWarning ? 'text-wait-ink' : 'text-text-2')}>
      <Icon size={14} aria-hidden className="mt-[3px] shrink-0" />
      <span className="min-w-0 [overflow-wrap:anywhere]">
        <span className={clsx(isWarning && 'font-strong')}>{text}</span>
        {links.map(({ label, target }) => (
          <Fragment key={label}>
            {' '}
            {/* A new tab, so that the confirmation stays open. */}
            <Link
              {...target}
              target="_blank"
              rel="noreferrer"
              className="inline-block underline underline-offset-2 coarse:min-h-6"
            >
              {label}
              <span className="sr-only"> (opens a new tab)</span>
            </Link>
          </Fragment>
        ))}
      </span>
    </p>
  );
}
