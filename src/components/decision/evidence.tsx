import { clsx } from 'clsx';
import { formatMoney, type Kobo, subtract } from '../../lib/values/money.ts';
import { IdText } from '../data-table/id-text.tsx';
import { Avatar } from '../ui/avatar.tsx';
import { DateText } from '../ui/date-text.tsx';
import { Money } from '../ui/money.tsx';
import { StatusPill } from '../ui/status-pill.tsx';
import type { DecidedRow, DecisionKind, DecisionSubject } from './decision-subject.ts';

interface EvidenceProps<T extends DecidedRow> {
  subject: DecisionSubject<T>;
  kind: DecisionKind;
  row: T;
}

/** The artisan, the amount, and what a decision leaves of the whole. */
export function Evidence<T extends DecidedRow>({ subject, kind, row }: EvidenceProps<T>) {
  const { words } = subject;
  const approving = kind === 'approve';
  const [amount, whole] = [subject.amountOf(row), subject.wholeOf(row)];
  const isKnown = amount !== null && whole !== null;
  return (
    <>
      <Head subject={subject} row={row} />
      <div className="border-line border-t px-3.5 py-3">
        <p className="text-cell text-text-2">You are {approving ? 'approving' : 'rejecting'}</p>
        <p className="text-hero font-bold [&_.text-text-3]:text-[0.82em]">
          <Money amount={amount} />
        </p>
        {approving && isKnown && whole > 0 && (
          <ShareBar
            share={Math.min(1, amount / whole)}
            label={words.share(formatMoney(amount), formatMoney(whole))}
          />
        )}
      </div>
      <dl className="border-line border-t px-3.5 py-2.5">
        <Line label={words.whole} amount={whole} />
        {approving && (
          <Line label={words.amount} amount={subject.printedAmount(row)} mark={hatched} />
        )}
        <Line
          label={approving ? words.left : words.unchanged}
          amount={approving ? (isKnown ? subtract(whole, amount) : null) : subject.unchangedBy(row)}
          mark="bg-accent"
          total
        />
      </dl>
    </>
  );
}

function Head<T extends DecidedRow>({ subject, row }: Omit<EvidenceProps<T>, 'kind'>) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5 px-3.5 py-3">
      <Avatar name={row.artisan_name} className="size-10 text-body" />
      <div className="min-w-0 flex-1 basis-40">
        <p data-private className="font-bold">
          {row.artisan_name ?? 'NIL'}
        </p>
        <p className="flex flex-wrap gap-x-2 text-caption text-text-2">
          <span>
            {subject.words.reference} <IdText id={subject.referenceOf(row)} />
          </span>
          <span>
            {subject.words.date} <DateText value={subject.dateOf(row)} />
          </span>
        </p>
      </div>
      <StatusPill status={subject.statusOf(row)} />
    </div>
  );
}

/** The whole as a bar: the solid part stays, and the hatched part is the amount. */
function ShareBar({ share, label }: { share: number; label: string }) {
  return (
    <div role="img" aria-label={label} className="mt-2.5 flex h-2.5 gap-0.5">
      <span
        className="rounded-l-full bg-accent first:last:rounded-full"
        style={{ width: `${(1 - share) * 100}%` }}
      />
      <span className={clsx('flex-1 rounded-r-full', hatched)} />
    </div>
  );
}

const hatched =
  'border border-accent-line bg-[repeating-linear-gradient(135deg,var(--color-accent-line)_0_4px,var(--color-accent-soft)_4px_8px)]';

interface LineProps {
  label: string;
  amount: Kobo | null;
  /** Classes of the mark that stands for the same part of the bar. */
  mark?: string;
  total?: boolean;
}

/** One line of the sum under the bar. */
function Line({ label, amount, mark, total = false }: LineProps) {
  return (
    <div
      className={clsx(
        'flex items-center gap-2.5 py-1 text-cell',
        total && 'mt-1 border-line-strong border-t pt-2.5',
      )}
    >
      {mark !== undefined && <span aria-hidden className={clsx('size-2.5 rounded-[2px]', mark)} />}
      <dt className="flex-1 text-text-2">{label}</dt>
      <dd className="font-strong">
        <Money amount={amount} />
      </dd>
    </div>
  );
}
