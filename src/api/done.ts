import { ApiError, messageIn } from './api-error.ts';

/**
 * The outcome of a write that answers 200 and perhaps a message. The status alone means done, so an
 * answer whose body cannot be read is no failure.
 */
export async function done(call: Promise<unknown>): Promise<string | null> {
  try {
    return messageIn(await call) ?? null;
  } catch (error) {
    if (error instanceof ApiError && error.kind === 'unreadable') return null;
    throw error;
  }
}
