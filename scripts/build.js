/**
 * Builds what has changed since the last build. package.json names the steps and their files under `wireit`.
 *
 *     node scripts/build.js [step] [--for-start]
 *
 * With `--for-start` it prints nothing unless there is something to build, and accepts an existing build where the
 * packages for building are not installed. For this case it imports no package.
 */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

const isForStart = process.argv.includes('--for-start');
const step = process.argv.slice(2).find((argument) => !argument.startsWith('-')) ?? 'build:all';

/** The delay of the message. A run that finds nothing to build takes less. */
const messageDelayMs = 1500;
const wireit = 'node_modules/wireit/bin/wireit.js';
const server = 'dist/node/server/main.js';
const results = step === 'build:all' ? [server, 'dist/dashboard/index.html'] : [server];

if (existsSync(wireit)) {
  await build();
} else if (!isForStart || !results.every((file) => existsSync(file))) {
  console.error(
    'The packages for building are not installed: run "npm install --include=dev" first.',
  );
  process.exitCode = 1;
}

async function build() {
  const child = spawn(process.execPath, [wireit], {
    stdio: isForStart ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    env: {
      ...process.env,
      // npm sets these variables for a script, and Wireit reads its step from them.
      npm_lifecycle_event: step,
      npm_package_json: path.resolve('package.json'),
      npm_config_user_agent: process.env.npm_config_user_agent ?? 'npm/',
      // Otherwise Wireit keeps a copy of every build.
      WIREIT_CACHE: 'none',
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (piece) => {
      output += piece;
    });
  }
  const notice = setTimeout(() => {
    if (isForStart) console.error('Building what has changed …');
  }, messageDelayMs);
  for (const signal of ['SIGINT', 'SIGTERM']) {
    // A second signal ends this process at once.
    process.once(signal, () => child.kill(signal));
  }
  // npm sends a signal only to its shell, which ends without forwarding it. So the build ends with its parent.
  const { ppid } = process;
  const watch = setInterval(() => process.ppid === ppid || child.kill(), 250);
  const [code] = await new Promise((resolve) => {
    child.once('close', (...end) => resolve(end));
  });
  clearTimeout(notice);
  clearInterval(watch);
  process.exitCode = code ?? 1;
  if (code !== 0 && !child.killed) process.stderr.write(output);
}
