import type { Plugin, Rolldown } from 'vite';
import { operations } from '../openapi/generated/operations.ts';
import { earlyCalls } from '../src/app/early-calls.ts';

/** The script comes before the style sheet: behind it, the script would wait for it. */
const place = '<!-- early start -->';

/**
 * Puts a small script at the head of the built page. It requests the scripts and the call of the
 * current address at once, instead of one after the other. The client takes over
 * the answer (src/api/transport/early-answer.ts).
 *
 * A page that is built for another host names that host in a preconnect link: the browser connects
 * before the call, and the server lets the page call the host (server/http/serve-dashboard.ts).
 *
 * @throws when VITE_API_HOST is not an address, because such a dashboard could call nothing
 */
export function earlyStart(): Plugin {
  let apiHost = '';
  let link = '';
  return {
    name: 'early-start',
    apply: 'build',
    configResolved({ env }) {
      // The same value as in the client, from the environment or a file: a token must not go to another host.
      apiHost = (env.VITE_API_HOST ?? '').replace(/\/+$/, '');
      link = preconnect(apiHost);
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const script = inlineScript(filesByPage(bundle), apiHost);
        const page = html.replace(place, () => `${link}<script>${script}</script>`);
        if (page === html) throw new Error(`index.html has no place "${place}"`);
        return page;
      },
    },
  };
}

/** The preconnect link to a host; empty when the page calls its own host, at the root or below a path. */
function preconnect(apiHost: string): string {
  if (/^(\/[^/]|$)/.test(apiHost)) return '';
  if (!/^https?:/i.test(apiHost) || !URL.canParse(apiHost)) {
    throw new Error(
      `VITE_API_HOST must be an address such as https://api.example.ng, not "${apiHost}".`,
    );
  }
  return `<link rel="preconnect" href="${new URL(apiHost).origin}" crossorigin>`;
}

/** The files of every page but the sign-in, and the further files of each page, without the entry script. */
interface PageFiles {
  all: readonly string[];
  byPath: Readonly<Record<string, readonly string[]>>;
}

function filesByPage(bundle: Rolldown.OutputBundle): PageFiles {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const known = new Set<string>();
  const needed = (chunk: Rolldown.OutputChunk | undefined): string[] => {
    if (chunk === undefined || known.has(chunk.fileName)) return [];
    known.add(chunk.fileName);
    return [chunk.fileName, ...chunk.imports.flatMap((name) => needed(byName.get(name)))];
  };
  for (const entry of chunks.filter(({ isEntry }) => isEntry)) needed(entry);
  const pageChunk = (file: string) =>
    chunks.find(({ facadeModuleId }) => facadeModuleId?.includes(`/src/routes/${file}?`));
  const all = needed(pageChunk('_frame.tsx'));
  const shared = [...known];
  const byPath: Record<string, readonly string[]> = {};
  for (const path of Object.keys(earlyCalls)) {
    const name = path.slice(1).replaceAll('/', '.');
    known.clear();
    for (const file of shared) known.add(file);
    const files = needed(pageChunk(`_frame/${name}.tsx`) ?? pageChunk(`_frame/${name}.index.tsx`));
    if (files.length === 0) throw new Error(`The build has no chunk for ${path}`);
    byPath[path] = files;
  }
  return { all, byPath };
}

function inlineScript({ all, byPath }: PageFiles, apiHost: string): string {
  const files = [...new Set([...all, ...Object.values(byPath).flat()])];
  const numbers = (names: readonly string[]) => names.map((name) => files.indexOf(name));
  const pages = Object.entries(earlyCalls).map(([path, operationId]) => [
    path,
    [operations[operationId].path, ...numbers(byPath[path] ?? [])],
  ]);
  return `(() => {
  var token = localStorage.getItem('token');
  if (!token || location.pathname.startsWith('/admin/login')) return;
  var files = ${JSON.stringify(files)};
  var page = ${JSON.stringify(Object.fromEntries(pages))}[location.pathname.replace(/\\/+$/, '')] || [''];
  ${JSON.stringify(numbers(all))}.concat(page.slice(1)).forEach((file) => {
    var link = document.createElement('link');
    link.rel = 'modulepreload';
    // After the entry script and the call, which start the most work.
    link.fetchPriority = 'low';
    link.href = '/' + files[file];
    document.head.append(link);
  });
  if (!page[0]) return;
  var url = new URL(${JSON.stringify(`${apiHost}/api/v1`)} + page[0], location.origin).href;
  var stop = new AbortController();
  var answer = fetch(url, {
    headers: {
      Accept: 'application/json',
      'Content-Type': 'application/json',
      Authorization: 'Bearer ' + token,
    },
    signal: stop.signal,
  }).then((response) =>
    // Without a reader of the body the connection would stop.
    response.status === 200 && response.body
      ? new Response(response.body.pipeThrough(new TransformStream({}, {}, { highWaterMark: Infinity })), response)
      : response,
  );
  answer.catch(() => {});
  window.earlyAnswer = { url: url, token: token, answer: answer, stop: stop };
})();`;
}
