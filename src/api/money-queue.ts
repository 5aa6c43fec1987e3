/**
 * For lists that people decide on. Somebody else may decide at any time, so they are asked for again
 * when the window is looked at again, and every minute while it is.
 */
export const moneyQueue = {
  refetchOnWindowFocus: 'always',
  refetchInterval: 60_000,
} as const;
