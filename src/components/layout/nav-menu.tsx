import { Link, useLocation } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { ChevronDown, ChevronRight, LogOut } from 'lucide-react';
import { useId, useState } from 'react';
import {
  isActive,
  type NavGroup,
  type NavLink,
  navigation,
  type QueueCounts,
} from './navigation.ts';
import { readOpenGroups, writeOpenGroups } from './open-groups.ts';

interface NavMenuProps {
  /** Tells two menus on one page apart. */
  label?: string;
  counts: QueueCounts;
  onSignOut: () => void;
  /** Rows of 44 px, for fingers. */
  large?: boolean;
  /** Shows every page, whatever was closed elsewhere. */
  allOpen?: boolean;
}

/** The navigation menu, in the side panel, in the drawer and on a page of its own. */
export function NavMenu(props: NavMenuProps) {
  const { label = 'Main', counts, onSignOut, large = false, allOpen = false } = props;
  const { pathname } = useLocation();
  const [open, setOpen] = useState(() => (allOpen ? {} : readOpenGroups()));
  const toggle = (group: string, next: boolean) => {
    const groups = { ...open, [group]: next };
    setOpen(groups);
    if (!allOpen) writeOpenGroups(groups);
  };
  return (
    <nav aria-label={label} className="flex flex-col gap-0.5">
      {navigation.map((entry) =>
        'links' in entry ? (
          <Group
            key={entry.label}
            group={entry}
            open={
              open[entry.label] ?? (allOpen || entry.links.some((link) => isActive(link, pathname)))
            }
            onToggle={(next) => toggle(entry.label, next)}
            pathname={pathname}
            counts={counts}
            large={large}
          />
        ) : (
          <Entry
            key={entry.label}
            link={entry}
            active={isActive(entry, pathname)}
            counts={counts}
            large={large}
          />
        ),
      )}
      <hr className="mx-3 my-2 border-line" />
      <button type="button" onClick={onSignOut} className={entryClass(false, large)}>
        <LogOut size={large ? 20 : 17} strokeWidth={1.75} aria-hidden className="text-text-3" />
        Sign Out
      </button>
    </nav>
  );
}

function entryClass(active: boolean, large: boolean, child = false): string {
  return clsx(
    'relative flex w-full items-center gap-2.5 rounded-control border text-left whitespace-nowrap transition-colors duration-120',
    large
      ? 'min-h-11 px-2.5 text-card-title'
      : 'px-2.5 lg:max-xl:gap-2 lg:max-xl:px-2 lg:max-xl:text-cell',
    !large && (child ? 'min-h-8 text-cell' : 'min-h-9 text-[0.84375rem]'),
    active
      ? 'border-line bg-surface font-bold text-text dark:bg-raised'
      : 'border-transparent font-medium text-text-2 hover:bg-surface-3',
  );
}

interface EntryProps {
  link: NavLink;
  active: boolean;
  counts: QueueCounts;
  large: boolean;
  child?: boolean;
}

function Entry({ link, active, counts, large, child = false }: EntryProps) {
  const { label, to, icon: Icon, queue } = link;
  const count = queue === undefined ? undefined : counts[queue];
  return (
    <Link
      to={to}
      {...(active && { 'aria-current': 'page' })}
      className={entryClass(active, large, child)}
      activeOptions={{ exact: true, includeSearch: false }}
    >
      {active && (
        <span
          aria-hidden
          className={clsx(
            'absolute inset-y-0 my-auto h-[18px] w-[3px] rounded-full bg-accent',
            child ? '-left-3' : '-left-px',
          )}
        />
      )}
      {Icon !== undefined && (
        <Icon
          size={large ? 20 : 17}
          strokeWidth={1.75}
          aria-hidden
          className={clsx('shrink-0', active ? 'text-accent-ink' : 'text-text-3')}
        />
      )}
      <span className="flex-1">{label}</span>
      {count !== undefined && count > 0 && (
        <QueueCount count={count} active={active} large={large} />
      )}
    </Link>
  );
}

/** How many wait. Where the panel is narrow a dot stands for the number, which stays for screen readers. */
function QueueCount({
  count,
  active,
  large,
}: Pick<EntryProps, 'active' | 'large'> & { count: number }) {
  return (
    <>
      <span
        className={clsx(
          'rounded-full px-1.5 text-count font-bold tabular-nums',
          !large && 'lg:max-xl:sr-only',
          active ? 'bg-accent-soft text-accent-ink' : 'bg-surface-3 text-text-2',
        )}
      >
        {count}
        <span className="sr-only"> waiting</span>
      </span>
      {!large && (
        <span
          aria-hidden
          className="absolute right-px hidden size-[7px] rounded-full bg-accent lg:max-xl:block"
        />
      )}
    </>
  );
}

interface GroupProps extends Pick<EntryProps, 'counts' | 'large'> {
  group: NavGroup;
  open: boolean;
  onToggle: (open: boolean) => void;
  pathname: string;
}

function Group({ group, open, onToggle, pathname, counts, large }: GroupProps) {
  const id = useId();
  const Chevron = open ? ChevronDown : ChevronRight;
  return (
    <div>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => onToggle(!open)}
        className={entryClass(false, large)}
      >
        <group.icon
          size={large ? 20 : 17}
          strokeWidth={1.75}
          aria-hidden
          className="shrink-0 text-text-3"
        />
        <span className="flex-1">{group.label}</span>
        <Chevron size={15} strokeWidth={1.75} aria-hidden className="text-text-3" />
      </button>
      <div
        id={id}
        hidden={!open}
        className="my-1 ml-[18px] flex-col gap-0.5 border-line-strong border-l pl-[11px] not-[[hidden]]:flex lg:max-xl:ml-3 lg:max-xl:pl-2"
      >
        {open &&
          group.links.map((link) => (
            <Entry
              key={link.label}
              link={link}
              active={isActive(link, pathname)}
              counts={counts}
              large={large}
              child
            />
          ))}
      </div>
    </div>
  );
}
