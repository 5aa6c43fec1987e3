import { useLocation } from '@tanstack/react-router';
import { LogOut } from 'lucide-react';
import { Entry, entryClass } from './nav-entry.tsx';
import { Group } from './nav-group.tsx';
import { audit, navigation, type QueueCounts } from './navigation.ts';
import { useOpenGroups } from './use-open-groups.ts';

/** The content of the menu that can change, and the action of Sign Out. */
export interface MenuContent {
  counts: QueueCounts;
  /** Whether this host keeps an audit. While it is not known, the entry is hidden and keeps its space. */
  hasAudit: boolean | undefined;
  onSignOut: () => void;
}

interface NavMenuProps extends MenuContent {
  /** The accessible name; two menus on one page need different names. */
  label?: string;
  /** Whether rows are 44 px high, for touch. */
  large?: boolean;
  /** Whether all groups are open at first, regardless of the stored choice. */
  allOpen?: boolean;
}

/** The navigation menu of the side panel, the drawer and the site map. */
export function NavMenu(props: NavMenuProps) {
  const { label = 'Main', counts, hasAudit, onSignOut, large = false, allOpen = false } = props;
  const { pathname } = useLocation();
  const state = { pathname, counts, large };
  const { isOpen, toggle } = useOpenGroups(pathname, allOpen);
  return (
    <nav aria-label={label} className="flex flex-col gap-0.5">
      {navigation.map((entry) =>
        'links' in entry ? (
          <Group
            key={entry.label}
            group={entry}
            open={isOpen(entry)}
            onToggle={(next) => toggle(entry, next)}
            {...state}
          />
        ) : (
          <Entry key={entry.label} link={entry} {...state} />
        ),
      )}
      <hr className="mx-3 my-2 border-line" />
      {hasAudit !== false && <Entry link={audit} isHidden={hasAudit === undefined} {...state} />}
      <button type="button" onClick={onSignOut} className={entryClass({ active: false, large })}>
        <LogOut size={large ? 20 : 17} className="text-text-3" />
        Sign Out
      </button>
    </nav>
  );
}
