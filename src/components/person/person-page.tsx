import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { LoadState } from '../../api/lists/use-read.ts';
import { peopleTableSpec } from '../../lib/address/people-table-spec.ts';
import { listSearchOf } from '../../lib/address/person-search.ts';
import { readTableParams } from '../../lib/address/table-state.ts';
import { Breadcrumb } from '../page/breadcrumb.tsx';
import { PageHeader } from '../page/page-header.tsx';
import type { PersonKind } from '../people-list/person-kinds.ts';
import { Neighbours } from './neighbours.tsx';
import { PersonRefusal, refusalOf } from './person-refusal.tsx';

interface PersonPageProps {
  kind: PersonKind;
  id: string;
  /** The search of the list that the page was opened from. */
  list: string | undefined;
  detail: LoadState<unknown>;
  /** Null while it is not known. */
  name: string | null;
  title: string;
  subtitle: string;
  /** The page's name in the breadcrumb, below the person; the person's own page has none. */
  here?: string;
  children: ReactNode;
}

/** A page about one person: the header and the children, or the host's refusal to show the person. */
export function PersonPage({ children, ...props }: PersonPageProps) {
  const { kind, id, detail, here } = props;
  const refusal = refusalOf(detail);
  if (refusal !== undefined) return <PersonRefusal kind={kind} id={id} refusal={refusal} />;
  return (
    <>
      <PersonHeader {...props} />
      {here !== undefined && <PageTabs {...props} />}
      {children}
    </>
  );
}

type Part = Omit<PersonPageProps, 'children'>;

function PersonHeader({ kind, id, list, name, title, subtitle, here }: Part) {
  const person = personName(kind, id, name);
  const toList = kind.toList(readTableParams(peopleTableSpec, listSearchOf(list)));
  const links = [
    <Link key="list" {...toList}>
      {kind.many}
    </Link>,
    <Link key="person" {...kind.toPerson(id, list)}>
      {person}
    </Link>,
  ];
  return (
    <PageHeader
      title={title}
      person={person}
      subtitle={subtitle}
      actions={list !== undefined && <Neighbours kind={kind} id={id} origin={list} />}
      breadcrumb={
        <Breadcrumb links={here === undefined ? links.slice(0, 1) : links} here={here ?? person} />
      }
    />
  );
}

/** Returns the person's name, or "Artisan 7" while it is not known. */
export const personName = ({ one }: PersonKind, id: string, name: string | null) =>
  name ?? `${one} ${id}`;

/** The pages about one person. Each has an address of its own, so these are links and not ARIA tabs. */
function PageTabs({ kind, id, list }: Part) {
  return (
    <nav
      aria-label={`Pages about this ${kind.word}`}
      className="mb-5 flex gap-[22px] overflow-x-auto border-line border-b"
    >
      {kind.pages(id, list).map(({ label, link }) => (
        <Link
          key={label}
          {...link}
          activeOptions={{ includeSearch: false, exact: true }}
          className="inline-flex h-[38px] shrink-0 items-center border-transparent border-b-2 text-body hover:text-text max-lg:h-11"
          activeProps={{ className: 'border-b-accent! font-bold text-text' }}
          inactiveProps={{ className: 'font-medium text-text-2' }}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
