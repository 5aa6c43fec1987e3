import type { QueryClient } from '@tanstack/react-query';
import { artisansHostList } from '../../src/api/artisans.ts';
import type { Capabilities, ShortCall } from '../../src/api/capabilities/capabilities.ts';
import { clientsHostList } from '../../src/api/clients.ts';
import { contactMessagesHostList } from '../../src/api/contact.ts';
import { dailyFiguresQuery } from '../../src/api/dashboard.ts';
import { jobsHostList } from '../../src/api/jobs.ts';
import { findPage } from '../../src/api/lists/long-list-calls.ts';
import type { HostList } from '../../src/api/lists/long-list-types.ts';
import { paidPartPaymentsHostList } from '../../src/api/part-payments.ts';
import { transactionsHostList } from '../../src/api/transactions.ts';
import { approvedWithdrawalsHostList } from '../../src/api/withdrawals.ts';
import { failureOf, type Result } from './check-read.ts';

/** A call with optional parameters, whose answer is short: one page of a list, or the figures of some days. */
interface ShortRead {
  operationId: ShortCall;
  /** Makes the call. Returns a description of the answer. */
  run: (client: QueryClient) => Promise<string>;
}

const firstPage = {
  q: '',
  filters: {},
  sort: null,
  size: 5,
  page: 1,
  position: null,
  isMasked: false,
};

const pageRead = <T>(list: HostList<T>): ShortRead => ({
  operationId: list.operationId,
  run: async () => {
    const { rows, total } = await findPage(list, firstPage, {});
    return `a page with ${rows.length} of ${total.count}${total.isExact ? '' : ' or more'} rows`;
  },
});

const shortReads: readonly ShortRead[] = [
  pageRead(jobsHostList),
  pageRead(transactionsHostList),
  pageRead(artisansHostList),
  pageRead(clientsHostList),
  pageRead(approvedWithdrawalsHostList),
  pageRead(paidPartPaymentsHostList),
  pageRead(contactMessagesHostList),
  {
    operationId: 'getDashboard',
    run: async (client) => {
      const { days } = await client.query(dailyFiguresQuery('2026-01-01'));
      return `figures of ${days.length} days`;
    },
  },
];

/** Makes the calls with short answers that the host offers, as the dashboard does. */
export async function* checkShort(
  client: QueryClient,
  { shortCalls }: Capabilities,
): AsyncGenerator<Result> {
  for (const { operationId, run } of shortReads.filter((read) =>
    shortCalls.has(read.operationId),
  )) {
    try {
      yield { operationId, state: 'fine', summary: await run(client), notes: [] };
    } catch (reason) {
      yield await failureOf(operationId, reason);
    }
  }
}
