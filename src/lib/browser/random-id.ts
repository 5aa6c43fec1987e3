/**
 * Returns a random UUID (RFC 9562, version 4). `crypto.randomUUID` does not exist on a page without HTTPS, and
 * an office network may serve one.
 */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte, index) => {
    const fixed = index === 6 ? (byte % 16) + 0x40 : index === 8 ? (byte % 64) + 0x80 : byte;
    return fixed.toString(16).padStart(2, '0');
  }).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
