import { ChevronDown, ChevronRight } from 'lucide-react';
import { useId } from 'react';
import { Entry, EntryWords, entryClass, type MenuState } from './nav-entry.tsx';
import { isActive, type NavGroup, waitingAt } from './navigation.ts';

interface GroupProps extends MenuState {
  group: NavGroup;
  open: boolean;
  onToggle: (open: boolean) => void;
}

/** A group of entries. The head of a closed group shows the mark and the sum of the counts. */
export function Group({ group, open, onToggle, ...state }: GroupProps) {
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
        <EntryWords
          {...look}
          icon={icon}
          label={label}
          count={open ? 0 : waitingAt(links, counts)}
          end={<Chevron size={15} className="text-text-3" />}
        />
      </button>
      <div
        id={id}
        hidden={!open}
        className="my-1 ml-[18px] flex-col gap-0.5 border-line-strong border-l pl-[11px] not-[[hidden]]:flex lg:max-xl:ml-3 lg:max-xl:pl-2"
      >
        {open && links.map((link) => <Entry key={link.label} link={link} {...state} child />)}
      </div>
    </div>
  );
}
