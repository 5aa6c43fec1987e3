import type { ReactNode } from 'react';
import { formatLocation } from '../../lib/places.ts';
import { Avatar } from '../ui/avatar.tsx';
import { StatusPill } from '../ui/status-pill.tsx';
import { nameOf, type PersonRow } from './people-columns.tsx';

interface PersonCardProps {
  person: PersonRow;
  title: ReactNode;
  action: ReactNode;
}

/** A person where there is no room for a table. */
export function PersonCard({ person, title, action }: PersonCardProps) {
  return (
    <div className="flex gap-3">
      <Avatar name={nameOf(person)} className="size-10 text-body" />
      <div className="min-w-0 flex-1">
        <div className="flex items-start justify-between gap-3">
          <div className="min-w-0">
            <div className="text-body font-bold">{title}</div>
            <div className="text-caption text-text-2 tabular-nums">ID {person.id ?? 'NIL'}</div>
          </div>
          <StatusPill status={person.status} />
        </div>
        <div className="mt-2 flex items-end justify-between gap-3">
          <div className="min-w-0 text-cell text-text-2">
            <div>{formatLocation(person)}</div>
            <div>{person.email ?? 'NIL'}</div>
          </div>
          {action}
        </div>
      </div>
    </div>
  );
}
