import { clsx } from 'clsx';
import type { LoadState } from '../../api/lists/use-read.ts';
import { IdText } from '../../components/data-table/id-text.tsx';
import { SideRead } from '../../components/feedback/side-read.tsx';
import { ShareBar } from '../../components/figures/share-bar.tsx';
import { Avatar } from '../../components/ui/avatar.tsx';
import { DateText } from '../../components/ui/date-text.tsx';
import { Money } from '../../components/ui/money.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { StatusPill } from '../../components/ui/status-pill.tsx';
import { amountInWords } from '../../lib/values/amount-in-words.ts';
import { formatMoney, type Kobo, subtract, zeroKobo } from '../../lib/values/money.ts';
import type { DecisionKind, DecisionSubject, QueueRow } from './decision-subject.ts';
import './evidence.css';

interface EvidenceProps<T extends QueueRow> {
  subject: DecisionSubject<T>;
  kind: DecisionKind;
  row: T;
  /** What was already paid of the maximum; undefined for a kind of row without earlier payments. */
  paidBefore: LoadState<Kobo | null> | undefined;
  /** The status of the row after somebody else's decision; then there is no calculation. */
  decidedStatus?: string | undefined;
}

/** The artisan, the amount in figures and words, and the calculation of what remains after a decision. */
export function Evidence<T extends QueueRow>(props: EvidenceProps<T>) {
  const { subject, kind, row, paidBefore, decidedStatus } = props;
  const { words } = subject;
  const isApproval = kind === 'approve';
  const [amount, maximum] = [subject.amountOf(row), subject.maximumOf(row)];
  const paid = paidBefore?.data ?? null;
  const left = leftAfterApproval(subject, row, paid);
  return (
    <>
      <PayeeHeader subject={subject} row={row} status={decidedStatus ?? subject.statusOf(row)} />
      <div className="border-line border-t px-3.5 py-3">
        <p className="text-cell text-text-2">
          {decidedStatus === undefined
            ? `You are ${isApproval ? 'approving' : 'rejecting'}`
            : words.amount}
        </p>
        <p className="text-hero font-bold [&_.text-text-3]:text-[0.82em]">
          <Money amount={amount} />
        </p>
        {amount !== null && <p className="text-cell text-text-2">{amountInWords(amount)}</p>}
        {decidedStatus === undefined && isApproval && amount !== null && left !== null && (
          <ShareBar
            label={
              paid === null
                ? words.barLabel(formatMoney(amount), formatMoney(maximum))
                : `${formatMoney(paid)} paid before, ${formatMoney(amount)} now and ${formatMoney(left)} left of ${formatMoney(maximum)}`
            }
            parts={
              paid === null
                ? [
                    [left, 'bg-accent'],
                    [amount, hatched],
                  ]
                : [
                    [paid, 'bg-text-3'],
                    [amount, hatched],
                    [left, 'bg-accent'],
                  ]
            }
          />
        )}
      </div>
      {decidedStatus === undefined && (
        <dl className="border-line border-t px-3.5 py-2.5">
          <Line label={words.maximum} amount={maximum} />
          {isApproval && words.paidBefore !== undefined && paidBefore !== undefined && (
            <PaidBefore label={words.paidBefore} read={paidBefore} />
          )}
          {isApproval && (
            <Line label={words.amount} amount={subject.signedAmountOf(row)} mark={hatched} />
          )}
          <Line
            label={isApproval ? words.left : words.unchanged}
            amount={isApproval ? left : subject.unchangedByRejection(row)}
            mark="bg-accent"
            isTotal
          />
        </dl>
      )}
    </>
  );
}

/** Returns what an approval leaves of the maximum after the known earlier payments; null if it cannot be calculated. */
export function leftAfterApproval<T extends QueueRow>(
  subject: DecisionSubject<T>,
  row: T,
  paidBefore: Kobo | null,
): Kobo | null {
  const [amount, maximum] = [subject.amountOf(row), subject.maximumOf(row)];
  // An amount of zero or less cannot be approved.
  if (amount === null || maximum === null || amount <= 0) return null;
  return subtract(subtract(maximum, paidBefore ?? zeroKobo), amount);
}

/** The line of earlier payments: the amount, a skeleton, an error, or the words that it is not known. */
function PaidBefore({ label, read }: { label: string; read: LoadState<Kobo | null> }) {
  if (read.data !== undefined && read.data !== null) {
    return <Line label={label} amount={read.data} mark="bg-text-3" />;
  }
  return (
    <div className="flex items-center gap-2.5 py-1 text-cell">
      <dt className="flex-1 text-text-2">{label}</dt>
      <dd className="text-right">
        <SideRead
          what="Earlier payments for the project"
          read={read}
          skeleton={<Skeleton className="my-[5px] h-2.5 w-24" />}
        >
          {() => 'Not known, so less may be left'}
        </SideRead>
      </dd>
    </div>
  );
}

interface PayeeHeaderProps<T extends QueueRow> extends Pick<EvidenceProps<T>, 'subject' | 'row'> {
  status: string | null;
}

function PayeeHeader<T extends QueueRow>({ subject, row, status }: PayeeHeaderProps<T>) {
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
      <StatusPill status={status} />
    </div>
  );
}

const hatched = 'hatched border border-accent-line';

interface LineProps {
  label: string;
  amount: Kobo | null;
  /** The classes of the square before the label, which are those of the same amount in the bar. */
  mark?: string;
  isTotal?: boolean;
}

function Line({ label, amount, mark, isTotal = false }: LineProps) {
  return (
    <div
      className={clsx(
        'flex items-center gap-2.5 py-1 text-cell',
        isTotal && 'mt-1 border-line-strong border-t pt-2.5',
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
