import { writeFile } from 'node:fs/promises';
import { createConnection, createServer } from 'node:net';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { listenLocally } from '../support/listen.ts';
import { newDatabase, startServer, temporaryFolder } from '../support/server-process.ts';

/** Makes the thread busy for six seconds while it loads the app, and while it builds it, as beside much other work. */
const hooks = `
export async function load(url, context, next) {
  const loaded = await next(url, context);
  if (!url.endsWith('/dist/node/server/serve.js')) return loaded;
  const busy = '{ const end = performance.now() + 6000; while (performance.now() < end); }';
  const start = /export async function openServer\\([^)]*\\) {/;
  if (!start.test(loaded.source)) throw new Error('serve.js does not export openServer');
  return { ...loaded, source: busy + String(loaded.source).replace(start, '$&' + busy) };
}`;

/** Starts a proxy that takes 1.5 seconds to connect to a PostgreSQL. Returns the address of the database behind it. */
async function startSlowProxy(databaseUrl: string): Promise<string> {
  const { username, pathname, searchParams } = new URL(databaseUrl);
  const server = createServer((client) => {
    const database = createConnection(`${searchParams.get('host')}/.s.PGSQL.5432`);
    client.pipe(database).on('error', () => client.destroy());
    client.on('error', () => database.destroy());
    setTimeout(() => database.pipe(client), 1500);
  });
  onTestFinished(() => void server.close());
  return `postgres://${username}@127.0.0.1:${await listenLocally(server)}${pathname}`;
}

it('a server that takes longer to load and build its app than PostgreSQL may take to connect starts', async () => {
  const folder = await temporaryFolder();
  const file = path.join(folder, 'hooks.mjs');
  const preload = path.join(folder, 'preload.mjs');
  await writeFile(file, hooks);
  await writeFile(
    preload,
    `import { register } from 'node:module'; register('${pathToFileURL(file).href}');`,
  );
  const server = await startServer({
    DATABASE_URL: await startSlowProxy(await newDatabase()),
    NODE_OPTIONS: `--import ${preload}`,
  });
  expect(await server.end('SIGTERM')).toBe(0);
});
