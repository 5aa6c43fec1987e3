import { useState } from 'react';
import { readChoices, storeChoices } from '../../../lib/browser/storage/stored-choices.ts';
import { isActive, type NavGroup } from './navigation.ts';

const key = 'open-groups';

interface GroupControl {
  isOpen: (group: NavGroup) => boolean;
  toggle: (group: NavGroup, open: boolean) => void;
}

/**
 * Returns which groups of the menu are open. The group of the current page opens at each navigation and can be
 * closed until the next one. A press also stores its state, for the pages of other groups.
 *
 * @param allOpen whether all groups are open at first; then nothing is stored
 */
export function useOpenGroups(pathname: string, allOpen: boolean): GroupControl {
  const [byHand, setByHand] = useState(() => (allOpen ? {} : readChoices(key)));
  const [here, setHere] = useState({ pathname, isClosed: false });
  if (here.pathname !== pathname) setHere({ pathname, isClosed: false });
  const isHere = ({ links }: NavGroup) => links.some((link) => isActive(link, pathname));
  return {
    isOpen: (group) => (isHere(group) ? !here.isClosed : (byHand[group.label] ?? allOpen)),
    toggle: (group, open) => {
      if (isHere(group)) setHere({ pathname, isClosed: !open });
      const groups = { ...byHand, [group.label]: open };
      setByHand(groups);
      if (!allOpen) storeChoices(key, groups);
    },
  };
}
