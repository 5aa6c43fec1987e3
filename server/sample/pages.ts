import type { auditEntries } from '../db/schema/office.ts';
import { auditRow } from '../repositories/audit.ts';
import type { PageName } from '../repositories/content.ts';
import { changeOf } from '../site-texts/write-version.ts';
import texts from './data/page-texts.json' with { type: 'json' };
import { day, history, hour } from './moments.ts';

/** The text of About or of an item, with its earlier texts from the oldest to the newest. */
interface PageText {
  page: PageName;
  position: number;
  /** Null for About. */
  name: string | null;
  description: string;
  earlier?: readonly { description: string; replacedDaysAgo: number }[];
}

const pageTexts: readonly PageText[] = (['about', 'privacy', 'terms'] as const).flatMap((page) =>
  texts[page].map((text, position) => ({ page, position, ...text })),
);

/** A version of a text. `before` is the text of the previous version. */
type Version = Parameters<typeof changeOf>[0] & {
  at: Date;
  accountId?: number | null;
  before?: string;
};

/** Returns the time `minutes` after 10:00 in Lagos (9:00 UTC), on the UTC day of the moment. */
const morningOf = (moment: number, minutes: number) =>
  new Date(Math.floor(moment / day) * day + 9 * hour + minutes * 60_000);

/**
 * Makes the texts of the public pages, their versions, and the audit entries of the versions. The first version of a
 * text has no author and no audit entry; each later one is an administrator's change.
 *
 * @param accountId the account of the changes; null if there is no account
 */
export function makePages(now: number, accountId: number | null) {
  const items = pageTexts.map(({ earlier = [], ...text }, index) => {
    return { ...text, id: index + 1, version: earlier.length + 1, earlier };
  });
  const versions = items.flatMap(({ id: itemId, page, name, description, earlier }) =>
    [...earlier.map((text) => text.description), description].map((text, index): Version => {
      const replaced = earlier[index - 1];
      const common = { itemId, page, name, description: text, version: index + 1 };
      if (replaced === undefined) {
        return { ...common, change: 'created', at: new Date(now - history) };
      }
      const at = morningOf(now - replaced.replacedDaysAgo * day, itemId);
      return { ...common, change: 'updated', at, accountId, before: replaced.description };
    }),
  );
  versions.sort((a, b) => Number(a.at) - Number(b.at));
  return { items, versions, entries: versions.flatMap(auditEntryOf) };
}

/** Returns the audit entry of a version, or none for a first version. */
function auditEntryOf(version: Version): (typeof auditEntries.$inferInsert)[] {
  const { at, accountId = null, before } = version;
  if (before === undefined) return [];
  const change = changeOf(version, { name: version.name, description: before });
  // An IP address that is reserved for examples (RFC 5737).
  return [auditRow({ accountId, address: '192.0.2.17' }, change, at)];
}
