import { formatCount } from '../../../domain/count.ts';
import { lengthOf, longest } from '../../../domain/text-limits.ts';
import type { NewText } from '../../api/site-texts.ts';

/** A field of the editor. */
export type FieldName = keyof NewText;

const limits: Record<FieldName, number> = { name: longest.name, description: longest.text };
export const labels: Record<FieldName, string> = { name: 'Name', description: 'Text' };

/** Returns the fault of a field, or null. */
export function faultOf(field: FieldName, text: string): string | null {
  const what = labels[field].toLowerCase();
  if (text.trim() === '') return `Enter the ${what}`;
  const excess = lengthOf(text) - limits[field];
  if (excess <= 0) return null;
  return `The ${what} has ${formatCount(excess)} ${excess === 1 ? 'character' : 'characters'} too many`;
}

/** Returns the counter of a field near its limit, such as "19,120 of 20,000 characters"; else undefined. */
export function counterOf(field: FieldName, text: string): string | undefined {
  const limit = limits[field];
  // A cheap first check: there are never fewer UTF-16 units than characters.
  const length = text.length < limit * 0.9 ? 0 : lengthOf(text);
  return length < limit * 0.9
    ? undefined
    : `${formatCount(length)} of ${formatCount(limit)} characters`;
}
