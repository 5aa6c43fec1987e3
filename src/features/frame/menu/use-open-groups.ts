import { useState } from 'react';
import { isActive, type NavGroup } from './navigation.ts';

const key = 'open-groups';

/** The groups that the user opened (true) or closed (false), by label. */
type OpenGroups = Readonly<Record<string, boolean>>;

function readOpenGroups(): OpenGroups {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    const entries = Object.entries(stored ?? {}).filter(([, open]) => typeof open === 'boolean');
    return Object.fromEntries(entries);
  } catch {
    // The stored text is not JSON. The groups have their default state.
    return {};
  }
}

interface GroupControl {
  isOpen: (group: NavGroup) => boolean;
  toggle: (group: NavGroup, open: boolean) => void;
}

/**
 * Returns which groups of the menu are open. The group of the current page opens at each navigation and can be
 * closed until the next one. The state of the other groups is stored.
 *
 * @param allOpen whether all groups are open at first; then nothing is stored
 */
export function useOpenGroups(pathname: string, allOpen: boolean): GroupControl {
  const [byHand, setByHand] = useState(() => (allOpen ? {} : readOpenGroups()));
  const [here, setHere] = useState({ pathname, isClosed: false });
  if (here.pathname !== pathname) setHere({ pathname, isClosed: false });
  const isHere = ({ links }: NavGroup) => links.some((link) => isActive(link, pathname));
  return {
    isOpen: (group) => (isHere(group) ? !here.isClosed : (byHand[group.label] ?? allOpen)),
    toggle: (group, open) => {
      if (isHere(group)) setHere({ pathname, isClosed: !open });
      const groups = { ...byHand, [group.label]: open };
      setByHand(groups);
      if (!allOpen) localStorage.setItem(key, JSON.stringify(groups));
    },
  };
}
