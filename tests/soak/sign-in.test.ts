import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { startServer } from '../support/server-process.ts';
import { printFigures } from './approvals.ts';
import { filledTarget } from './targets.ts';

/** The number of strangers who try passwords at the same time, each time from another address. */
const strangers = 300;
const signIns = 20;
const owner = { email: 'admin@artisan.example', password: 'artisan-admin' };

it.each(['PostgreSQL', 'embedded'] as const)(
  'on %s, an administrator signs in from a known browser within 2 s while strangers flood the sign-in',
  async (engine) => {
    const target = await filledTarget(engine);
    const server = await startServer({ ...target.env, TRUST_PROXY: '127.0.0.1' });
    const signIn = async (credentials: object, address: string, cookie = '') => {
      const response = await fetch(`${server.address}/api/v1/admin/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': address, cookie },
        body: JSON.stringify(credentials),
      });
      await response.arrayBuffer();
      return response;
    };
    const first = await signIn(owner, '192.0.2.1');
    const cookie = String(first.headers.get('set-cookie')).split(';', 1).join();

    let isOver = false;
    let tries = 0;
    /** How often each status was answered: 401, and 429 for the account of the administrator. */
    const statuses: Record<number, number> = {};
    const flood = Array.from({ length: strangers }, async () => {
      while (!isOver) {
        tries += 1;
        const address = `10.${(tries >> 16) & 255}.${(tries >> 8) & 255}.${tries & 255}`;
        // Every tenth guess is for the password of the administrator.
        const email = tries % 10 === 0 ? owner.email : `${tries}@stranger.example`;
        const { status } = await signIn({ email, password: 'guessed' }, address);
        statuses[status] = (statuses[status] ?? 0) + 1;
      }
    });
    const times: number[] = [];
    let withoutCookie: number;
    try {
      await expect.poll(() => Object.keys(statuses).length, { timeout: 30_000 }).toBe(2);
      while (times.length < signIns) {
        await pause(300);
        const start = performance.now();
        expect((await signIn(owner, '192.0.2.1', cookie)).status).toBe(200);
        times.push(performance.now() - start);
      }
      withoutCookie = (await signIn(owner, '192.0.2.2')).status;
    } finally {
      isOver = true;
      await Promise.all(flood);
    }
    printFigures(`${strangers} strangers on ${engine}`, {
      tries,
      'median ms': Math.round(times.toSorted((a, b) => a - b)[signIns / 2] ?? 0),
      'longest ms': Math.round(Math.max(...times)),
      ...statuses,
    });
    expect(withoutCookie).toBe(429);
    expect(Math.max(...times)).toBeLessThan(2000);
    expect(await server.end('SIGTERM')).toBe(0);
  },
);
