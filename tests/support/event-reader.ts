import { createParser, type EventSourceMessage } from 'eventsource-parser';
import { expect, vi } from 'vitest';
import type { TestDatabase } from './test-database.ts';

/** An open stream of changes and its events. */
export interface EventReader {
  status: number;
  headers: Headers;
  events: EventSourceMessage[];
  /** The data of the events of this name. */
  named(name: string): unknown[];
  /** Whether the stream has ended: by the server, by `close`, or with its connection. */
  isEnded(): boolean;
  /** Resolves when the stream is open and has sent the missed changes. */
  ready(): Promise<void>;
  close(): void;
}

/**
 * Waits until this number of servers listens for changes. Each connects to PostgreSQL in the background, and tells its
 * streams of the changes before that only by a reset. On the embedded engine, listening is the first query of a server.
 */
export async function untilListening(
  { pool, directUrl }: TestDatabase,
  servers = 1,
): Promise<void> {
  if (directUrl === undefined) return;
  // A server sends `select 1` after `listen`.
  const listening = `select from pg_stat_activity where datname = current_database()
    and application_name = 'back office: changes' and query = 'select 1'`;
  // `expect.poll` cannot wait in `beforeAll`.
  const expectAll = async () => expect((await pool.query(listening)).rowCount).toBe(servers);
  await vi.waitFor(expectAll, { timeout: 20_000 });
}

/** Opens the stream of changes of a server. */
export async function readEvents(
  address: string,
  token: string,
  headers: Record<string, string> = {},
): Promise<EventReader> {
  const ending = new AbortController();
  const response = await fetch(`${address}/api/v1/admin/change`, {
    headers: { authorization: `Bearer ${token}`, 'accept-encoding': 'gzip', ...headers },
    signal: ending.signal,
  });
  const events: EventSourceMessage[] = [];
  let isEnded = false;
  const parser = createParser({ onEvent: (event) => events.push(event) });
  const read = async () => {
    if (response.body === null) return;
    for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
      parser.feed(chunk);
    }
  };
  read()
    .catch(() => undefined)
    .finally(() => {
      isEnded = true;
    });
  const named = (name: string) =>
    events.flatMap(({ event, data }) => (event === name ? [JSON.parse(data)] : []));
  return {
    status: response.status,
    headers: response.headers,
    events,
    named,
    isEnded: () => isEnded,
    ready: () => expect.poll(() => named('ready').length, { interval: 5 }).toBe(1),
    close: () => ending.abort(),
  };
}
