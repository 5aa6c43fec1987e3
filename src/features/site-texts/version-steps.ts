import type { NewText, PageVersion } from '../../api/site-texts.ts';
import type { RowSource } from '../../lib/row-index/row-source.ts';
import { textOf } from './current-text.ts';

/** A version and its place among the versions of the same text. */
export interface VersionStep {
  version: PageVersion;
  /** The version before it; undefined for the first version, and if the list does not have it. */
  before: PageVersion | undefined;
  /** The newest version of the same text. */
  newest: PageVersion;
}

/** Places each version in the history of its text. The list is newest first. */
export function versionSteps(rows: RowSource<PageVersion>): VersionStep[] {
  const newestOf = new Map<string | null, PageVersion>();
  const laterOf = new Map<string | null, VersionStep>();
  const placed: VersionStep[] = [];
  for (let index = 0; index < rows.length; index += 1) {
    const version = rows.at(index);
    const newest = newestOf.get(version.item_id) ?? version;
    newestOf.set(version.item_id, newest);
    const later = laterOf.get(version.item_id);
    if (later !== undefined) later.before = version;
    const here: VersionStep = { version, before: undefined, newest };
    laterOf.set(version.item_id, here);
    placed.push(here);
  }
  return placed;
}

/** Returns the text that a version left on the page: null after it was deleted. A deletion stores the text before it. */
export function textAfter(version: PageVersion | undefined): NewText | null {
  return version === undefined || version.change === 'deleted' ? null : textOf(version);
}
