import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { IdText } from '../data-table/id-text.tsx';
import { Avatar } from '../ui/avatar.tsx';
import { StatusPill } from '../ui/status-pill.tsx';
import { LocationText, nameOf } from './people-columns.tsx';
import type { PersonRow } from './person-kinds.ts';

interface PersonCardProps {
  person: PersonRow;
  /** The cell with the e-mail address. */
  email: ReactNode;
  title: ReactNode;
  textAfterId?: string;
  action: ReactNode;
  /** Puts the action on a separate line, for several buttons. */
  hasWideAction?: boolean;
}

/** A row of a list of people as a card, on narrow screens. */
export function PersonCard({
  person,
  email,
  title,
  textAfterId,
  action,
  hasWideAction = false,
}: PersonCardProps) {
  return (
    <div className="flex gap-3">
      <Avatar name={nameOf(person)} className="size-10 text-body" />
      <div className="min-w-0 flex-1">
        <div className="flex items-start justify-between gap-3">
          <div className="min-w-0">
            <div data-private className="text-body font-bold">
              {title}
            </div>
            <div className="text-caption text-text-3 tabular-nums">
              ID <IdText id={person.id} />
              {textAfterId !== undefined && ` · ${textAfterId}`}
            </div>
          </div>
          <StatusPill status={person.status} />
        </div>
        <div
          className={clsx(
            'mt-2 flex items-end justify-between gap-3',
            hasWideAction && 'flex-wrap',
          )}
        >
          <div
            data-private
            className={clsx('min-w-0 flex-1 text-cell text-text-2', hasWideAction && 'basis-full')}
          >
            <div>
              <LocationText location={person} />
            </div>
            {email}
          </div>
          {action}
        </div>
      </div>
    </div>
  );
}
