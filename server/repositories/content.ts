import { asc, eq } from 'drizzle-orm';
import type { Queryable } from '../db/connect.ts';
import { contentItems } from '../db/schema/office.ts';

/** The texts of one public page, in the order of the page. */
export function listContent(db: Queryable, page: 'about' | 'privacy' | 'terms') {
  return db
    .select({
      id: contentItems.id,
      name: contentItems.name,
      description: contentItems.description,
      version: contentItems.version,
    })
    .from(contentItems)
    .where(eq(contentItems.page, page))
    .orderBy(asc(contentItems.position), asc(contentItems.id));
}
