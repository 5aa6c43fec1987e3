/** Thousands of interleaved decisions from two server processes, at each default isolation level. */
import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { databaseOver } from '../../server/db/connect.ts';
import { openPool } from '../../server/db/pool.ts';
import { signIn } from '../support/api-caller.ts';
import { decideInterleaved, levels } from '../support/interleavings.ts';
import { startServer } from '../support/server-process.ts';

const minutes = 60_000;

describe.runIf(inject('postgresUrl') !== null)('decisions from two processes at once', () => {
  it.each(levels)(
    'add up where the database’s default level is %s',
    async (level) => {
      const url = new URL(String(inject('postgresUrl')));
      const admin = new pg.Client(url.href);
      await admin.connect();
      const name = `soak_${randomBytes(6).toString('hex')}`;
      await admin.query(`create database ${name}`);
      await admin.query(`alter database ${name} set default_transaction_isolation = '${level}'`);
      url.pathname = `/${name}`;
      const environment = { DATABASE_URL: url.href };
      const servers = [await startServer(environment), await startServer(environment)];
      const callers = await Promise.all(servers.map(({ address }) => signIn(address)));
      const pool = openPool({ connectionString: url.href });
      onTestFinished(async () => {
        await pool.end();
        for (const server of servers) await server.end('SIGKILL');
        await admin.query(`drop database ${name} with (force)`);
        await admin.end();
      });
      const asked = await decideInterleaved(
        databaseOver(pool),
        async (server, { method, path, body }) => {
          let answer = await callers[server]?.send(method, path, body);
          // A session may not send this many calls in a minute.
          while (answer?.status === 429) {
            await sleep(1000);
            answer = await callers[server]?.send(method, path, body);
          }
          const { data, message } = answer?.body ?? {};
          return { status: answer?.status ?? 0, message: String(data?.message ?? message) };
        },
        { runs: 300 },
      );
      expect(asked).toBeGreaterThan(2000);
    },
    15 * minutes,
  );
});
