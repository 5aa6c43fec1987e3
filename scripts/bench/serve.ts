import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** Something to serve: compressed once, before the clock runs. */
export interface Served {
  type: string;
  body: Buffer;
  isCompressed: boolean;
}

export function served(name: string, content: Buffer): Served {
  const type = types[path.extname(name)] ?? 'application/octet-stream';
  const isCompressed = !name.endsWith('.woff2');
  return {
    type,
    body: isCompressed ? gzipSync(content, { level: 9 }) : content,
    isCompressed,
  };
}

/** The files of the built dashboard, by their address. */
export function builtFiles(dir: string): Map<string, Served> {
  return new Map(
    readdirSync(path.join(dir, 'assets'))
      .filter((name) => !/\.(br|gz)$/.test(name))
      .map((name) => [
        `/assets/${name}`,
        served(name, readFileSync(path.join(dir, 'assets', name))),
      ]),
  );
}

/**
 * Serves files and answers from memory; every other address gets the page.
 *
 * @returns where, and how to end it
 */
export async function serve(files: ReadonlyMap<string, Served>, page: Served) {
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
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
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
