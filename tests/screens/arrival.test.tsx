import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { setWindowWidth } from '../support/browser-stubs.ts';
import { type Hold, hold } from '../support/hold.ts';
import { mockServer } from '../support/mock-server.ts';
import { renderApp } from '../support/render-app.tsx';
import { streamAnswer } from '../support/streamed-answer.ts';

type Envelope = (rows: readonly object[]) => object;

const dataInData: Envelope = (rows) => ({ data: { data: rows } });
const withStatus: Envelope = (rows) => ({ status: 'success', data: rows });
const withTotal: Envelope = (rows) => ({ data: { total: rows.length, data: rows } });

/** Makes the host send its list of artisans in two parts: the first at once, and the second when the test asks for it. */
function serveInTwoParts(envelope: Envelope) {
  const artisans = Array.from({ length: 90 }, (_, at) => ({
    id: 90 - at,
    first_name: 'Bọ́lá',
    last_name: `Number ${90 - at}`,
    email: `bola${90 - at}@example.ng`,
    status: 'active',
  }));
  const text = JSON.stringify(envelope(artisans));
  const cut = Math.floor(text.length * 0.8);
  let stream: ReturnType<typeof streamAnswer> | undefined;
  let heldRetry: Hold | undefined;
  mockServer.use(
    http.get('*/admin/get/all/artisan', async () => {
      await heldRetry?.wait();
      stream = streamAnswer({ 'content-type': 'application/json' });
      stream.send(text.slice(0, cut));
      return stream.response;
    }),
  );
  return {
    finish: () => {
      stream?.send(text.slice(cut));
      stream?.end();
    },
    /** Breaks the connection. Holds back the answer to the retry, so that its first rows do not appear at once. */
    breakOff: () => {
      heldRetry = hold();
      stream?.fail();
    },
    answerRetry: () => heldRetry?.release(),
  };
}

async function openArriving(envelope = dataInData) {
  const list = serveInTwoParts(envelope);
  const app = renderApp('/admin/dashboard/artisans');
  const region = within(await screen.findByRole('region', { name: 'Artisans' }));
  return { ...app, ...list, region };
}

const links = () => screen.queryAllByRole('link', { name: /^View Bọ́lá/ });
const firstTen = 'The first 10; the others are loading…';

describe('a list of which a part has arrived', () => {
  it('shows its first page, and the paging after all rows have arrived', async () => {
    const { region, finish } = await openArriving();
    expect(await region.findByText(firstTen)).toBeTruthy();
    expect(links().map((link) => link.getAttribute('aria-label'))).toEqual(
      Array.from({ length: 10 }, (_, at) => `View Bọ́lá Number ${90 - at}`),
    );
    expect(region.getByRole('table').getAttribute('aria-busy')).toBe('true');
    expect(region.queryByRole('combobox', { name: 'Rows per page' })).toBeNull();
    const [row] = region.getAllByRole('row').slice(1);
    finish();
    expect(await region.findByText('1–10 of 90')).toBeTruthy();
    expect(region.queryByText(firstTen)).toBeNull();
    expect(region.getByRole('table').getAttribute('aria-busy')).toBe('false');
    expect(region.getAllByRole('row')[1]).toBe(row);
  });

  it('shows its first page as cards on a narrow screen, also from a host that sends a status with the rows', async () => {
    setWindowWidth(390);
    const { region, finish } = await openArriving(withStatus);
    expect(await region.findByText(firstTen)).toBeTruthy();
    expect(region.getAllByRole('listitem')).toHaveLength(10);
    expect(region.getByRole('list').getAttribute('aria-busy')).toBe('true');
    finish();
    expect(await region.findByText('1–10 of 90')).toBeTruthy();
  });

  it('hides its first rows for another page, another order, a filter and a search until all rows have arrived', async () => {
    const { user, router, region, finish } = await openArriving();
    for (const search of ['?page=2', '?sort=name.asc', '?status=active', '']) {
      router.history.push(`/admin/dashboard/artisans${search}`);
      const words = search === '' ? firstTen : 'Loading…';
      expect(await region.findByText(words), search).toBeTruthy();
      expect(links().length > 0, search).toBe(search === '');
    }
    await user.type(region.getByRole('searchbox'), 'bola7');
    expect(region.getByText('Loading…')).toBeTruthy();
    expect(links()).toHaveLength(0);
    finish();
    expect(await region.findByText('1–10 of 11')).toBeTruthy();
  });

  it('shows an error and no rows when the connection breaks, also from a host that sends a total with the rows', async () => {
    const { region, breakOff, answerRetry, finish } = await openArriving(withTotal);
    for (let times = 0; times < 3; times += 1) {
      await region.findByText(firstTen);
      breakOff();
      await waitFor(() => expect(region.queryByText(firstTen)).toBeNull());
      answerRetry();
    }
    expect(await region.findByText('Artisans did not load')).toBeTruthy();
    expect(links()).toHaveLength(0);
    const retry = region.getByRole('button', { name: 'Retry' });
    retry.click();
    await region.findByText(firstTen);
    finish();
    expect(await region.findByText('1–10 of 90')).toBeTruthy();
  });
});

describe('a page that takes long to load', () => {
  afterEach(() => void vi.useRealTimers());

  const serveArtisans = (answer: () => Promise<Response> | Response) =>
    mockServer.use(http.get('*/admin/get/all/artisan', answer));

  it('says after three seconds what it waits for, until it has loaded', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const held = hold();
    serveArtisans(async () => {
      await held.wait();
      return HttpResponse.json({ data: [] });
    });
    renderApp('/admin/dashboard/artisans');
    await screen.findByRole('progressbar', { name: 'Loading' });
    expect(screen.queryByText(/^Waiting for/)).toBeNull();
    await vi.advanceTimersByTimeAsync(3000);
    expect(await screen.findByText('Waiting for the artisans')).toBeTruthy();
    held.release();
    await screen.findByText('No Artisan Found');
    await waitFor(() => expect(screen.queryByText(/^Waiting for/)).toBeNull());
  });

  it('says that the server is busy while it tries again', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const held = hold();
    let calls = 0;
    serveArtisans(async () => {
      calls += 1;
      if (calls === 1)
        return new HttpResponse(null, { status: 503, headers: { 'Retry-After': '4' } });
      await held.wait();
      return HttpResponse.json({ data: [] });
    });
    renderApp('/admin/dashboard/artisans');
    await held.whenReached;
    await vi.advanceTimersByTimeAsync(3000);
    expect(await screen.findByText('The server is busy; trying again')).toBeTruthy();
    held.release();
    await screen.findByText('No Artisan Found');
  });
});
