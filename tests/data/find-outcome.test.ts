import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { createElement, type ReactNode } from 'react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { paidPartPaymentsHostList, pendingPartPaymentsQuery } from '../../src/api/part-payments.ts';
import { findOutcome } from '../../src/features/approvals/locks/find-outcome.ts';
import { useApprovedBefore } from '../../src/features/approvals/new-decision.ts';
import { partPaymentSubject } from '../../src/features/approvals/part-payments/part-payment-subject.ts';
import {
  type DecisionLock,
  useDecisionLocks,
} from '../../src/lib/browser/storage/decision-locks.ts';
import { makeLock, storeLock } from '../support/decision-lock.ts';
import { hold } from '../support/hold.ts';
import { mockServer, serve } from '../support/mock-server.ts';
import { watchCalls } from '../support/watch-calls.ts';

/** The decision on the part-payment 71 of job 13, whose row has an id of its own. */
const ofOwnId = { id: '71', reference: '13', approvedBefore: 0 };
/** The decision on a part-payment of job 13 whose row has no id of its own. */
const ofJobId = { id: '13', reference: '13', approvedBefore: 0 };

const notKnown = /Part Payment History has part-payments of this project, and does not say which/;

it.each<[string, Partial<DecisionLock>, object[], object[], [kind: string, message: RegExp]]>([
  [
    'is not known if only the queue has ids of part-payments',
    ofOwnId,
    [],
    [{ job_id: 13 }],
    ['gone', notKnown],
  ],
  [
    'is an approval if only the history has ids, and has one more of the job',
    { ...ofJobId, approvedBefore: 1 },
    [],
    [
      { id: 70, job_id: 13 },
      { id: 71, job_id: 13 },
    ],
    ['approved', /project 13 is in Part Payment History/],
  ],
  [
    'is not that of a waiting part-payment whose own id is the id of the job',
    ofJobId,
    [{ id: 13, job_id: 7, part_payment_status: 'pending' }],
    [{ job_id: 13 }],
    ['approved', /project 13 is in Part Payment History/],
  ],
  [
    'is not that of a paid part-payment whose job has the id of the decided one',
    { ...ofOwnId, id: '13', reference: '7' },
    [],
    [{ job_id: 13 }],
    ['gone', /project 7 no longer waits, and .* does not have it: it was not approved/],
  ],
  [
    'with the id of its job is not that of another paid part-payment of the job',
    { id: '13', reference: '13', approvedBefore: 0, hasOwnId: true },
    [],
    [{ id: 70, job_id: 13 }],
    ['gone', /project 13 no longer waits, and .* does not have it: it was not approved/],
  ],
  [
    'is an approval if the history has its id, but not the job',
    ofOwnId,
    [],
    [{ id: 71 }],
    ['approved', /project 13 is in Part Payment History/],
  ],
  [
    'is an approval if only the history has the job',
    { id: '71', reference: '71', approvedBefore: 0, hasOwnId: true },
    [],
    [{ id: 71, job_id: 13 }],
    ['approved', /project 71 is in Part Payment History/],
  ],
  [
    'is an approval if both lists have ids',
    ofOwnId,
    [],
    [
      { id: 70, job_id: 13 },
      { id: 71, job_id: 13 },
    ],
    ['approved', /project 13 is in Part Payment History/],
  ],
  [
    'is not known if another one of the job waits, and it is not known how many were approved before',
    { ...ofJobId, approvedBefore: null },
    [{ job_id: 13, part_payment_status: 'pending' }],
    [{ job_id: 13 }],
    ['unknown', notKnown],
  ],
])('the outcome of a part-payment %s', async (_, fields, pending, paid, [kind, message]) => {
  serve('listPendingPartPayments', pending);
  serve('listPaidPartPayments', paid);
  const client = new QueryClient();
  const lock = makeLock({ ...fields, record: 'part-payment', at: Date.now() - 180_000 });
  const rows = await client.query(pendingPartPaymentsQuery);
  expect(await findOutcome(client, lock, partPaymentSubject, rows, false)).toEqual({
    kind,
    message: expect.stringMatching(message),
  });
});

it('the approved rows are read at most twice for a list, also if the clock was set back after the list was read', async () => {
  serve('listPendingPartPayments', [{ job_id: 13 }]);
  serve('listPaidPartPayments', [{ job_id: 13 }]);
  const calls = watchCalls(mockServer, /part-partment$/);
  const client = new QueryClient();
  const row = (await client.query(pendingPartPaymentsQuery)).at(0);
  const listedAt = Date.now() + 60_000;
  const wrapper = ({ children }: { children: ReactNode }) =>
    createElement(QueryClientProvider, { client }, children);
  const { result } = renderHook(() => useApprovedBefore(partPaymentSubject, row, listedAt), {
    wrapper,
  });
  await waitFor(() => expect(result.current).toBe(1));
  expect(calls).toHaveLength(2);
});

it('an approval is found by a read that begins after it, and not by one that was under way', async () => {
  serve('listPendingPartPayments', []);
  const client = new QueryClient();
  const lock = makeLock({ ...ofOwnId, record: 'part-payment', at: Date.now() - 180_000 });
  vi.useFakeTimers({ toFake: ['Date'], now: lock.at });
  onTestFinished(() => void vi.useRealTimers());
  const held = hold();
  mockServer.use(
    http.get('*/get/all/paid/part-partment', async () => {
      await held.wait();
      return HttpResponse.json({ data: [] });
    }),
  );
  const earlier = client.query(paidPartPaymentsHostList.whole);
  await held.whenReached;
  vi.setSystemTime(lock.at + 180_000);
  const rows = await client.query(pendingPartPaymentsQuery);
  serve('listPaidPartPayments', [{ id: 71, job_id: 13 }]);
  const outcome = findOutcome(client, lock, partPaymentSubject, rows, false);
  held.release();
  expect(await outcome).toMatchObject({ kind: 'approved' });
  expect((await earlier).length).toBe(0);
});

it('the time of a lock from a clock that was set back begins once, and not again at each visit of the page', () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const firstVisit = Date.now();
  storeLock({ at: firstVisit + 3_600_000 });
  renderHook(useDecisionLocks).unmount();
  vi.setSystemTime(firstVisit + 60_000);
  expect(renderHook(useDecisionLocks).result.current).toEqual([makeLock({ at: firstVisit })]);
});
