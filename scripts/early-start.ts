import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type Plugin, type Rolldown, transformWithOxc } from 'vite';
import { operations } from '../openapi/generated/operations.ts';
import { earlyCalls } from '../src/app/early-calls.ts';
import type { EarlyStart } from '../src/app/early-start.ts';

const script = fileURLToPath(new URL('../src/app/early-start.ts', import.meta.url));

/** A comment before the style sheet of index.html, because an inline script waits for the style sheets before it. */
const placeholder = '<!-- early start -->';

/**
 * Puts a small script into the head of the built page. The script requests the other scripts and sends the call of the
 * current address at the same time. The client uses the answer (src/api/transport/early-answer.ts).
 *
 * A page that is built for another host names that host in a preconnect link: the browser connects before the call, and
 * the server lets the page call the host (server/http/serve-dashboard.ts).
 *
 * @throws when VITE_API_HOST is neither an address nor a path, because no call of the dashboard would work
 */
export function earlyStart(): Plugin {
  let apiHost = '';
  let link = '';
  return {
    name: 'early-start',
    apply: 'build',
    configResolved({ env }) {
      // The client reads this value of Vite too, so the client and the inline script send the token to the same host.
      apiHost = String(env.VITE_API_HOST ?? '').replace(/\/+$/, '');
      link = preconnectLink(apiHost);
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle = {} }) {
        const inline = await inlineScript(filesByPage(bundle), apiHost);
        const page = html.replace(placeholder, () => `${link}<script>${inline}</script>`);
        if (page === html) throw new Error(`index.html has no placeholder "${placeholder}"`);
        return page;
      },
    },
  };
}

/** Returns the preconnect link to a host; empty when the page calls its own host, at the root or below a path. */
function preconnectLink(apiHost: string): string {
  if (/^(\/[^/]|$)/.test(apiHost)) return '';
  if (!/^https?:/i.test(apiHost) || !URL.canParse(apiHost)) {
    throw new Error(
      `VITE_API_HOST must be an address such as https://api.example.ng, not "${apiHost}".`,
    );
  }
  return `<link rel="preconnect" href="${new URL(apiHost).origin}" crossorigin>`;
}

const isLongListCalls = (id: string) => id.endsWith('/src/api/lists/long-list-calls.ts');

/** The files of a build, and those that its pages need beside the entry script. */
interface PageFiles {
  scripts: readonly string[];
  styles: readonly string[];
  /** The files that every page except the sign-in needs. */
  shared: readonly string[];
  /** The further files of each page, by its path. */
  byPath: Readonly<Record<string, readonly string[]>>;
  /** The further files for lists that the host sends in pages. */
  lists: readonly string[];
}

function filesByPage(bundle: Rolldown.OutputBundle): PageFiles {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  /** Returns the file names of a chunk and its imports that are not in `excluded`, and adds them to `excluded`. */
  const filesOf = (chunk: Rolldown.OutputChunk | undefined, excluded: Set<string>): string[] => {
    if (chunk === undefined || excluded.has(chunk.fileName)) return [];
    excluded.add(chunk.fileName);
    return [
      chunk.fileName,
      ...chunk.imports.flatMap((name) => filesOf(byName.get(name), excluded)),
    ];
  };
  const loaded = new Set<string>();
  for (const entry of chunks.filter(({ isEntry }) => isEntry)) filesOf(entry, loaded);
  const pageChunk = (file: string) =>
    chunks.find(({ moduleIds }) =>
      moduleIds.some((id) => id.includes(`/src/routes/${file}?tsr-split=`)),
    );
  const shared = filesOf(pageChunk('_frame.tsx'), loaded);
  const byPath: Record<string, readonly string[]> = {};
  for (const path of Object.keys(earlyCalls)) {
    const name = path.slice(1).replaceAll('/', '.');
    const page = pageChunk(`_frame/${name}.tsx`) ?? pageChunk(`_frame/${name}.index.tsx`);
    if (page === undefined) throw new Error(`The build has no chunk for ${path}`);
    byPath[path] = filesOf(page, new Set(loaded));
  }
  const longLists = chunks.find(({ moduleIds }) => moduleIds.some(isLongListCalls));
  const lists = filesOf(longLists, new Set(loaded));
  const styles = Object.keys(bundle).filter((name) => name.endsWith('.css'));
  return { scripts: chunks.map(({ fileName }) => fileName), styles, shared, byPath, lists };
}

/** Returns src/app/early-start.ts as JavaScript, with a call of its function for the files and calls of this build. */
async function inlineScript(pageFiles: PageFiles, apiHost: string): Promise<string> {
  const { scripts: files, styles, shared, byPath, lists } = pageFiles;
  const indexesOf = (names: readonly string[]) => names.map((name) => files.indexOf(name));
  const pages: Record<string, EarlyStart['pages'][string]> = {};
  for (const [path, operationId] of Object.entries(earlyCalls)) {
    pages[path] = {
      id: operationId,
      call: operations[operationId].path,
      files: indexesOf(byPath[path] ?? []),
    };
  }
  const start: EarlyStart = {
    apiBase: `${apiHost}/api/v1`,
    files,
    styles,
    shared: indexesOf(shared),
    pages,
    lists: indexesOf(lists),
  };
  const { code } = await transformWithOxc(await readFile(script, 'utf8'), script);
  return `(() => {${code.replace(/^export /m, '')}startEarly(${JSON.stringify(start)});})();`;
}
