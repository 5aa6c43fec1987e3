const numeric = /^[-+]?(\d+|\d{1,3}(,\d{3})+)(\.\d*)?$/;

/**
 * Reads a number from a host, or a numeric string such as "25000.00" or "1,250". Returns null for any other value, also
 * for a blank text, which Number() takes for 0.
 */
export function parseNumber(value: unknown): number | null {
  const isNumeric = typeof value === 'string' && numeric.test(value.trim());
  const number = isNumeric ? Number(value.trim().replaceAll(',', '')) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
}
