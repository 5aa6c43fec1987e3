/** The test fills a disk under the embedded database. The disk is a small tmpfs, which only root can mount. */
import { spawnSync } from 'node:child_process';
import { existsSync, statfsSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { signInByApi } from '../support/api-caller.ts';
import { runCommand } from '../support/server-commands.ts';
import { startServer, temporaryFolder } from '../support/server-process.ts';

const minutes = 60_000;
const mount = (folder: string) =>
  spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=160m', 'tmpfs', folder]).status === 0;

/** Fills the disk except for `leftBytes`. Returns the path of the file that fills it. */
function fill(folder: string, leftBytes: number): string {
  const file = path.join(folder, 'filler');
  const { bavail, bsize } = statfsSync(folder);
  writeFileSync(file, Buffer.alloc(Math.max(0, bavail * bsize - leftBytes)));
  return file;
}

describe('a full disk', () => {
  it(
    'loses no answered write, and recovers when there is free space again',
    async ({ skip }) => {
      const folder = await temporaryFolder();
      if (process.getuid?.() !== 0 || !mount(folder)) skip('only root can mount a small disk');
      onTestFinished(() => {
        spawnSync('umount', ['-l', folder]);
      });
      const environment = { DATA_DIR: path.join(folder, 'data'), SAMPLE_SIZE: '200' };
      const approved: number[] = [];
      for (const leftBytes of [64_000, 400_000, 0]) {
        const server = await startServer(environment);
        const caller = await signInByApi(server.address);
        const waiting = (await caller.get('withdrawal/history')) as {
          id: number;
          available_amount: number;
          withdrawal_amount: number;
        }[];
        const ids = waiting.map(({ id }) => id);
        for (const id of approved) expect(ids).not.toContain(id);
        const filler = fill(folder, leftBytes);
        const hasEnded = () => server.process.exitCode !== null;
        for (const request of waiting) {
          if (hasEnded()) break;
          if (request.withdrawal_amount > request.available_amount) continue;
          // A call without a response confirms nothing.
          const answer = await caller
            .send('POST', `withdrawal/request/${request.id}`)
            .catch(() => null);
          if (answer?.status === 200) approved.push(request.id);
          else if (answer !== null) expect([422, 503]).toContain(answer.status);
        }
        await rm(filler);
        if (hasEnded()) expect(server.errors()).toMatch(/^The disk that holds \S+ is full: .*\.$/m);
        else await server.end('SIGTERM');
      }
      expect(approved.length).toBeGreaterThan(0);
      expect(existsSync(environment.DATA_DIR)).toBe(true);
      const verified = await runCommand('verify', environment);
      expect(verified).toEqual({ code: 0, stdout: expect.stringContaining('add up.'), stderr: '' });
    },
    10 * minutes,
  );
});
