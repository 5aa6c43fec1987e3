/**
 * For lists that people work off. Somebody else may do so at any time, so they are asked for again
 * when the window is looked at again, and every minute while it is.
 */
export const queue = {
  refetchOnWindowFocus: 'always',
  refetchInterval: 60_000,
} as const;
