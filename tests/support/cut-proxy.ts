import { once } from 'node:events';
import { createConnection, createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/**
 * When the connection is cut: before COMMIT reaches the database, during it (it arrives, its
 * answer does not), or after its answer; or COMMIT is dropped and the connection stays open.
 */
export type Moment = 'before' | 'underway' | 'after' | 'swallowed';

/** A connection to a database that can be cut at a chosen moment. */
export interface CutProxy {
  /** The connection string to use instead. */
  url: string;
  /** Cuts the next COMMIT; `thenAway` also rejects every later connection. */
  cutNext(moment: Moment, thenAway?: boolean): void;
  /** Cuts every connection and rejects new ones, or accepts them again. */
  setAway(away: boolean): void;
}

/** A proxy between a client and a PostgreSQL that listens on a Unix socket; closed after the test. */
export async function startCutProxy(databaseUrl: string): Promise<CutProxy> {
  const { username, pathname, searchParams } = new URL(databaseUrl);
  const socketPath = `${searchParams.get('host')}/.s.PGSQL.5432`;
  const lines = new Set<Socket>();
  let planned: { moment: Moment; thenAway: boolean } | undefined;
  let isAway = false;

  const server = createServer((client) => {
    if (isAway) {
      client.destroy();
      return;
    }
    const database = createConnection(socketPath);
    let committing: Moment | undefined;
    const end = () => {
      client.destroy();
      database.destroy();
    };
    for (const socket of [client, database]) {
      lines.add(socket);
      socket.on('error', end).on('close', () => lines.delete(socket));
    }
    database.on('close', () => client.destroy());
    client.on('close', () => {
      if (committing !== 'underway') database.destroy();
    });
    client.on('data', (data) => {
      if (planned === undefined || !/\0commit\0|^Q....commit/s.test(data.toString('latin1'))) {
        if (committing !== 'swallowed') database.write(data);
        return;
      }
      const { moment, thenAway } = planned;
      planned = undefined;
      committing = moment;
      isAway = thenAway;
      if (moment === 'before') end();
      if (moment === 'underway' || moment === 'after') database.write(data);
      if (moment === 'underway') client.destroy();
    });
    database.on('data', (data) => {
      if (committing === 'underway') {
        database.destroy();
        return;
      }
      client.write(data);
      if (committing === 'after') client.end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const cutAll = () => {
    for (const socket of lines) socket.destroy();
  };
  onTestFinished(() => {
    cutAll();
    server.close();
  });
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `postgres://${username}@127.0.0.1:${port}${pathname}`,
    cutNext(moment, thenAway = false) {
      planned = { moment, thenAway };
    },
    setAway(away) {
      isAway = away;
      if (away) cutAll();
    },
  };
}
