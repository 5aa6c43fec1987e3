import { execFileSync } from 'node:child_process';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { clientCount } from './load.ts';

/** Returns the resident memory of a process in MB. */
const memoryOf = (pid: number): number =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024;

/** The resident memory of a process in MB; `peak` is the highest measured value. */
export interface Memory {
  before: number;
  peak: number;
  after: number;
}

/** Measures a process's memory before, during and two seconds after some work. Returns it with the work's result. */
export async function watchMemory<T>(
  pid: number,
  work: () => Promise<T>,
): Promise<{ result: T; memory: Memory }> {
  const before = memoryOf(pid);
  let peak = before;
  const watch = setInterval(() => {
    peak = Math.max(peak, memoryOf(pid));
  }, 200);
  try {
    const result = await work();
    await pause(2000);
    return { result, memory: { before, peak, after: memoryOf(pid) } };
  } finally {
    clearInterval(watch);
  }
}

/** Opens many connections that request a whole list without compression and do not read it. Closes them at the end. */
export async function readSlowly(address: string, token: string, seconds: number): Promise<void> {
  const { hostname, port } = new URL(address);
  const sockets = Array.from({ length: clientCount }, () => {
    const socket = connect(Number(port), hostname);
    socket.on('error', () => socket.destroy());
    socket.write(
      `GET /api/v1/admin/get/all/artisan HTTP/1.1\r\nHost: ${hostname}\r\nAuthorization: Bearer ${token}\r\nAccept-Encoding: identity\r\n\r\n`,
    );
    return socket.pause();
  });
  await pause(seconds * 1000);
  for (const socket of sockets) socket.destroy();
}
