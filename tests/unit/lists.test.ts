// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { artisanList } from '../../domain/lists/artisans.ts';
import { clientList } from '../../domain/lists/clients.ts';
import { jobList } from '../../domain/lists/jobs.ts';
import { type List, sharedColumns } from '../../domain/lists/list.ts';
import { messageList } from '../../domain/lists/messages.ts';
import { paidPartPaymentList, pendingPartPaymentList } from '../../domain/lists/part-payments.ts';
import { transactionList } from '../../domain/lists/transactions.ts';
import { verificationList } from '../../domain/lists/verification.ts';
import { withdrawalHistoryList } from '../../domain/lists/withdrawal-history.ts';
import { withdrawalRequestList } from '../../domain/lists/withdrawal-requests.ts';
import document from '../../openapi/generated/openapi.json';
import { personCells } from '../../src/components/people-list/people-columns.tsx';
import {
  artisans,
  clients,
  type PersonKind,
} from '../../src/components/people-list/person-kinds.ts';
import { paidColumns } from '../../src/features/approvals/part-payments/part-payment-columns.tsx';
import { partPaymentSubject } from '../../src/features/approvals/part-payments/part-payment-subject.ts';
import { pendingColumns } from '../../src/features/approvals/part-payments/pending-part-payments.tsx';
import { historyColumns } from '../../src/features/approvals/withdrawals/withdrawal-history.tsx';
import { requestColumns } from '../../src/features/approvals/withdrawals/withdrawal-requests.tsx';
import { withdrawalSubject } from '../../src/features/approvals/withdrawals/withdrawal-subject.ts';
import { messageColumns } from '../../src/features/contact/message-columns.tsx';
import { artisanJobColumns } from '../../src/features/jobs/job-columns.tsx';
import { transactionColumns } from '../../src/features/transactions/transaction-columns.tsx';
import { verificationColumns } from '../../src/features/verification/verification-columns.tsx';

interface AnyColumn {
  id: string;
  sortKey?: unknown;
  filterKey?: unknown;
  exported?: unknown;
  range?: unknown;
}

const nothing = () => undefined;
const queue = { whyLocked: () => null, whyDisabled: () => null, openConfirmation: nothing };
const people = (kind: PersonKind) => kind.columns(personCells(kind, () => null));

const views: readonly (readonly [name: string, list: List, columns: readonly AnyColumn[]])[] = [
  ['artisans', artisanList, people(artisans)],
  ['clients', clientList, people(clients)],
  ['verification', verificationList, verificationColumns(nothing)],
  ['jobs', jobList, artisanJobColumns],
  ['transactions', transactionList, transactionColumns],
  ['requests', withdrawalRequestList, requestColumns({ ...queue, subject: withdrawalSubject })],
  ['approved', withdrawalHistoryList, historyColumns(nothing)],
  ['pending', pendingPartPaymentList, pendingColumns({ ...queue, subject: partPaymentSubject })],
  ['paid', paidPartPaymentList, paidColumns],
  ['messages', messageList, messageColumns(nothing, true)],
];

describe.each(views)('the declaration of the list of %s', (_, list, columns) => {
  it('agrees with the columns on screen: each sorts and is exported, and has the declared filter', () => {
    for (const column of columns.filter(({ id }) => id !== 'action')) {
      const declared = list.columns[column.id];
      expect([column.id, column.sortKey, column.exported]).not.toContain(undefined);
      expect([column.id, column.filterKey !== undefined]).toEqual([
        column.id,
        declared?.filter !== undefined,
      ]);
      const hasRange = !['choices', 'id', undefined].includes(declared?.filter);
      expect([column.id, column.range !== undefined]).toEqual([column.id, hasRange]);
    }
  });

  it('has the column by which the list is sorted at first', () => {
    if (list.sort !== undefined) expect(Object.keys(list.columns)).toContain(list.sort.column);
  });
});

describe('the contract has a parameter for each filter of the list', () => {
  const commonParameters = new Set(
    'q sort direction size page cursor end sums choices columns masked format'.split(' '),
  );

  it.each([
    ['get/all/artisan', artisanList],
    ['get/all/client', clientList],
    ['job/history', jobList],
    ['transaction/history', transactionList],
    ['get/all/approved/withdrawal', withdrawalHistoryList],
    ['get/all/paid/part-partment', paidPartPaymentList],
    ['get/all/contact/message', messageList],
  ] as const)('%s', (path, list: List) => {
    const filters = sharedColumns(list).flatMap(([id, { filter }]) => (filter ? [id] : []));
    const { parameters } = document.paths[`/admin/${path}`].get;
    const names = parameters.flatMap((parameter) => ('name' in parameter ? [parameter.name] : []));
    const own = names.filter((name) => name !== undefined && !commonParameters.has(name));
    expect(new Set(own)).toEqual(new Set(filters));
  });
});
