import { setTimeout as sleep } from 'node:timers/promises';
import type { Notification, Pool, PoolClient } from 'pg';
import { openPool } from '../db/pool.ts';
import { setUnlimitedSession, withOnConnect } from '../db/settings.ts';
import { changeChannel, type Notice, parseNotice } from '../repositories/audit.ts';

/** Functions that are called for the changes that the servers of a database announce. */
export interface ChangeListener {
  onChange: (change: Notice) => void;
  /** Called when changes may have been lost. */
  onGap: () => void;
  onError: (error: unknown) => void;
}

/** Milliseconds between the checks of the connection, which can be dead without an error. */
const checkIntervalMs = 2_000;
/** Milliseconds for connecting, for the response to a check, and for disconnecting. */
const responseTimeoutMs = 5_000;

/** Returns the function that passes a valid notification to `onChange`. */
const notificationHandler =
  ({ onChange }: ChangeListener) =>
  ({ payload = '' }: Notification) => {
    const change = parseNotice(payload);
    if (change !== undefined) onChange(change);
  };

/**
 * Listens to the embedded engine. Its connections share one session, and it sends notifications to the connection that
 * commits.
 *
 * @returns the function that stops listening
 */
export function listenOnPool(pool: Pool, listener: ChangeListener): () => unknown {
  const onNotification = notificationHandler(listener);
  const onAcquire = (client: PoolClient) =>
    client.off('notification', onNotification).on('notification', onNotification);
  // Notifications to a broken connection may be lost.
  const onRelease = (error: unknown) => error && listener.onGap();
  pool.on('acquire', onAcquire).on('release', onRelease);
  pool.query(`listen ${changeChannel}`).catch(listener.onError);
  return () => pool.off('acquire', onAcquire).off('release', onRelease);
}

/**
 * Listens to PostgreSQL on a separate connection, because pools and poolers share connections. A connection that
 * breaks is replaced; `onGap` is called for every new connection.
 *
 * https://www.postgresql.org/docs/current/sql-listen.html
 *
 * @param url the address of PostgreSQL without a pooler
 * @returns the function that stops listening
 */
export function listenOnConnection(url: string, listener: ChangeListener): () => Promise<void> {
  const pool = openPool({
    ...withOnConnect(async (client) => {
      await client.query(`${setUnlimitedSession}; listen ${changeChannel}`);
    }),
    connectionString: url,
    application_name: 'back office: changes',
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: responseTimeoutMs,
    query_timeout: responseTimeoutMs,
  });
  pool.on('connect', (client) => {
    client.on('notification', notificationHandler(listener));
    listener.onGap();
  });
  const check = () => void pool.query('select 1').catch(listener.onError);
  const timer = setInterval(check, checkIntervalMs);
  check();
  return async () => {
    clearInterval(timer);
    // A dead connection does not report its end.
    await Promise.race([pool.end(), sleep(responseTimeoutMs, null, { ref: false })]);
  };
}
