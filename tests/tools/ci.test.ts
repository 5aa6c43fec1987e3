import { spawnSync } from 'node:child_process';
import { chmodSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { plantTree } from '../support/planted-tree.ts';

/** Runs .ci/run in a new folder with a fake npm, whose install runs `install`. Returns the calls of that npm. */
async function runWith(install: string) {
  const programs = {
    'bin/npm': `#!/bin/sh\necho "$1" >> calls\nif [ "$1" = install ]; then ${install}; fi\n`,
    'bin/chromium': '#!/bin/sh\n',
    'bin/apt-get': '#!/bin/sh\n',
    'bin/sudo': '#!/bin/sh\n',
  };
  const folder = await plantTree({
    '.ci/run': readFileSync('.ci/run', 'utf8'),
    'package-lock.json': '{}\n',
    ...programs,
  });
  for (const name of Object.keys(programs)) chmodSync(path.join(folder, name), 0o755);
  const { status, stderr } = spawnSync('sh', ['.ci/run'], {
    cwd: folder,
    encoding: 'utf8',
    env: { PATH: `${path.join(folder, 'bin')}:${process.env.PATH}` },
  });
  const calls = readFileSync(path.join(folder, 'calls'), 'utf8').trim().split('\n');
  return { status, stderr, calls };
}

it('runs npm install and npm test', async () => {
  expect(await runWith('true')).toEqual({ status: 0, stderr: '', calls: ['install', 'test'] });
});

it('fails if the installation changes the lockfile', async () => {
  const { status, stderr, calls } = await runWith('echo "{ }" > package-lock.json');
  expect(status).toBe(1);
  expect(stderr).toContain('Installing changed package-lock.json');
  expect(calls).toEqual(['install']);
});
