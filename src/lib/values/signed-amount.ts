import { signedAmount as signed } from '../../../domain/transaction-types.ts';
import { asKobo, type Kobo } from './money.ts';

/** Returns the amount of a transaction, negative if money goes out; null if it has none. */
export function signedAmount({
  type,
  amount,
}: {
  type: string | null;
  amount: Kobo | null;
}): Kobo | null {
  const kobo = signed(type, amount);
  return kobo === null ? null : asKobo(kobo);
}
