import type { Transaction } from '../db/connect.ts';
import { recordChange, type SignedIn } from '../repositories/audit.ts';
import { listContent, lockPage, type PageName, setPositions } from '../repositories/content.ts';
import { pageTitles } from './write-version.ts';

const isSameOrder = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((id, index) => id === b[index]);

/**
 * Changes the order of a page, unless its present order differs from `seen`.
 *
 * @param ids the ids of `seen` in their new order
 * @throws when the database throws
 */
export async function orderItems(
  tx: Transaction,
  page: PageName,
  { seen, ids }: { seen: readonly string[]; ids: readonly string[] },
  actor: SignedIn,
): Promise<'saved' | 'unchanged' | 'changed-meanwhile'> {
  await lockPage(tx, page);
  const items = await listContent(tx, page);
  const present = items.map(({ id }) => String(id));
  if (isSameOrder(present, ids)) return 'unchanged';
  if (!isSameOrder(present, seen)) return 'changed-meanwhile';
  await setPositions(tx, ids.map(Number));
  const names = new Map(items.map(({ id, name }) => [String(id), name ?? String(id)]));
  const joinNames = (order: readonly string[]) => order.map((id) => names.get(id)).join('; ');
  await recordChange(tx, actor, {
    action: 'reorder',
    subject: 'page',
    subjectId: page,
    sentence: `Changed the order of ${pageTitles[page]}.`,
    before: { order: joinNames(present) },
    after: { order: joinNames(ids) },
    detail: { before: present.join(' '), after: ids.join(' ') },
  });
  return 'saved';
}
