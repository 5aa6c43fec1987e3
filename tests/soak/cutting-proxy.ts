import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import path from 'node:path';

/**
 * Where a connection to PostgreSQL breaks:
 * - `before`: while the transaction writes;
 * - `on the way`: COMMIT is sent and never arrives;
 * - `in`: COMMIT is carried out, and its answer is lost;
 * - `after`: right after COMMIT was answered.
 */
export type Cut = 'before' | 'on the way' | 'in' | 'after';

export interface CuttingProxy {
  port: number;
  /** Breaks the next connection that comes to this point; undefined lets all of them live. */
  arm(cut: Cut | undefined): void;
  /** How many connections were broken. */
  cuts(): number;
  close(): void;
}

/** Message names as they stand in the protocol's bytes; the driver may write them either way. */
const isCommit = (bytes: Buffer) => /\bcommit\b/i.test(bytes.toString('latin1'));
const isAudit = (bytes: Buffer) => bytes.includes('insert into "audit_entries"');

/** Stands between the server and a PostgreSQL that listens on a Unix socket in `folder`. */
export async function openCuttingProxy(folder: string): Promise<CuttingProxy> {
  let armed: Cut | undefined;
  let count = 0;
  const open = new Set<Socket>();

  const proxy = createServer((client) => {
    const database = connect(path.join(folder, '.s.PGSQL.5432'));
    let isCommitting = false;
    const end = () => {
      client.destroy();
      database.destroy();
    };
    const cut = () => {
      armed = undefined;
      count += 1;
      end();
    };
    for (const socket of [client, database]) {
      open.add(socket);
      socket.on('error', end).on('close', () => {
        open.delete(socket);
        end();
      });
    }
    client.on('data', (bytes) => {
      if (armed === 'before' && isAudit(bytes)) return cut();
      if (isCommit(bytes)) {
        if (armed === 'on the way') return cut();
        isCommitting = true;
      }
      database.write(bytes);
    });
    database.on('data', (bytes) => {
      const isAnswer = isCommitting && bytes.includes('COMMIT\0');
      if (isAnswer && armed === 'in') return cut();
      client.write(bytes, () => {
        if (isAnswer && armed === 'after') cut();
      });
      if (isAnswer) isCommitting = false;
    });
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const address = proxy.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : 0,
    arm(cut) {
      armed = cut;
    },
    cuts: () => count,
    close() {
      for (const socket of open) socket.destroy();
      proxy.close();
    },
  };
}
