import { useLocation } from '@tanstack/react-router';
import { ChevronDown, ChevronRight, LogOut } from 'lucide-react';
import { useId, useState } from 'react';
import { readChoices, storeChoices } from '../../../lib/browser/storage/stored-choices.ts';
import { Entry, EntryContent, entryClass, type MenuState } from './nav-entry.tsx';
import {
  audit,
  isActive,
  type NavGroup,
  type NavLink,
  navigation,
  type QueueCounts,
  waitingCountOf,
} from './navigation.ts';

const storageKey = 'open-groups';

/**
 * Returns which groups of the menu are open, and a function that opens or closes one. The group of the current page
 * opens at each navigation. A press is also stored, for the pages that are not in the group.
 *
 * @param allOpen whether all groups are open at first; then nothing is stored
 */
function useOpenGroups(pathname: string, allOpen: boolean) {
  const [stored, setStored] = useState(() => (allOpen ? {} : readChoices(storageKey)));
  const [current, setCurrent] = useState({ pathname, isClosed: false });
  if (current.pathname !== pathname) setCurrent({ pathname, isClosed: false });
  const hasCurrentPage = ({ links }: NavGroup) => links.some((link) => isActive(link, pathname));
  return {
    isOpen: (group: NavGroup) =>
      hasCurrentPage(group) ? !current.isClosed : (stored[group.label] ?? allOpen),
    setOpen: (group: NavGroup, open: boolean) => {
      if (hasCurrentPage(group)) setCurrent({ pathname, isClosed: !open });
      const groups = { ...stored, [group.label]: open };
      setStored(groups);
      if (!allOpen) storeChoices(storageKey, groups);
    },
  };
}

/** The counts, the optional entries and the sign-out of a menu. */
export interface MenuContent {
  counts: QueueCounts;
  /** Whether the host has an audit. While this is not known, its entry cannot be seen but keeps its space. */
  hasAudit: boolean | undefined;
  onSignOut: () => void;
  /** Entries above Sign Out that the side panel does not have. */
  more?: readonly NavLink[];
}

interface NavMenuProps extends MenuContent {
  /** The accessible name; two menus on one page need different names. */
  label?: string;
  /** Whether entries are at least 44 px high, for touch. */
  large?: boolean;
  /** Whether all groups are open at first, regardless of the stored choice. */
  opensAllGroups?: boolean;
}

/** The navigation menu of the side panel, the drawer and the page `/sidebar`. */
export function NavMenu(props: NavMenuProps) {
  const {
    label = 'Main',
    counts,
    hasAudit,
    onSignOut,
    more,
    large = false,
    opensAllGroups = false,
  } = props;
  const pathname = useLocation({ select: (location) => location.pathname });
  const state = { pathname, counts, large };
  const { isOpen, setOpen } = useOpenGroups(pathname, opensAllGroups);
  return (
    <nav aria-label={label} className="flex flex-col gap-0.5">
      {navigation.map((entry) =>
        'links' in entry ? (
          <Group
            key={entry.label}
            group={entry}
            open={isOpen(entry)}
            onToggle={(open) => setOpen(entry, open)}
            {...state}
          />
        ) : (
          <Entry key={entry.label} link={entry} {...state} />
        ),
      )}
      <hr className="mx-3 my-2 border-line" />
      {hasAudit !== false && <Entry link={audit} isHidden={hasAudit === undefined} {...state} />}
      {more?.map((link) => (
        <Entry key={link.label} link={link} {...state} />
      ))}
      <button type="button" onClick={onSignOut} className={entryClass({ active: false, large })}>
        <LogOut size={large ? 20 : 17} className="text-text-3" />
        Sign Out
      </button>
    </nav>
  );
}

interface GroupProps extends MenuState {
  group: NavGroup;
  open: boolean;
  onToggle: (open: boolean) => void;
}

/** A group of entries. While it is closed, its button shows the sum of their counts. */
function Group({ group, open, onToggle, ...state }: GroupProps) {
  const id = useId();
  const { label, icon, links } = group;
  const { pathname, counts, large } = state;
  const Chevron = open ? ChevronDown : ChevronRight;
  const look = { active: !open && links.some((link) => isActive(link, pathname)), large };
  return (
    <div>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        aria-current={look.active || undefined}
        onClick={() => onToggle(!open)}
        className={entryClass(look)}
      >
        <EntryContent
          {...look}
          icon={icon}
          label={label}
          count={open ? 0 : waitingCountOf(links, counts)}
          end={<Chevron size={15} className="text-text-3" />}
        />
      </button>
      <div
        id={id}
        hidden={!open}
        className="my-1 ml-[18px] flex-col gap-0.5 border-line-strong border-l pl-[11px] not-[[hidden]]:flex lg:max-xl:ml-3 lg:max-xl:pl-2"
      >
        {open && links.map((link) => <Entry key={link.label} link={link} {...state} isInGroup />)}
      </div>
    </div>
  );
}
