import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { LoadState } from '../../api/lists/use-read.ts';
import { listSearchOf } from '../../lib/url/person-search.ts';
import { readTableParams } from '../../lib/url/table-state.ts';
import { Breadcrumb } from '../page/breadcrumb.tsx';
import { PageHeader } from '../page/page-header.tsx';
import type { PersonKind } from '../people-list/person-kinds.ts';
import { Neighbours } from './neighbours.tsx';
import { PageTabs } from './page-tabs.tsx';
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
  /** The page's name in the breadcrumb, below the person; undefined on the profile page. */
  here?: string;
  children: ReactNode;
}

/** A page about one person: the header and the children, or the host's refusal to show the person. */
export function PersonPage({ children, ...props }: PersonPageProps) {
  const { kind, id, list, detail, here } = props;
  const refusal = refusalOf(detail);
  if (refusal !== undefined) return <PersonRefusal kind={kind} id={id} refusal={refusal} />;
  return (
    <>
      <PersonHeader {...props} />
      {here !== undefined && <PageTabs kind={kind} id={id} list={list} />}
      {children}
    </>
  );
}

function PersonHeader({
  kind,
  id,
  list,
  name,
  title,
  subtitle,
  here,
}: Omit<PersonPageProps, 'children'>) {
  const person = personName(kind, id, name);
  const toList = kind.toList(readTableParams(kind.list, listSearchOf(list)));
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
