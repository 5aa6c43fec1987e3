let count = 0;
let current = '';

/** The token of the administrator on the host of the running test. */
export const hostToken = (): string => current;

/**
 * Sets the token of the running test. Without one, each test has another token of the mock: a late 401 to a call of an
 * earlier test would end a session with the same token.
 */
export function setHostToken(token?: string): void {
  count += 1;
  current = token ?? `mock-admin-of-test-${count}`;
}
