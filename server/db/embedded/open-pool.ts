import { Socket } from 'node:net';
import type { Pool, PoolConfig } from 'pg';
import { openPool } from '../pool.ts';

/**
 * A socket that connects to a path and ignores the address that the driver passes. The driver itself accepts only paths
 * that begin with "/", and the name of a Windows pipe does not.
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

/** Opens the pool of an embedded database that listens on a Unix socket, or on a pipe on Windows. */
export const openEmbeddedPool = (path: string, options: PoolConfig = {}): Pool =>
  openPool({
    ...options,
    stream: () => new PathSocket(path),
    // Without these, the driver takes them from variables such as PGSSLMODE, which are meant for another server.
    ssl: false,
    user: 'postgres',
    database: 'postgres',
    // The engine has one session.
    max: 1,
  });
