import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';

/** Runs .ci/run in a new folder with a fake npm, whose install runs `install`. Returns the calls of that npm. */
function runWith(install: string) {
  const folder = mkdtempSync(path.join(tmpdir(), 'ci-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const bin = path.join(folder, 'bin');
  mkdirSync(bin);
  mkdirSync(path.join(folder, '.ci'));
  cpSync('.ci/run', path.join(folder, '.ci', 'run'));
  writeFileSync(path.join(folder, 'package-lock.json'), '{}\n');
  const program = (name: string, text: string) => {
    writeFileSync(path.join(bin, name), `#!/bin/sh\n${text}\n`);
    chmodSync(path.join(bin, name), 0o755);
  };
  program('npm', `echo "$1" >> calls\nif [ "$1" = install ]; then ${install}; fi`);
  for (const name of ['chromium', 'apt-get', 'sudo']) program(name, 'true');
  const { status, stderr } = spawnSync('sh', ['.ci/run'], {
    cwd: folder,
    encoding: 'utf8',
    env: { PATH: `${bin}:${process.env.PATH}` },
  });
  const calls = readFileSync(path.join(folder, 'calls'), 'utf8').trim().split('\n');
  return { status, stderr, calls };
}

it('runs npm install and npm test', () => {
  expect(runWith('true')).toEqual({ status: 0, stderr: '', calls: ['install', 'test'] });
});

it('fails if the installation changes the lockfile', () => {
  const { status, stderr, calls } = runWith('echo "{ }" > package-lock.json');
  expect(status).toBe(1);
  expect(stderr).toContain('Installing changed package-lock.json');
  expect(calls).toEqual(['install']);
});
