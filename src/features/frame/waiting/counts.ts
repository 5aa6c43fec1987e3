import type { QueueCounts } from '../menu/navigation.ts';
import type { WaitingByQueue } from './waiting.ts';

/** Returns only the counts, for the menu. */
export function countsOf(waiting: WaitingByQueue): QueueCounts {
  return Object.fromEntries(Object.entries(waiting).map(([name, { count }]) => [name, count]));
}
