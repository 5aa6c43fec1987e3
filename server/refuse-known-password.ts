import { BlockList, isIP } from 'node:net';
import type { Config } from './config.ts';
import { StartError } from './process/start-error.ts';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/** Whether only this machine can reach the address. */
function isLoopback(host: string): boolean {
  if (host === 'localhost') return true;
  const version = isIP(host);
  return version !== 0 && loopback.check(host, version === 4 ? 'ipv4' : 'ipv6');
}

/**
 * Prevents a known password on an address that other machines can reach.
 *
 * @throws StartError unless the server listens on loopback, or SAMPLE_ON_NETWORK allows it
 */
export function refuseKnownPassword({ host, sampleOnNetwork }: Config): void {
  if (sampleOnNetwork || isLoopback(host)) return;
  throw new StartError(
    `The sample's administrator has a password that everybody knows, and HOST is ${host}: give him ` +
      'another one (npm run admin -- reset admin@artisan.example), or set SAMPLE_ON_NETWORK=yes.',
  );
}
