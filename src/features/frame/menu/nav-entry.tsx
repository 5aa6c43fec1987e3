import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { isActive, type NavLink, type QueueCounts, waitingCountOf } from './navigation.ts';

/** A higher count is shown with a plus, because a host may count rows only up to 100,000. */
const maxPrintedCount = 99_999;

interface QueueCountProps extends Pick<EntryLook, 'active' | 'large'> {
  count: number;
}

/** The number of waiting rows. A narrow side panel shows a dot instead; screen readers always read the number. */
function QueueCount({ count, active, large }: QueueCountProps) {
  return (
    <>
      <span
        className={clsx(
          'rounded-full px-1.5 text-count font-bold tabular-nums',
          !large && 'lg:max-xl:sr-only',
          active ? 'bg-accent-soft text-accent-ink' : 'bg-surface-3 text-text-2',
        )}
      >
        {count > maxPrintedCount ? `${maxPrintedCount}+` : count}
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

/** The state and size of a menu entry. */
export interface EntryLook {
  /** Whether the entry leads to the current page, or is a closed group with such an entry. */
  active: boolean;
  /** Whether entries are at least 44 px high, for touch. */
  large: boolean;
  isInGroup?: boolean | undefined;
}

/** Returns the classes of a link or button in the menu. */
export function entryClass({ active, large, isInGroup = false }: EntryLook): string {
  return clsx(
    'relative flex w-full items-center gap-2.5 rounded-control border text-left whitespace-nowrap transition-colors',
    large
      ? 'min-h-11 px-2.5 text-card-title'
      : 'px-2.5 lg:max-xl:gap-2 lg:max-xl:px-2 lg:max-xl:text-cell',
    !large && (isInGroup ? 'min-h-8 text-cell' : 'min-h-9 text-[0.84375rem]'),
    active
      ? 'border-line bg-surface font-bold text-text dark:bg-raised'
      : 'border-transparent font-medium text-text-2 hover:bg-surface-3',
  );
}

interface EntryContentProps extends EntryLook {
  icon?: LucideIcon | undefined;
  label: string;
  /** The number of waiting rows; zero is not shown. */
  count: number;
  end?: ReactNode;
}

/** The content of an entry or of a group's button. */
export function EntryContent(props: EntryContentProps) {
  const { icon: Icon, label, count, end, active, large, isInGroup = false } = props;
  return (
    <>
      {active && (
        <span
          aria-hidden
          className={clsx(
            'absolute inset-y-0 my-auto h-[18px] w-[3px] rounded-full bg-accent',
            isInGroup ? '-left-3' : '-left-px',
          )}
        />
      )}
      {Icon !== undefined && (
        <Icon
          size={large ? 20 : 17}
          className={clsx('shrink-0', active ? 'text-accent-ink' : 'text-text-3')}
        />
      )}
      <span className="flex-1">{label}</span>
      {count > 0 && <QueueCount count={count} active={active} large={large} />}
      {end}
    </>
  );
}

/** The state that all parts of a menu share. */
export interface MenuState {
  pathname: string;
  counts: QueueCounts;
  large: boolean;
}

interface EntryProps extends MenuState {
  link: NavLink;
  isInGroup?: boolean;
  /** Whether the entry cannot be seen but keeps its space. */
  isHidden?: boolean;
}

export function Entry({ link, pathname, counts, large, isInGroup, isHidden }: EntryProps) {
  const look = { active: isActive(link, pathname), large, isInGroup };
  return (
    <Link
      to={link.to}
      {...(look.active && { 'aria-current': 'page' })}
      className={entryClass(look)}
      {...(isHidden && { style: { visibility: 'hidden' } })}
      activeOptions={{ exact: true, includeSearch: false }}
    >
      <EntryContent
        {...look}
        icon={link.icon}
        label={link.label}
        count={waitingCountOf([link], counts)}
      />
    </Link>
  );
}
