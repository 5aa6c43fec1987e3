import { isIPv6 } from 'node:net';

/** An IPv4 address that is written as an IPv6 address. */
const mappedIpv4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/**
 * Returns the network that counts as one caller: an IPv4 address, or the /64 of an IPv6 address, which is
 * the smallest network that a provider assigns to a customer (RFC 6177).
 */
export function networkOf(address: string): string {
  const [, ipv4] = mappedIpv4.exec(address) ?? [];
  if (ipv4 !== undefined) return ipv4;
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.toLowerCase().split('%', 1).join().split('::');
  const groupsOf = (half: string) => (half === '' ? [] : half.split(':'));
  const headGroups = groupsOf(head);
  const tailGroups = groupsOf(tail ?? '');
  const zeroCount = tail === undefined ? 0 : 8 - headGroups.length - tailGroups.length;
  const zeros = Array.from({ length: zeroCount }, () => '0');
  const networkGroups = [...headGroups, ...zeros, ...tailGroups].slice(0, 4);
  return `${networkGroups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}
