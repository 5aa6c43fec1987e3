/**
 * Runs at the head of the built page, before its first script. It imports nothing: scripts/early-start.ts
 * puts it into index.html as it stands here.
 */
import type { EarlyAnswer } from '../api/transport/early-answer.ts';

/** What the build knows of its pages. */
export interface EarlyStart {
  /** Where the API is, with `/api/v1`. */
  apiBase: string;
  /** The names of files of code. The other fields hold their places in this list. */
  files: readonly string[];
  /** What every page but the sign-in needs. */
  shared: readonly number[];
  /** By the path of a page: the path of its call, and what else the page needs. */
  pages: Readonly<Record<string, { call: string; files: readonly number[] }>>;
}

/** Asks for the scripts and the call that the address leads to, all at once. */
export function startEarly({ apiBase, files, shared, pages }: EarlyStart): void {
  const token = localStorage.getItem('token');
  if (!token || location.pathname.startsWith('/admin/login')) return;
  const page = pages[location.pathname.replace(/\/+$/, '')];
  for (const place of shared.concat(page ? page.files : [])) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    // After the first script and the call: those have most to do once they are there.
    link.fetchPriority = 'low';
    link.href = `/${files[place]}`;
    document.head.append(link);
  }
  if (page)
    window.earlyAnswer = callEarly(new URL(apiBase + page.call, location.origin).href, token);
}

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
    // Nothing reads the body yet, and the line would wait for a reader.
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
