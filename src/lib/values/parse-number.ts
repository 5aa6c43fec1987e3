const numeric = /^[-+]?(\d+|\d{1,3}(,\d{3})+)(\.\d*)?$/;

/**
 * Returns a number, also from a numeric string such as "25000.00" or "1,250", or null. A blank text is null, although
 * Number() reads it as 0.
 */
export function parseNumber(value: unknown): number | null {
  const isNumeric = typeof value === 'string' && numeric.test(value.trim());
  const number = isNumeric ? Number(value.trim().replaceAll(',', '')) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
}
