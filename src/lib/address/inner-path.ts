/**
 * A path of this app that somebody may be sent to after signing in, or undefined. Browsers read `//`
 * and `/\` as another host.
 */
export function readInnerPath(value: unknown): string | undefined {
  if (typeof value !== 'string' || !/^\/(?![/\\])/.test(value)) return undefined;
  return value.startsWith('/admin/login') ? undefined : value;
}
