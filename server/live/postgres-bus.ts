import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { z } from 'zod';
import { setUnlimitedSession } from '../db/settings.ts';
import { changeChannel } from '../repositories/audit.ts';
import type { Bus, Listener, LiveLog } from './bus.ts';

/** Milliseconds between the checks of the connection, which can be dead without an error. */
const checkIntervalMs = 15_000;
/** Milliseconds for the response to a check, and for connecting. */
const responseTimeoutMs = 5_000;
const shortestWaitMs = 100;
const longestWaitMs = 5_000;

const notice = z.object({
  id: z.number(),
  action: z.string(),
  subject: z.string(),
  subjectId: z.string(),
  by: z.string().nullable(),
});

/** Reads a change; undefined when another version of the server has sent it. */
function readNotice(text: string) {
  try {
    return notice.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/**
 * Creates the bus of a PostgreSQL database. recordChange notifies in the transaction of the change. Every
 * process listens on a separate connection, because pools and poolers share connections. The bus connects
 * again when the connection breaks; changes may be lost then.
 *
 * https://www.postgresql.org/docs/current/sql-listen.html
 *
 * @param url of the database itself, without a pooler
 */
export function postgresBus(url: string): Bus {
  const ending = new AbortController();
  let running: Promise<void> | undefined;

  /** Listens until the connection breaks. */
  async function listen(listener: Listener, onListening: () => void): Promise<void> {
    const client = new pg.Client({
      connectionString: url,
      application_name: 'back office: changes',
      connectionTimeoutMillis: responseTimeoutMs,
      query_timeout: responseTimeoutMs,
      keepAlive: true,
    });
    const broken = new Promise<void>((resolve) => {
      client.on('error', () => resolve());
      client.on('end', () => resolve());
      ending.signal.addEventListener('abort', () => resolve(), { once: true });
    });
    client.on('notification', ({ payload = '' }) => {
      const change = readNotice(payload);
      if (change !== undefined) listener.onChange(change);
    });
    let check: NodeJS.Timeout | undefined;
    try {
      await client.connect();
      await client.query(`${setUnlimitedSession}; listen ${changeChannel}`);
      onListening();
      check = setInterval(() => {
        client.query('select 1').catch(() => client.end().catch(() => undefined));
      }, checkIntervalMs);
      await broken;
    } finally {
      clearInterval(check);
      // A dead connection does not report its end.
      await Promise.race([
        client.end().catch(() => undefined),
        sleep(responseTimeoutMs, null, { ref: false }),
      ]);
    }
  }

  async function run(listener: Listener, log: LiveLog): Promise<void> {
    let wait = shortestWaitMs;
    let isFirst = true;
    while (!ending.signal.aborted) {
      await listen(listener, () => {
        wait = shortestWaitMs;
        if (!isFirst) {
          log.info({}, 'listens to changes again');
          listener.onGap();
        }
        isFirst = false;
      }).catch((error: unknown) => log.warn({ err: error }, 'cannot listen to changes'));
      await sleep(wait * (0.5 + Math.random()), null, { signal: ending.signal }).catch(() => null);
      wait = Math.min(wait * 2, longestWaitMs);
    }
  }

  return {
    start(listener, log) {
      running = run(listener, log);
    },
    // PostgreSQL sends the notices at COMMIT.
    announcing: (write) => write,
    async stop() {
      ending.abort();
      await running;
    },
  };
}
