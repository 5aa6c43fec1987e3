import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

const contentTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

export interface ResponseBody {
  type: string;
  body: Buffer;
  isCompressed: boolean;
}

const typeOf = (name: string) => contentTypes[path.extname(name)] ?? 'application/octet-stream';

/** Compresses a content with gzip. Returns it as a response body, whose type is that of the ending of `name`. */
export function compress(name: string, content: Buffer): ResponseBody {
  return { type: typeOf(name), body: gzipSync(content, { level: 9 }), isCompressed: true };
}

/** Reads the files in `assets` of a built dashboard. Returns them by their paths. */
function readBuiltFiles(dir: string): Map<string, ResponseBody> {
  const names = readdirSync(path.join(dir, 'assets'));
  const read = (name: string) => readFileSync(path.join(dir, 'assets', name));
  return new Map(
    names
      .filter((name) => !/\.(br|gz)$/.test(name))
      .map((name) => {
        // The build compresses text files (scripts/precompress.ts).
        const isCompressed = names.includes(`${name}.gz`);
        const body = read(isCompressed ? `${name}.gz` : name);
        return [`/assets/${name}`, { type: typeOf(name), body, isCompressed }];
      }),
  );
}

/**
 * Serves files and answers from memory, by their paths, and the page at every other path.
 *
 * @returns the URL, and a function that stops the server
 */
export async function serve(files: ReadonlyMap<string, ResponseBody>, page: ResponseBody) {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const { type, body, isCompressed } = files.get(pathname) ?? page;
    response.writeHead(200, {
      'content-type': type,
      'content-length': body.length,
      ...(isCompressed && { 'content-encoding': 'gzip' }),
    });
    response.end(body);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Serves a built dashboard from its folder, with the host's lists by their paths. */
export function serveBuild(folder: string, lists: ReadonlyMap<string, ResponseBody>) {
  const page = compress('page.html', readFileSync(path.join(folder, 'index.html')));
  return serve(new Map([...readBuiltFiles(folder), ...lists]), page);
}
