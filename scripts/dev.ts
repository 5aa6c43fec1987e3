/**
 * `npm run dev` serves the dashboard by Vite on PORT and the API on DEV_API_PORT. Both restart when
 * their files change.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import getExePath from '../node_modules/typescript-7/lib/getExePath.js';
import { onEnd } from '../server/process/on-end.ts';

const port = process.env.PORT ?? '4310';
const apiPort = process.env.DEV_API_PORT ?? '4311';
/** The compiler itself: on Node 20, a signal to the package's script would leave it running. */
const compiler = getExePath();
const project = ['-p', 'server/tsconfig.build.json'];

const compiled = spawnSync(compiler, project, { stdio: 'inherit' });
if (compiled.status !== 0) process.exit(1);

const children: ChildProcess[] = [];
let ending = false;

function run(program: string, args: readonly string[], env: Record<string, string> = {}): void {
  const child = spawn(program, args, {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  child.once('exit', (code) => end(code ?? 0));
  children.push(child);
}

/** Ends all processes when one of them ends, because each needs the others. */
function end(code: number): void {
  if (ending) return;
  ending = true;
  process.exitCode = code;
  for (const child of children) child.kill('SIGTERM');
}

onEnd(() => end(0));

run(compiler, [...project, '--watch', '--preserveWatchOutput']);
run(process.execPath, ['--watch', 'dist/node/server/main.js'], { PORT: apiPort });
run(process.execPath, ['node_modules/vite/bin/vite.js', '--port', port, '--strictPort'], {
  DEV_API_PORT: apiPort,
});
