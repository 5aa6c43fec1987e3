import { signedAmount as signed } from '../../../domain/transaction-types.ts';
import { asKobo, type Kobo } from './money.ts';

interface TypedAmount {
  type: string | null;
  amount: Kobo | null;
}

/** Returns the amount of a transaction, negative if money goes out; null if it has none. */
export function signedAmount({ type, amount }: TypedAmount): Kobo | null {
  const kobo = signed(type, amount);
  return kobo === null ? null : asKobo(kobo);
}
