import { isPaid } from '../../../../domain/transaction-types.ts';
import type { ArtisanDetail } from '../../../api/artisan-detail.ts';
import { SideRead } from '../../../components/feedback/side-read.tsx';
import type { Payment } from '../../../components/person/last-payments.ts';
import { DateText } from '../../../components/ui/date-text.tsx';
import { Money } from '../../../components/ui/money.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { StatusPill } from '../../../components/ui/status-pill.tsx';
import { dateAgo } from '../../../lib/values/ago.ts';
import type { ApprovalEvidence } from './use-approval-evidence.ts';

/** The age and status of the artisan's account, and the artisan's last payments. */
export function PayeeRecord({ evidence }: { evidence: ApprovalEvidence }) {
  const { account, payments, now } = evidence;
  return (
    <div className="mt-3 rounded-tile border border-line bg-canvas px-3.5 py-2.5 text-cell print:hidden">
      <div className="flex min-h-[26px] flex-wrap items-center gap-x-2.5 gap-y-1">
        {account === null ? (
          <p className="text-text-2">
            Account age and status are not known: the host does not say whose account this is.
          </p>
        ) : (
          <SideRead
            what="The account"
            read={account}
            skeleton={<Skeleton className="h-2.5 w-40" />}
          >
            {(artisan) => <AccountFacts account={artisan} now={now} />}
          </SideRead>
        )}
      </div>
      <p className="mt-2 mb-1 font-bold">
        {account === null ? 'Last withdrawals under this name' : 'Last five payments'}
      </p>
      <div className="min-h-[130px]">
        <SideRead what="The last payments" read={payments} skeleton={<LoadingPayments />}>
          {(last) => <Payments payments={last} />}
        </SideRead>
      </div>
    </div>
  );
}

interface AccountFactsProps {
  account: ArtisanDetail['tradesman_data']['tradesman'];
  /** Milliseconds UTC. */
  now: number;
}

function AccountFacts({ account: { status, created_at: createdAt }, now }: AccountFactsProps) {
  return (
    <>
      <StatusPill status={status} />
      {createdAt === null ? (
        <span className="text-text-2">Account age not known</span>
      ) : (
        <span className="text-text-2">
          Account made <DateText value={createdAt} />, {dateAgo(createdAt, now)}
        </span>
      )}
    </>
  );
}

function Payments({ payments }: { payments: readonly Payment[] }) {
  if (payments.length === 0) return <p className="text-text-2">No payment yet.</p>;
  return (
    <ol>
      {payments.map(({ id, at, type, amount, status }, index) => (
        <li
          key={id ?? `payment-${index}`}
          className="flex min-h-[26px] flex-wrap items-center gap-x-2.5"
        >
          <DateText value={at} className="text-text-2" />
          <span className="min-w-0 flex-1 truncate">{type ?? 'NIL'}</span>
          {!isPaid(status) && <StatusPill status={status} />}
          <Money amount={amount} className="font-strong" />
        </li>
      ))}
    </ol>
  );
}

const LoadingPayments = () =>
  ['w-full', 'w-11/12', 'w-10/12', 'w-9/12', 'w-8/12'].map((width) => (
    <Skeleton key={width} className={`mt-2 mb-4 h-2.5 ${width}`} />
  ));
