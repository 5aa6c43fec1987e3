import { once } from './once.ts';

const format = once(() => new Intl.NumberFormat('en-NG'));

/** A count as it is printed: 12,480. */
export function formatCount(count: number): string {
  return format().format(count);
}
