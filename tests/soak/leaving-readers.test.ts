import { expect, it } from 'vitest';
import { signInByApi } from '../support/api-caller.ts';
import { leaveAtRandomBytes, leavePipelined } from '../support/leaving-readers.ts';
import { startServer, temporaryFolder, withoutLimits } from '../support/server-process.ts';
import { clusterOfTest } from './targets.ts';

const path = '/api/v1/admin/transaction/history';

it.each(['PostgreSQL', 'embedded'] as const)(
  'on %s, the server outlives 2,000 readers who leave at random bytes, and connections of 1,000 requests',
  async (engine) => {
    const database: Record<string, string> =
      engine === 'embedded'
        ? { DATA_DIR: await temporaryFolder() }
        : { DATABASE_URL: clusterOfTest().url };
    const server = await startServer({ ...database, SAMPLE_SIZE: '1500' }, withoutLimits);
    const { address } = server;
    const { token } = await signInByApi(address);
    const whole = await fetch(`${address}${path}`, {
      headers: { authorization: `Bearer ${token}`, 'accept-encoding': 'identity' },
    });
    const bytes = (await whole.arrayBuffer()).byteLength;
    expect(bytes).toBeGreaterThan(3_000_000);
    const served = { port: Number(new URL(address).port), token };
    await leaveAtRandomBytes(served, path, { times: 2_000, bytes });
    for (let i = 0; i < 5; i += 1) await leavePipelined(served, path, 1_000);
    expect((await fetch(`${address}/readyz`)).status).toBe(200);
    await server.end('SIGTERM');
  },
);
