/**
 * The address's search params. They stay text: the router's own parsing reads `?artisanId=1e5` as
 * the number 100000, and ids are opaque.
 */

/** Search params as they stand in the address. */
export type RawSearch = Record<string, unknown>;

export function parseSearch(text: string): RawSearch {
  return Object.fromEntries(new URLSearchParams(text));
}

/** The other way round; only numbers and texts that are not empty stand in the address. */
export function stringifySearch(search: RawSearch): string {
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries(search)) {
    if (typeof value === 'number' || (typeof value === 'string' && value !== '')) {
      params.set(key, `${value}`);
    }
  }
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}

/** The text of a param, or undefined. */
export function readText(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** A whole number above zero, or the fallback. */
export function readPositive(value: unknown, fallback: number): number {
  const number = typeof value === 'string' ? Number(value) : value;
  return typeof number === 'number' && Number.isSafeInteger(number) && number > 0
    ? number
    : fallback;
}

/** One of a few values, or undefined. */
export function readOneOf<T extends number | string>(
  value: unknown,
  allowed: readonly T[],
): T | undefined {
  return allowed.find((entry) => String(entry) === String(value));
}

const idShape = /^[\w.~:-]{1,64}$/;

/**
 * An id in the address: opaque, but nothing that could not be one, so that a mangled link is told
 * apart from an unknown id.
 */
export function readId(value: unknown): string | undefined {
  return typeof value === 'string' && idShape.test(value) ? value : undefined;
}
