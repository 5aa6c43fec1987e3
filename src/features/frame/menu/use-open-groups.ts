import { useState } from 'react';
import { isActive, type NavGroup } from './navigation.ts';

const key = 'open-groups';

/** The menu groups that somebody opened or closed by hand, by label. */
type OpenGroups = Readonly<Record<string, boolean>>;

function readOpenGroups(): OpenGroups {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    const entries = Object.entries(kept ?? {}).filter(([, open]) => typeof open === 'boolean');
    return Object.fromEntries(entries);
  } catch {
    // Somebody else wrote it; the groups then stand as they do for a newcomer.
    return {};
  }
}

interface GroupControl {
  isOpen: (group: NavGroup) => boolean;
  toggle: (group: NavGroup, open: boolean) => void;
}

/**
 * Which groups of the menu are open. The group of a page opens whenever somebody comes to the page,
 * and can be closed while they are there; the others stay as they were left, also in another visit.
 *
 * @param allOpen every group is open at first, and nothing is kept
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
