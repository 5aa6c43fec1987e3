import { onlineManager } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { haveRules } from '../support/have-rules.ts';
import { hold } from '../support/hold.ts';
import { mockHost, mockServer } from '../support/mock-server.ts';
import { renderApp } from '../support/render-app.tsx';

let posts: string[] = [];

beforeEach(() => {
  posts = [];
  mockServer.events.removeAllListeners();
  mockServer.events.on('request:start', ({ request }) => {
    if (request.method === 'POST')
      posts.push(new URL(request.url).pathname.split('/').at(-1) ?? '');
  });
});

interface HostRow {
  id: number;
  name: string;
  artisan: number;
  amount: number;
  whole: number;
}

const queues = [
  {
    path: '/admin/dashboard/withdrawrequest',
    title: 'Withdraw Request',
    list: '*/api/v1/admin/withdrawal/history',
    call: '*/api/v1/admin/withdrawal/request/:id',
    labelled: 'withdrawal',
    rows: 'withdrawal requests',
    count: 12,
    total: '₦12,066.00',
    inWords: 'Twelve thousand sixty-six naira only',
    row: ({ id, name, artisan, amount, whole }: HostRow) => ({
      id,
      artisan_id: artisan,
      artisan_name: name,
      available_amount: whole,
      withdrawal_amount: amount,
      start_date: `2026-11-${String(10 + (id % 8)).padStart(2, '0')}T09:00:00Z`,
    }),
  },
  {
    path: '/admin/dashboard/pending/part-payments',
    title: 'Pending Part Payments',
    list: '*/api/v1/admin/get/all/pending/part-payment/list',
    call: '*/api/v1/admin/approve/pending/part-payment/:id',
    labelled: 'part-payment for project',
    rows: 'part-payments',
    count: 4,
    total: '₦4,006.00',
    inWords: 'Four thousand six naira only',
    row: ({ id, name, artisan, amount, whole }: HostRow) => ({
      id,
      // Payments of one project reduce the same price.
      job_id: id,
      artisan_id: artisan,
      artisan_name: name,
      job_amount: whole,
      part_payment_amount: amount,
      job_deadline: '2026-12-01T09:00:00Z',
      part_payment_status: 'pending',
    }),
  },
] as const;
type Queue = (typeof queues)[number];

const many = (count: number): HostRow[] =>
  Array.from({ length: count }, (_, at) => ({
    id: 101 + at,
    name: `Artisan ${at + 1}`,
    artisan: at + 1,
    amount: 1000 + at,
    whole: 50_000,
  }));

/** Makes the host list these rows, and remove a row that it approves; `answers` replaces the answer to one id. */
function serve(queue: Queue, rows: HostRow[], answers: Record<string, () => Response> = {}) {
  mockServer.use(
    http.get(queue.list, () =>
      HttpResponse.json({ data: { data: rows.map((row) => queue.row(row)) } }),
    ),
    http.post(queue.call, ({ params: { id } }) => {
      const own = answers[String(id)]?.();
      if (own !== undefined) return own;
      const at = rows.findIndex((row) => String(row.id) === id);
      rows.splice(at, 1);
      return HttpResponse.json({ data: { message: `Approved ${String(id)}` } });
    }),
  );
  return rows;
}

/** Returns the read-back. Queries by role over a page of 40 rows would take most of the time of these tests. */
function dialog(): HTMLElement {
  const found = document.querySelector<HTMLElement>('[role="alertdialog"]');
  if (found === null) throw new Error('The read-back is not open');
  return found;
}
const titled = (title: string) =>
  waitFor(() => expect(dialog().querySelector('h2')?.textContent).toBe(title), { timeout: 20_000 });
