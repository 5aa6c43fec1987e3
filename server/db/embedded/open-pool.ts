import { Socket } from 'node:net';
import type { Pool, PoolConfig } from 'pg';
import { openPool } from '../pool.ts';

/**
 * A socket that connects to a path, whatever address the driver names. The driver itself takes only paths that begin
 * with "/", and a pipe of Windows does not.
 */
class PathSocket extends Socket {
  readonly #path: string;

  constructor(path: string) {
    super();
    this.#path = path;
  }

  override connect(): this {
    return super.connect(this.#path);
  }
}

/** Opens the pool of an embedded database that listens on a Unix socket or on a pipe of Windows. */
export const openEmbeddedPool = (path: string, options: PoolConfig = {}): Pool =>
  openPool({
    ...options,
    stream: () => new PathSocket(path),
    // The environment of libpq, such as PGSSLMODE, names another database.
    ssl: false,
    user: 'postgres',
    database: 'postgres',
    // The engine has one session.
    max: 1,
  });
