import { createConnection, createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';
import { listenLocally } from './listen.ts';

/**
 * When a connection is cut:
 * - `writing`: while the transaction writes its audit entry;
 * - `before`: COMMIT is sent and never arrives;
 * - `underway`: COMMIT arrives, and its answer is lost;
 * - `after`: right after the answer to COMMIT;
 * - `swallowed`: COMMIT never arrives, and the connection stays open without an answer.
 */
export type Moment = 'writing' | 'before' | 'underway' | 'after' | 'swallowed';

/** A proxy before a database. It can cut a connection at a chosen moment. */
export interface CutProxy {
  /** The address to connect to instead of the database. */
  url: string;
  /**
   * Cuts the next connection that reaches this moment; undefined cuts none. With `thenAway`, all later
   * connections are refused.
   */
  cutNext(moment: Moment | undefined, thenAway?: boolean): void;
  /** The number of connections that `cutNext` has cut. */
  cuts(): number;
  /** Cuts and refuses all connections, or accepts them again. */
  setAway(away: boolean): void;
  /** Discards everything that clients send, with their connections open, or passes it on again. */
  setSilent(silent: boolean): void;
}

const hasCommit = (bytes: Buffer) => /\0commit\0|^Q....commit/s.test(bytes.toString('latin1'));
const hasAuditEntry = (bytes: Buffer) => bytes.includes('insert into "audit_entries"');

/** Starts a proxy, until the end of the test, to a PostgreSQL that listens on a Unix socket. */
export async function startCutProxy(databaseUrl: string): Promise<CutProxy> {
  const { username, pathname, searchParams } = new URL(databaseUrl);
  const socketPath = `${searchParams.get('host')}/.s.PGSQL.5432`;
  const sockets = new Set<Socket>();
  let planned: { moment: Moment; thenAway: boolean } | undefined;
  let cutCount = 0;
  let isAway = false;
  let isSilent = false;

  const server = createServer((client) => {
    if (isAway) {
      client.destroy();
      return;
    }
    const database = createConnection(socketPath);
    let cutAt: Moment | undefined;
    const end = () => {
      client.destroy();
      database.destroy();
    };
    for (const socket of [client, database]) {
      sockets.add(socket);
      socket.on('error', end).on('close', () => sockets.delete(socket));
    }
    database.on('close', () => client.destroy());
    client.on('close', () => {
      if (cutAt !== 'underway') database.destroy();
    });
    client.on('data', (bytes) => {
      const isNow = planned?.moment === 'writing' ? hasAuditEntry(bytes) : hasCommit(bytes);
      if (planned === undefined || !isNow) {
        if (cutAt !== 'swallowed' && !isSilent) database.write(bytes);
        return;
      }
      cutAt = planned.moment;
      isAway = planned.thenAway;
      planned = undefined;
      cutCount += 1;
      if (cutAt === 'writing' || cutAt === 'before') end();
      if (cutAt === 'underway' || cutAt === 'after') database.write(bytes);
      if (cutAt === 'underway') client.destroy();
    });
    database.on('data', (bytes) => {
      if (cutAt === 'underway') {
        database.destroy();
        return;
      }
      client.write(bytes);
      if (cutAt === 'after') client.end();
    });
  });
  const port = await listenLocally(server);
  const cutAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  onTestFinished(() => {
    cutAll();
    server.close();
  });
  return {
    url: `postgres://${username}@127.0.0.1:${port}${pathname}`,
    cutNext(moment, thenAway = false) {
      planned = moment === undefined ? undefined : { moment, thenAway };
    },
    cuts: () => cutCount,
    setAway(away) {
      isAway = away;
      if (away) cutAll();
    },
    setSilent(silent) {
      isSilent = silent;
    },
  };
}