const lines = () => [...dialog().querySelectorAll('li')];
const lineOf = (name: string) => lines().find((line) => line.textContent.startsWith(`${name} `));
const yes = () => {
  const button = within(dialog()).getByText('Yes').closest('button');
  if (button === null) throw new Error('Yes is in no button');
  return button;
};
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** Reads every line of the read-back, each for the reading time. */
async function readAll() {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Home' });
  for (const _ of lines()) {
    await pass(400);
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'ArrowDown' });
  }
  vi.useRealTimers();
}

/** Returns the box of all rows of the page, which is disabled until the rows have arrived. */
async function pageBox(): Promise<HTMLElement> {
  const box = () => screen.getByRole('checkbox', { name: 'Select the rows of this page' });
  await waitFor(() => expect(box()).toHaveProperty('disabled', false));
  return box();
}

describe.each(queues)('a run over $title', (queue) => {
  /** Selects all rows of the page and opens the read-back with its figures read again. */
  async function openRun(size = 10) {
    const app = renderApp(`${queue.path}?size=${size}`);
    await app.user.click(await pageBox());
    await app.user.click(await screen.findByRole('button', { name: /^Decide on/ }));
    await titled('Are you sure?');
    await waitFor(() => expect(dialog().textContent).not.toContain('Checking the figures'));
    return app;
  }

  it('counts a line as read after 400 ms, and again after its figures changed', async () => {
    const rows = serve(queue, many(2));
    await openRun();
    await readAll();
    expect(yes()).toHaveProperty('disabled', false);
    const [first] = rows;
    if (first !== undefined) first.amount = 2500;
    fireEvent(window, new Event('visibilitychange'));
    await waitFor(() => expect(dialog().textContent).toContain('1 line is not read yet'));
    expect(dialog().textContent).toContain('₦2,500.00');
    expect(yes()).toHaveProperty('disabled', true);
    expect(posts).toEqual([]);
  });

  it('lists a refused item and continues, one call after the other', async () => {
    let underWay = 0;
    let most = 0;
    serve(queue, many(4), {
      102: () => HttpResponse.json({ message: 'The account is on hold.' }, { status: 422 }),
    });
    mockServer.events.on('request:start', ({ request }) => {
      if (request.method !== 'POST') return;
      underWay += 1;
      most = Math.max(most, underWay);
    });
    mockServer.events.on('response:mocked', ({ request }) => {
      if (request.method === 'POST') underWay -= 1;
    });
    const { user } = await openRun();
    await readAll();
    await user.dblClick(yes());
    await titled('The run has ended');
    expect(posts.toSorted()).toEqual(['101', '102', '103', '104']);
    expect(most).toBe(1);
    expect(dialog().textContent).toContain('3 of 4 approved');
    expect(lineOf('Artisan 2')?.textContent).toMatch(/Refused.*The account is on hold\./);
    expect(lineOf('Artisan 4')?.textContent).toContain('Approved 104');
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await user.click(screen.getByRole('button', { name: 'Copy the report' }));
    const report = write.mock.calls.at(-1)?.[0] ?? '';
    expect(report).toContain(`3 of 4 ${queue.rows} approved, ₦3,005.00`);
    expect(report).toMatch(
      /102, Artisan 2, ₦1,001\.00: Refused at .+ WAT\. The account is on hold\./,
    );
    await user.click(screen.getByRole('button', { name: 'OK' }));
    // The refused item is still selected.
    expect(await screen.findByText('1 selected')).toBeTruthy();
  });

  it('stops at an unknown outcome, and continues only after the list was read again', async () => {
    const rows = serve(queue, many(3), {
      102: () => {
        rows.splice(0, 1);
        return HttpResponse.error();
      },
    });
    const { user } = await openRun();
    await readAll();
    await user.click(yes());
    await titled('The run is paused');
    const sent = posts.length;
    expect(posts.at(-1)).toBe('102');
    expect(lineOf('Artisan 2')?.textContent).toContain('Outcome unknown');
    expect(screen.queryByRole('button', { name: 'Resume' })).toBeNull();
    const refresh = screen.getByRole('button', { name: 'Refresh the list' });
    vi.useFakeTimers({ shouldAdvanceTime: true });
    fireEvent.click(refresh);
    await pass(6_000);
    vi.useRealTimers();
    if (sent < 3) {
      const resume = await screen.findByRole('button', { name: 'Resume' });
      await waitFor(() => expect(resume).toHaveProperty('disabled', false));
      await user.click(resume);
      await titled('The run has ended');
    }
    // Each row was sent once, also the one with the unknown outcome.
    expect(posts.toSorted()).toEqual(['101', '102', '103']);
  });

  it('can be stopped and resumed, and asks before the page is left', async () => {
    const app = await (async () => {
      serve(queue, many(4));
      return openRun();
    })();
    const { user, router } = app;
    await readAll();
    const held = hold();
    mockServer.use(http.post(queue.call, () => held.wait(), { once: true }));
    await user.click(yes());
    await held.reached;
    act(() => void router.navigate({ to: '/admin/dashboard/Privacy' }));
    const question = await screen.findByRole('alertdialog', { name: 'Leave during the run?' });
    expect(question.textContent).toContain('3 of 4 are not sent yet');
    await user.click(within(question).getByRole('button', { name: 'No' }));
    await user.click(await screen.findByRole('button', { name: 'Stop' }));
    held.release();
    await titled('The run is paused');
    // A press that was meant for Stop must not resume the run, neither with the pointer nor with Enter.
    const resume = screen.getByRole('button', { name: 'Resume' });
    expect(resume).toHaveProperty('disabled', true);
    expect(document.activeElement?.textContent).toBe('Copy the report');
    await user.keyboard('{Enter}');
    expect(dialog().textContent).toContain('1 of 4 approved');
    await waitFor(() => expect(resume).toHaveProperty('disabled', false));
    expect(posts).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Resume' }));
    await titled('The run has ended');
    expect(posts).toHaveLength(4);
  });

  it('does not send a row that has changed its amount or left the list before its call', async () => {
    const rows = serve(queue, many(4));
    const { user } = await openRun();
    await readAll();
    const order = lines().map((line) => /Artisan (\d)/.exec(line.textContent)?.[1]);
    const [, second, third] = order;
    mockServer.use(
      http.post(
        queue.call,
        () => {
          const changed = rows.find(({ artisan }) => String(artisan) === second);
          if (changed !== undefined) changed.amount = 9_999;
          rows.splice(
            rows.findIndex(({ artisan }) => String(artisan) === third),
            1,
          );
          return undefined;
        },
        { once: true },
      ),
    );
    await user.click(yes());
    await titled('The run has ended');
    expect(posts).toHaveLength(2);
    expect(lineOf(`Artisan ${second}`)?.textContent).toMatch(
      /Not sent.*The amount changed: .+ → ₦9,999\.00/,
    );
    expect(lineOf(`Artisan ${third}`)?.textContent).toMatch(/Not sent.*No longer in the list/);
    expect(dialog().textContent).toContain('2 of 4 approved');
  });

  it('excludes a row that needs a typed amount or is above the available amount, and says why', async () => {
    haveRules(mockHost(), mockServer, { type_amounts_from: 10_000 });
    const rows = many(3);
    const [first, second] = rows;
    if (first === undefined || second === undefined) throw new Error('There are no rows');
    first.amount = 10_000;
    second.amount = 60_000;
    serve(queue, rows);
    const { user } = await openRun();
    expect(dialog().textContent).toContain('2 of the selected are not in the run');
    expect(lineOf('Artisan 1')?.textContent).toContain(
      '₦10,000.00 or more: approve it by itself and type the amount',
    );
    expect(lineOf('Artisan 2')?.textContent).toMatch(/Above (available|project amount)/);
    expect(dialog().textContent).toContain(`You are approving 1 ${queue.rows.slice(0, -1)}`);
    await readAll();
    await user.click(yes());
    await titled('The run has ended');
    expect(posts).toEqual(['103']);
  });

  it('sends nothing without a connection or after Cancel', async () => {
    serve(queue, many(2));
    const { user } = await openRun();
    await readAll();
    act(() => onlineManager.setOnline(false));
    expect(await within(dialog()).findByText(/^Offline: nothing can be decided/)).toBeTruthy();
    expect(yes()).toHaveProperty('disabled', true);
    act(() => onlineManager.setOnline(true));
    await user.click(within(dialog()).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(document.querySelector('[role="alertdialog"]')).toBeNull());
    expect(screen.getByText('2 selected')).toBeTruthy();
    expect(posts).toEqual([]);
  });

  it('selects a range with Shift, keeps it on other pages, and says how many rows are not on this page', async () => {
    serve(queue, many(12));
    const { user } = renderApp(`${queue.path}?size=10`);
    const box = (id: number) =>
      screen.findByRole('checkbox', { name: `Select ${queue.labelled} ${id}` });
    const boxes = async () =>
      (await screen.findAllByRole('checkbox', { name: /^Select (?!the)/ })).slice(0, 10);
    await box(101);
    const [, second, , , fifth] = await boxes();
    if (second === undefined || fifth === undefined) throw new Error('There are no boxes');
    await user.click(second);
    await user.keyboard('{Shift>}');
    await user.click(fifth);
    await user.keyboard('{/Shift}');
    expect(await screen.findByText('4 selected')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    expect(await screen.findByText(/, 4 of them not on this page/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Clear the selection' }));
    expect(screen.queryByText('4 selected')).toBeNull();
  });

  it(`clears a queue of ${queue.count} with only the keyboard, and approves only read lines`, async () => {
    const rows = serve(queue, many(queue.count));
    const { user } = renderApp(`${queue.path}?size=50`);
    const master = await pageBox();
    // Tab moves the focus from the search to the boxes.
    screen.getByRole('searchbox').focus();
    for (let tabs = 0; document.activeElement !== master && tabs < 9; tabs += 1) await user.tab();
    expect(document.activeElement).toBe(master);
    await user.keyboard(' ');
    expect(await screen.findByText(`${queue.count} selected`)).toBeTruthy();
    // The Space key clears the box of one row, and a second press selects it again.
    await user.keyboard('j');
    await waitFor(() => expect(document.activeElement?.getAttribute('data-row')).toBe('0'));
    await user.keyboard(' ');
    expect(await screen.findByText(`${queue.count - 1} selected`)).toBeTruthy();
    await user.keyboard(' ');
    expect(await screen.findByText(`${queue.count} selected`)).toBeTruthy();
    await user.keyboard('d');
    await titled('Are you sure?');
    expect(document.activeElement?.textContent).toBe('Cancel');
    await waitFor(() =>
      expect(dialog().textContent).toContain(`${queue.count} lines are not read yet`),
    );
    expect(dialog().textContent).toContain(queue.total);
    expect(dialog().textContent).toContain(queue.inWords);

    // A held key moves over the lines too fast for any of them to count as read.
    for (const key of [...Array.from({ length: 8 }, () => 'ArrowDown'), 'End']) {
      fireEvent.keyDown(document.activeElement ?? document.body, { key });
    }
    expect(document.activeElement?.closest('li')).toBe(lines().at(-1));
    expect(dialog().textContent).toContain(`${queue.count} lines are not read yet`);
    expect(yes()).toHaveProperty('disabled', true);

    await readAll();
    await waitFor(() => expect(yes()).toHaveProperty('disabled', false));
    expect(posts).toEqual([]);
    // The order of Tab: the list, Cancel, Yes.
    await user.tab();
    await user.tab();
    expect(document.activeElement).toBe(yes());
    await user.keyboard('{Enter}');
    await titled('The run has ended');
    expect(posts).toHaveLength(queue.count);
    expect(new Set(posts).size).toBe(queue.count);
    expect(rows).toEqual([]);
    expect(dialog().textContent).toContain(`${queue.count} of ${queue.count} approved`);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(document.querySelector('[role="alertdialog"]')).toBeNull());
    expect(await screen.findByText('No Records Here!')).toBeTruthy();
    expect(screen.queryByText(/selected/)).toBeNull();
  });
});

describe('a payment from the same balance during a run', () => {
  it('stops a request whose available amount is lower than on screen', async () => {
    const [queue] = queues;
    const rows = serve(queue, many(2));
    const { user } = renderApp(queue.path);
    await user.click(await pageBox());
    await user.click(await screen.findByRole('button', { name: 'Decide on 2' }));
    await titled('Are you sure?');
    await readAll();
    mockServer.use(
      http.post(
        queue.call,
        () => {
          for (const row of rows) row.whole = 20_000;
          return undefined;
        },
        { once: true },
      ),
    );
    await user.click(yes());
    await titled('The run has ended');
    expect(posts).toHaveLength(1);
    expect(dialog().textContent).toContain(
      'Less is available now than in the read-back: ₦50,000.00 → ₦20,000.00',
    );
  });
});

describe('part-payments whose host does not send the amount paid before', () => {
  const [, queue] = queues;
  const jobs = '*/api/v1/admin/get/artisan/:id/job';
  async function openRun() {
    serve(queue, many(2));
    const app = renderApp(queue.path);
    await app.user.click(await pageBox());
    await app.user.click(await screen.findByRole('button', { name: 'Decide on 2' }));
    await titled('Are you sure?');
    await waitFor(() => expect(dialog().textContent).not.toContain('Checking the figures'));
  }

  it('are compared with the jobs, and are not in the run above the remaining amount', async () => {
    mockServer.use(
      http.get(jobs, ({ params: { id } }) =>
        HttpResponse.json({
          data: [{ job_id: 100 + Number(id), payment: id === '1' ? 49_500 : 9_000 }],
        }),
      ),
    );
    await openRun();
    expect(lineOf('Artisan 1')?.textContent).toContain('Above remaining');
    expect(lineOf('Artisan 2')?.textContent).toMatch(/Remaining ₦39,999\.00/);
    expect(dialog().textContent).toContain('You are approving 1 part-payment');
  });

  it('show the remaining amount as an upper limit where the jobs lack the amount too', async () => {
    mockServer.use(http.get(jobs, () => HttpResponse.json({ data: [] })));
    await openRun();
    expect(lineOf('Artisan 1')?.textContent).toContain('Remaining at most ₦49,000.00');
  });
});

describe('several requests of one artisan', () => {
  it('are added up, and a request that would go below zero is marked and not sent', async () => {
    const [queue] = queues;
    const rows = many(3).map((row) => ({ ...row, name: 'Ada Obi', artisan: 7, amount: 20_000 }));
    serve(queue, rows);
    const { user } = renderApp(queue.path);
    await user.click(await pageBox());
    await user.click(await screen.findByRole('button', { name: 'If I clear these' }));
    const cleared = await screen.findByRole('dialog', { name: 'If I clear these' });
    expect(cleared.textContent).toContain('1 would go below zero');
    const table = within(cleared)
      .getAllByRole('row')
      .map((row) => row.textContent);
    expect(table.slice(1)).toEqual([
      'Ada Obi',
      '101₦50,000.00₦20,000.00₦30,000.00',
      '102₦30,000.00₦20,000.00₦10,000.00',
      '103₦10,000.00₦20,000.00−\u200a₦10,000.00Below zero',
      'Together₦50,000.00₦60,000.00−\u200a₦10,000.00Below zero',
    ]);
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Decide on 3' }));
    await titled('Are you sure?');
    expect(
      lines().map((line) => /Above the balance after earlier requests/.test(line.textContent)),
    ).toEqual([false, false, true]);
    expect(dialog().textContent).toContain('You are approving 2 withdrawal requests');
  });
});
