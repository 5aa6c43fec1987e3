/** Thousands of interleaved decisions from two server processes, at each default isolation level. */
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { databaseOver } from '../../server/db/connect.ts';
import { openPool } from '../../server/db/pool.ts';
import { signInByApi } from '../support/api-caller.ts';
import { onPostgres } from '../support/command-targets.ts';
import { decideInterleaved, isolationLevels } from '../support/interleavings.ts';
import { newDatabase, startServer } from '../support/server-process.ts';

const minutes = 60_000;

describe.runIf(inject('postgresUrl') !== null)('decisions from two processes at once', () => {
  it.each(isolationLevels)(
    'add up where the database’s default level is %s',
    async (level) => {
      const url = await newDatabase();
      const setLevel = `alter database ${new URL(url).pathname.slice(1)} set default_transaction_isolation = '${level}'`;
      await onPostgres(url).withPool((database) => database.query(setLevel));
      const environment = { DATABASE_URL: url };
      const servers = [await startServer(environment), await startServer(environment)];
      const callers = await Promise.all(servers.map(({ address }) => signInByApi(address)));
      const pool = openPool({ connectionString: url });
      onTestFinished(() => pool.end());
      const calls = await decideInterleaved(
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
      expect(calls).toBeGreaterThan(2000);
    },
    15 * minutes,
  );
});
