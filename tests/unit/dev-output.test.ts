import { expect, it } from 'vitest';
import { createDevOutput } from '../../scripts/dev/dev-output.ts';

const greeting = [
  '[api      ] Back office on http://localhost:4311',
  '[api      ] Sign in: admin@artisan.example / artisan-admin',
];
const vite = [
  '[dashboard]   VITE v8.3.8  ready in 812 ms',
  '\u001B[35m[dashboard]\u001B[39m   \u001B[32m➜\u001B[39m  Local:   \u001B[36mhttp://localhost:4310/\u001B[39m',
  '[dashboard]   ➜  Network: use --host to expose',
];
const greeted = [
  '[api      ] Back office on http://localhost:4310, API on http://localhost:4311',
  '[api      ] Sign in: admin@artisan.example / artisan-admin',
];

function run(lines: readonly string[], isTerminal = false) {
  const written: string[] = [];
  let failedStarts = 0;
  const take = createDevOutput({
    isTerminal,
    write: (line) => written.push(line),
    onFailedStart: () => {
      failedStarts += 1;
    },
  });
  for (const line of lines) take(line);
  return { written, failedStarts };
}

it('the address of the dashboard is printed last, whichever process is ready first', () => {
  const ready = '[dashboard]   VITE v8.3.8  ready in 812 ms';
  expect(run([...vite, ...greeting]).written).toEqual([ready, ...greeted]);
  expect(run([...greeting, ...vite]).written).toEqual([ready, ...greeted]);
});

it('the address is printed again after each restart of the API', () => {
  const restart = "[api      ] Restarting 'dist/node/server/main.js'";
  expect(run([...vite, ...greeting, restart, ...greeting]).written.slice(-3)).toEqual([
    restart,
    ...greeted,
  ]);
});

it('a log is readable on a terminal, and JSON for a program', () => {
  const entry =
    '{"level":30,"time":0,"pid":7,"hostname":"here","method":"GET","status":200,"msg":"answered"}';
  const line = `[api      ] ${entry}`;
  expect(run([line]).written).toEqual([line]);
  const [readable = ''] = run([line], true).written;
  expect(readable).toContain('INFO');
  expect(readable).toContain('answered');
  expect(readable).not.toContain('hostname');
  expect(readable).not.toContain('\n');
});

it('only the first start of the API ends everything when it fails', () => {
  const failed = "[api      ] Failed running 'dist/node/server/main.js'";
  expect(run([failed]).failedStarts).toBe(1);
  expect(run([...greeting, failed]).failedStarts).toBe(0);
});
