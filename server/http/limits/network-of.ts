import { isIPv6 } from 'node:net';

/** An IPv4 address that is written as an IPv6 address. */
const mappedIpv4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/**
 * Returns the network that counts as one caller: an IPv4 address, or the /64 of an IPv6 address, which is
 * the smallest network that a provider assigns to a customer (RFC 6177).
 */
export function networkOf(address: string): string {
  const [, inside] = mappedIpv4.exec(address) ?? [];
  if (inside !== undefined) return inside;
  if (!isIPv6(address)) return address;
  const [front = '', back] = address.toLowerCase().split('%', 1).join().split('::');
  const groups = (part: string) => (part === '' ? [] : part.split(':'));
  const first = groups(front);
  const last = groups(back ?? '');
  const zeros =
    back === undefined ? [] : Array.from({ length: 8 - first.length - last.length }, () => '0');
  const all = [...first, ...zeros, ...last].slice(0, 4);
  return `${all.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}
