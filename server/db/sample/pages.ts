import type { auditEntries, contentItems, contentVersions } from '../schema/office.ts';
import { pageHistory } from './data/page-history.ts';
import { aboutText, privacyItems, termsItems } from './data/texts.ts';
import { day, history, hour } from './moments.ts';
import { withoutTransaction } from './money/decisions.ts';

type Item = typeof contentItems.$inferInsert & { id: number };
type Version = typeof contentVersions.$inferInsert;
type Entry = typeof auditEntries.$inferInsert;

/** The account of the changes; empty where there is none. */
type Author = Pick<Version, 'accountId' | 'accountEmail'>;

const titles = { about: 'About', privacy: 'Privacy', terms: 'Terms' };

/** Returns the time `minutes` after 10:00 in Lagos (9:00 UTC), on the day of the moment. */
const morning = (moment: number, minutes: number) =>
  new Date(Math.floor(moment / day) * day + 9 * hour + minutes * 60_000);

function makeItems(): Item[] {
  const texts = [
    { page: 'about', position: 0, name: null, description: aboutText } as const,
    ...privacyItems.map((item, position) => ({ page: 'privacy', position, ...item }) as const),
    ...termsItems.map((item, position) => ({ page: 'terms', position, ...item }) as const),
  ];
  return texts.map((text, index) => ({ id: index + 1, version: 1, ...text }));
}

/** Returns the versions of a text. The last version is the present text. */
function versionsOf(item: Item, anchor: number, author: Author): Version[] {
  const { id: itemId, page, name = null } = item;
  const earlier = pageHistory.find((one) => one.page === page && one.name === name)?.earlier ?? [];
  const descriptions = [...earlier.map(({ description }) => description), item.description];
  return descriptions.map((description, index) => {
    const replaced = earlier[index - 1];
    const common = { itemId, page, name, description, version: index + 1 };
    return replaced === undefined
      ? { ...common, change: 'created', at: new Date(anchor - history) }
      : {
          ...common,
          change: 'updated',
          ...author,
          at: morning(anchor - replaced.replacedDaysAgo * day, itemId),
        };
  });
}

/** Returns the audit entry of a version, or none for a first version. */
function entryOf(version: Version, before: Version | undefined): Entry[] {
  const { page, name, itemId, at, accountId, accountEmail } = version;
  if (before === undefined) return [];
  const fields = (text: Version) =>
    page === 'about' ? { description: text.description } : { name, description: text.description };
  return [
    {
      at,
      accountId,
      accountEmail,
      address: '102.89.23.7',
      action: 'update',
      subject: 'page',
      subjectId: page,
      sentence:
        page === 'about' ? 'Changed the text of About.' : `Changed “${name}” in ${titles[page]}.`,
      before: fields(before),
      after: fields(version),
      detail: { itemId, version: version.version },
      ...withoutTransaction,
    },
  ];
}

/**
 * Makes the texts of the public pages with their versions. The first version of a text came with the
 * marketplace; each later version is an administrator's change, with an audit entry.
 *
 * @param anchor the latest moment of the sample, in milliseconds UTC
 * @param author the administrator of the sample
 */
export function makePages(anchor: number, author: Author) {
  const histories = makeItems().map((item) => ({
    item,
    versions: versionsOf(item, anchor, author),
  }));
  const byMoment = <T extends { at?: Date | undefined }>(rows: T[]) =>
    rows.sort((a, b) => Number(a.at) - Number(b.at));
  return {
    items: histories.map(({ item, versions }) => ({ ...item, version: versions.length })),
    versions: byMoment(histories.flatMap(({ versions }) => versions)),
    entries: byMoment(
      histories.flatMap(({ versions }) =>
        versions.flatMap((version, index) => entryOf(version, versions[index - 1])),
      ),
    ),
  };
}
