import { SearchKeeper } from '../../server/search/keeping/search-keeper.ts';
import type { Engine, TestDatabase } from './test-database.ts';

/** Makes every list of a database searchable. */
export async function keepLists(
  { db, directUrl }: Pick<TestDatabase, 'db' | 'directUrl'>,
  engine: Engine,
): Promise<void> {
  const keeper = new SearchKeeper(db, { from: 0, isShared: engine === 'PostgreSQL', directUrl });
  if (!(await keeper.look())) throw new Error('A list is not kept');
  await keeper.stop();
}
