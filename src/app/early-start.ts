/**
 * Runs in the head of the built page, before its first script. It imports only types, because scripts/early-start.ts
 * writes it into index.html.
 */
import type { EarlyAnswer } from '../api/transport/early-answer.ts';

declare global {
  interface Window {
    /** The addresses of all script and style files of the build; only a built page has them. */
    codeFiles?: readonly string[];
  }
}

/** The files and calls of the pages, from the build. */
export interface EarlyStart {
  /** The address of the API, with `/api/v1`. */
  apiBase: string;
  /** The names of all script files. Every number in the fields below is an index into this list. */
  files: readonly string[];
  /** The names of all style files. */
  styles: readonly string[];
  /** The files that all pages except the sign-in need. */
  shared: readonly number[];
  /** By page path: the operation id and the path of the early call, and the files that the page needs beside `shared`. */
  pages: Readonly<Record<string, { id: string; call: string; files: readonly number[] }>>;
  /** The further files that a list needs if the host sends it in pages. */
  lists: readonly number[];
}

/** Requests the scripts and the call of the page at the current address, all in parallel. */
export function startEarly({ apiBase, files, styles, shared, pages, lists }: EarlyStart): void {
  window.codeFiles = [...files, ...styles].map((name) => `/${name}`);
  let token: string | null = null;
  try {
    token = localStorage.getItem('token');
  } catch {
    // The browser denies its storage, so nobody is signed in.
  }
  if (!token || location.pathname.startsWith('/admin/login')) return;
  const path = location.pathname.replace(/\/+$/, '');
  const page = pages[path];
  // At the last visit the app stored the ids of the calls that the host answers without a whole list, and the path of
  // the call for the first page (lib/browser/storage/short-calls.ts).
  const api = new URL(apiBase, location.origin).href;
  const shortCalls = (localStorage.getItem(`searches ${api}`) ?? '').split(' ');
  // The dashboard is not a list. Its call is the same if the host has figures by day.
  const isPagedList =
    page !== undefined && page.id !== 'getDashboard' && shortCalls.includes(page.id);
  const neededFiles = shared.concat(page ? page.files : [], isPagedList ? lists : []);
  for (const index of neededFiles) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    // The first script and the call have priority, because their work takes longest.
    link.fetchPriority = 'low';
    link.href = `/${files[index]}`;
    document.head.append(link);
  }
  // The stored path is for an address without search params.
  const firstPageCall = location.search === '' ? localStorage.getItem(`first-call ${path}`) : null;
  const call = isPagedList ? firstPageCall : page?.call;
  if (call) window.earlyAnswer = callEarly(new URL(api + call).href, token);
}

/** Sends the call with the same headers as the API client (api/transport/http-client.ts). */
function callEarly(url: string, token: string): EarlyAnswer {
  const stop = new AbortController();
  const answer = fetch(url, {
    headers: {
      Accept: 'application/json',
      'Content-Type': 'application/json',
      Authorization: `Bearer ${token}`,
    },
    signal: stop.signal,
  }).then((response) =>
    // Buffers the body, because without a reader the download pauses.
    response.status === 200 && response.body
      ? new Response(
          response.body.pipeThrough(
            new TransformStream({}, {}, { highWaterMark: Number.POSITIVE_INFINITY }),
          ),
          response,
        )
      : response,
  );
  answer.catch(() => undefined);
  return { url, token, answer, stop };
}
