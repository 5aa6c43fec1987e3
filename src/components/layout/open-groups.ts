const key = 'open-groups';

/** The menu groups that somebody opened or closed by hand, by label. */
export type OpenGroups = Readonly<Record<string, boolean>>;

export function readOpenGroups(): OpenGroups {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    const entries = Object.entries(kept ?? {}).filter(([, open]) => typeof open === 'boolean');
    return Object.fromEntries(entries);
  } catch {
    // Somebody else wrote it; the groups then stand as they do for a newcomer.
    return {};
  }
}

export function writeOpenGroups(groups: OpenGroups): void {
  localStorage.setItem(key, JSON.stringify(groups));
}
