const mockToken = 'mock-admin';
let current = mockToken;

/** The token of the administrator on the host of the running test. */
export const hostToken = (): string => current;

/** Sets the token of the running test; without a token, that of the mock. */
export function setHostToken(token = mockToken): void {
  current = token;
}
