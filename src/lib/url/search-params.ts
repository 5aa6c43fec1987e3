/**
 * Search params of the address. They stay text, because ids are opaque and the router's own parser reads
 * `?artisanId=1e5` as the number 100000.
 */

/** Unchecked search params. */
export type RawSearch = Record<string, unknown>;

/** Returns the search params of a text such as `?q=ade`. All values are texts. */
export function parseSearch(text: string): RawSearch {
  return Object.fromEntries(new URLSearchParams(text));
}

/** Returns `?…` with the params that are numbers or non-empty texts; '' without any. */
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

/** Returns a non-empty text, or undefined. */
export function readText(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** Returns a positive integer from a number or text, or the fallback. */
export function readPositive(value: unknown, fallback: number): number {
  const number = typeof value === 'string' ? Number(value) : value;
  return typeof number === 'number' && Number.isSafeInteger(number) && number > 0
    ? number
    : fallback;
}

/** Returns the allowed value that equals the param, or undefined. */
export function readOneOf<T extends number | string>(
  value: unknown,
  allowed: readonly T[],
): T | undefined {
  return allowed.find((entry) => String(entry) === String(value));
}

/** Matches what an id cannot have: control characters, `<` or `>`, a space at an end, or a path segment `.` or `..`. */
const invalidInId = /[\p{C}<>]|^\s|\s$|(^|\/)\.{1,2}(\/|$)/u;
const maxIdLength = 64;

/**
 * Returns a valid id, or undefined. An id may have characters such as `=`, `/`, `+` and `#`, because hosts choose their
 * ids. The check distinguishes a broken link from an unknown id.
 */
export function readId(value: unknown): string | undefined {
  const isId = typeof value === 'string' && value !== '' && value.length <= maxIdLength;
  return isId && !invalidInId.test(value) ? value : undefined;
}

/**
 * Returns a path of this app to open after the sign-in, or undefined. Browsers read `//` and `/\` as the start of another
 * host, and drop tabs and line breaks, so a path with control characters is refused as well.
 */
export function readInnerPath(value: unknown): string | undefined {
  if (typeof value !== 'string' || !/^\/(?![/\\])\P{Cc}*$/u.test(value)) return undefined;
  return value.startsWith('/admin/login') ? undefined : value;
}
