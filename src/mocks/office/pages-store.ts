import type { Schemas } from '../../api/reading/schemas.ts';
import { daysAgo, mockNow } from '../fixtures-money.ts';
import { aboutFixture, privacyFixtures, termsFixtures } from '../fixtures-office.ts';
import type { MockChange } from './audit-store.ts';

export type MockPage = 'about' | 'privacy' | 'terms';

/** One version of a text. The text of About is its description. */
export interface MockVersion {
  id: number;
  item_id: number;
  version: number;
  change: 'created' | 'updated' | 'deleted' | 'restored';
  name: string | null;
  description: string | null;
  by: string;
  at: string;
}

/** The record in a 409: a deleted item has no name and no description. */
type Current = Schemas['CurrentRecord'];

/** The outcome of a write. */
export type PageVerdict =
  | { status: 200; message: string; version?: number; id?: number }
  | { status: 404; message: string }
  | { status: 409; message: string; current?: Current };

interface Text {
  name: string | null;
  description: string | null;
}

const cookies: Text = {
  name: 'Cookies',
  description: 'The site stores one cookie for your session.',
};
const shorter = 'Your name and phone number, and the details of your jobs.';

const words = {
  created: 'Added',
  updated: 'Changed',
  deleted: 'Deleted',
  restored: 'Restored',
};

/**
 * Returns the texts of the public pages in memory, with all their versions.
 *
 * @param onChange receives each change after it is made
 */
export function createPagesStore(onChange: (change: Omit<MockChange, 'kind'>) => void) {
  const versions: Record<MockPage, MockVersion[]> = { about: [], privacy: [], terms: [] };
  /** The ids of the items of each page in their order. */
  const order: Record<MockPage, number[]> = { about: [], privacy: [], terms: [] };
  let lastVersionId = 900;
  let lastItemId = 20;

  const newest = (page: MockPage, itemId: number) =>
    versions[page].findLast(({ item_id }) => item_id === itemId);
  const add = (
    page: MockPage,
    itemId: number,
    change: MockVersion['change'],
    { name, description }: Text,
    at = new Date(mockNow).toISOString(),
  ): MockVersion => {
    lastVersionId += 1;
    const version: MockVersion = {
      id: lastVersionId,
      item_id: itemId,
      version: (newest(page, itemId)?.version ?? 0) + 1,
      change,
      name,
      description,
      by: 'admin@artisan.example',
      at,
    };
    versions[page].push(version);
    if (change === 'deleted') order[page] = order[page].filter((id) => id !== itemId);
    else if (!order[page].includes(itemId)) order[page].push(itemId);
    return version;
  };

  const start = aboutFixture.split('\n')[0] ?? '';
  add('about', 1, 'created', { name: null, description: start }, daysAgo(90));
  add('about', 1, 'updated', { name: null, description: aboutFixture }, daysAgo(12));
  for (const [page, items] of [
    ['privacy', privacyFixtures],
    ['terms', termsFixtures],
  ] as const) {
    for (const { id, name = null, description = null } of items) {
      add(page, Number(id), 'created', { name, description }, daysAgo(80));
    }
  }
  add('privacy', 3, 'created', cookies, daysAgo(70));
  const [collected] = privacyFixtures;
  add('privacy', 1, 'updated', { name: 'What we collect', description: shorter }, daysAgo(40));
  add('privacy', 3, 'deleted', cookies, daysAgo(30));
  add(
    'privacy',
    1,
    'updated',
    { name: 'What we collect', description: collected?.description ?? null },
    daysAgo(9),
  );

  /** Adds a version and reports it to the audit. */
  const write = (
    page: MockPage,
    itemId: number,
    change: MockVersion['change'],
    text: Text,
  ): MockVersion => {
    const earlier = newest(page, itemId);
    const version = add(page, itemId, change, text);
    const fields = ({ name, description }: Text) => ({ name, description });
    onChange({
      action: change,
      subject_id: page,
      sentence: `${words[change]} "${text.name ?? 'the text'}" of ${page}.`,
      before: earlier === undefined ? null : fields(earlier),
      after: change === 'deleted' ? null : fields(text),
    });
    return version;
  };

  /** Returns the current record of an item, or a refusal if it is deleted or has another version. */
  const check = (page: MockPage, id: number, seen: number): MockVersion | PageVerdict => {
    const now = newest(page, id);
    if (now === undefined) return { status: 404, message: `There is no item ${id}.` };
    return now.version === seen && now.change !== 'deleted' ? now : conflict(now);
  };

  return {
    versions,
    order,

    /** The items of a page in their order. */
    items: (page: MockPage) => order[page].flatMap((id) => newest(page, id) ?? []),

    create(page: MockPage, text: Text): PageVerdict {
      lastItemId += 1;
      const { version } = write(page, lastItemId, 'created', text);
      return { status: 200, message: 'Added.', id: lastItemId, version };
    },

    update(page: MockPage, id: number, text: Text, seen: number): PageVerdict {
      const before = newest(page, id);
      if (before !== undefined && isSo(before, text)) return unchanged(before);
      const now = check(page, id, seen);
      if ('status' in now) return now;
      return {
        status: 200,
        message: 'Saved.',
        version: write(page, id, 'updated', text).version,
      };
    },

    remove(page: MockPage, id: number, seen: number): PageVerdict {
      const now = check(page, id, seen);
      if ('status' in now) return now;
      return { status: 200, message: 'Deleted.', version: write(page, id, 'deleted', now).version };
    },

    setOrder(page: MockPage, seen: readonly number[], ids: readonly number[]): PageVerdict {
      const same = (a: readonly number[], b: readonly number[]) => a.join() === b.join();
      const sorted = (list: readonly number[]) => list.toSorted((a, b) => a - b);
      if (same(ids, order[page])) {
        return { status: 200, message: 'The order was so before. Nothing was changed.' };
      }
      if (!same(seen, order[page]) || !same(sorted(ids), sorted(seen))) {
        const message = 'The page has other items or another order by now. Nothing was written.';
        return { status: 409, message };
      }
      order[page] = [...ids];
      onChange({ action: 'order', subject_id: page, sentence: `Changed the order of ${page}.` });
      return { status: 200, message: 'Saved.' };
    },

    restore(versionId: number, seen: number): PageVerdict {
      for (const page of ['about', 'privacy', 'terms'] as const) {
        const chosen = versions[page].find(({ id }) => id === versionId);
        const now = chosen && newest(page, chosen.item_id);
        if (chosen === undefined || now === undefined) continue;
        if (isSo(now, chosen)) return unchanged(now);
        if (now.version !== seen) return conflict(now);
        const { version } = write(page, chosen.item_id, 'restored', chosen);
        return { status: 200, message: 'Restored.', version };
      }
      return { status: 404, message: `There is no version ${versionId}.` };
    },
  };
}

/** Whether an item exists and has this text. */
const isSo = ({ change, name, description }: MockVersion, text: Text): boolean =>
  change !== 'deleted' && name === text.name && description === text.description;

const unchanged = ({ version }: MockVersion): PageVerdict => ({
  status: 200,
  message: 'It was so before. Nothing was changed.',
  version,
});

export type PagesStore = ReturnType<typeof createPagesStore>;

function conflict({ version, change, name, description }: MockVersion): PageVerdict {
  return change === 'deleted'
    ? {
        status: 409,
        message: 'It was deleted meanwhile. Nothing was written.',
        current: { version },
      }
    : {
        status: 409,
        message: 'It was changed meanwhile. Nothing was written.',
        current: { version, name, description },
      };
}
