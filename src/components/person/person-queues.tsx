import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { formatCount } from '../../../domain/count.ts';
import { artisanQuery } from '../../api/artisan-detail.ts';
import { type LoadState, useRead } from '../../api/lists/use-read.ts';
import { type MoneyQueue, partPaymentQueue, withdrawalQueue } from '../../api/money-queues.ts';
import { pendingPartPaymentsQuery } from '../../api/part-payments.ts';
import { type WithdrawalRequest, withdrawalRequestsQuery } from '../../api/withdrawals.ts';
import { findRows, type RowSource } from '../../lib/row-index/row-source.ts';
import type { Kobo } from '../../lib/values/money.ts';
import type { PartyKind } from '../../lib/values/people.ts';
import { Loaded } from '../feedback/loaded.tsx';
import { NamedLink, type NamedTarget } from '../row-link/named-links.tsx';
import { toPartPayment, toRequest } from '../row-link/record-links.ts';
import { Card } from '../ui/card.tsx';
import { DateText } from '../ui/date-text.tsx';
import { Money } from '../ui/money.tsx';
import { Skeleton } from '../ui/skeleton.tsx';

interface PersonQueuesProps {
  personKind: PartyKind;
  id: string;
  /** Whether the sections are in a panel: below one another, and with headings of a lower level. */
  isInPanel?: boolean;
}

const sideBySide =
  'mb-5 flex *:flex-1 *:border-line max-sm:flex-col max-sm:*:not-first:border-t sm:*:not-first:border-l';

/**
 * What waits for a decision about one person: for an artisan the withdrawals and the part-payments, beside the balance;
 * for a client the part-payments of the client's jobs.
 */
export function PersonQueues({ personKind, id, isInPanel = false }: PersonQueuesProps) {
  return (
    <Card aria-label="Waiting for a decision" className={isInPanel ? 'mt-1.5' : sideBySide}>
      <InPanel value={isInPanel}>
        {personKind === 'artisan' && <BalanceAndWithdrawals artisanId={id} />}
        <PartPayments personKind={personKind} id={id} />
      </InPanel>
    </Card>
  );
}

const InPanel = createContext(false);

function BalanceAndWithdrawals({ artisanId }: { artisanId: string }) {
  const detail = useRead(artisanQuery(artisanId));
  const read = useRead(withdrawalRequestsQuery);
  const waiting = useWaiting(read, withdrawalQueue, 'artisan_id', artisanId);
  const available = detail.data?.available_amount ?? availableIn(waiting.data?.rows);
  const isLoading = [detail, read].some(({ data, error }) => data === undefined && error === null);
  return (
    <>
      <Section title="Available balance">
        <p className="text-strip font-bold">
          {available === null && isLoading ? (
            <Skeleton className="my-[5px] h-4 w-28" />
          ) : (
            <Money amount={available} />
          )}
        </p>
      </Section>
      <Section title="Withdrawals that wait">
        <WaitingRows
          what="The withdrawal requests"
          noRows="No withdrawal waits."
          read={waiting}
          queue={withdrawalQueue}
          nameOf={({ id }) => `Withdrawal ${id ?? 'NIL'}`}
          linkTo={({ id }) => toRequest(id)}
        />
      </Section>
    </>
  );
}

/** Returns the balance that all requests of an artisan state; null if they differ or state none. */
function availableIn(requests: readonly WithdrawalRequest[] = []): Kobo | null {
  const amounts = new Set(requests.map(({ available_amount }) => available_amount));
  const [amount = null] = amounts;
  return amounts.size === 1 ? amount : null;
}

function PartPayments({ personKind, id }: PersonQueuesProps) {
  const read = useRead(pendingPartPaymentsQuery);
  const waiting = useWaiting(read, partPaymentQueue, `${personKind}_id`, id);
  return (
    <Section title="Part payments that wait">
      <WaitingRows
        what="The pending part-payments"
        noRows="No part-payment waits."
        read={waiting}
        queue={partPaymentQueue}
        nameOf={({ job_id }) => `Project ${job_id ?? 'NIL'}`}
        linkTo={(row) => toPartPayment(partPaymentQueue.idOf(row), false)}
      />
    </Section>
  );
}

interface Waiting<T> {
  /** The rows of the person. */
  rows: readonly T[];
  /** The number of waiting rows that have no id of a person of this kind. */
  withoutOwner: number;
}

/** Returns the rows of a queue that wait for a decision about the person with this id in `ownerField`. */
function useWaiting<Owner extends string, T extends Record<Owner, string | null>>(
  read: LoadState<RowSource<T>>,
  queue: MoneyQueue<T>,
  ownerField: Owner,
  id: string,
): LoadState<Waiting<T>> {
  const { data: all } = read;
  const data = useMemo(() => {
    if (all === undefined) return;
    const ownOrUnowned = findRows(
      all,
      (row) => queue.isUndecided(row) && (row[ownerField] ?? id) === id,
    );
    const rows = ownOrUnowned.filter((row) => row[ownerField] === id);
    return { rows, withoutOwner: ownOrUnowned.length - rows.length };
  }, [all, queue, ownerField, id]);
  return { ...read, data };
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const Heading = useContext(InPanel) ? 'h4' : 'h2';
  return (
    <section className="min-w-0 px-[18px] py-3.5">
      <Heading className="text-cell font-medium text-text-2">{title}</Heading>
      <div className="mt-0.5">{children}</div>
    </section>
  );
}

interface WaitingRowsProps<T> {
  what: string;
  noRows: string;
  read: LoadState<Waiting<T>>;
  queue: MoneyQueue<T>;
  nameOf: (row: T) => string;
  linkTo: (row: T) => NamedTarget;
}

/** The waiting rows of a person, each with a link to the queue. */
function WaitingRows<T>({ what, noRows, read, queue, nameOf, linkTo }: WaitingRowsProps<T>) {
  return (
    <Loaded what={what} read={read} skeleton={<Skeleton className="my-1.5 h-3 w-40" />}>
      {({ rows, withoutOwner }) => (
        <>
          {rows.length === 0 && withoutOwner === 0 && (
            <p className="text-body text-text-2">{noRows}</p>
          )}
          <ul>
            {rows.map((row, index) => {
              const since = queue.createdAt(row);
              return (
                <li
                  key={queue.idOf(row) ?? `row-${index}`}
                  className="flex min-h-6 flex-wrap items-center gap-x-2.5 text-cell"
                >
                  <NamedLink
                    target={linkTo(row)}
                    className="inline-flex items-center text-accent-ink hover:underline max-lg:min-h-11 coarse:min-h-11"
                  >
                    {nameOf(row)}
                  </NamedLink>
                  <Money amount={queue.amountOf(row)} className="font-strong" />
                  {since !== null && <DateText value={since} className="text-text-2" />}
                </li>
              );
            })}
          </ul>
          {withoutOwner > 0 && (
            <p className="text-cell text-text-2">
              The host does not say whose {formatCount(withoutOwner)} waiting{' '}
              {withoutOwner === 1 ? 'request is' : 'requests are'}.
            </p>
          )}
        </>
      )}
    </Loaded>
  );
}
