/** Runs `npm start`, signs in as the sample's administrator, reads a list, and ends the server. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';

const startLimitMs = 300_000;
const server = spawn('npm', ['start'], { shell: true, stdio: ['ignore', 'pipe', 'inherit'] });
const limit = setTimeout(() => {
  console.error('The server did not start in time.');
  process.exit(1);
}, startLimitMs);

let output = '';
while (!output.includes('Sign in:')) {
  const [chunk] = await Promise.race([once(server.stdout, 'data'), once(server, 'exit')]);
  if (server.exitCode !== null) process.exit(1);
  output += String(chunk);
}
clearTimeout(limit);
process.stdout.write(output);

const [, address] = /Back office on (\S+)/.exec(output) ?? [];
const [, email, password] = /Sign in: (\S+) \/ (\S+)/.exec(output) ?? [];
const login = await fetch(`${address}/api/v1/admin/login`, {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ email, password, device_token: 'try-start' }),
});
const { data } = await login.json();
const artisans = await fetch(`${address}/api/v1/admin/get/all/artisan`, {
  headers: { authorization: `Bearer ${data.access_token}` },
});
const { data: rows } = await artisans.json();
if (rows.length === 0) throw new Error('The sample has no artisans');
console.log(`${rows.length} artisans`);

// The signal ends only npm's shell; the server ends itself when its parent process has ended.
server.kill();
process.exit(0);
