import type { UseQueryOptions } from '@tanstack/react-query';
import { Link, linkOptions } from '@tanstack/react-router';
import { Fragment, type ReactNode } from 'react';
import { useRead } from '../../api/lists/use-read.ts';
import type { ApiError } from '../../api/transport/api-error.ts';
import { listSearchOf } from '../../lib/url/person-search.ts';
import { readTableParams } from '../../lib/url/table-state.ts';
import { ReadError } from '../feedback/loaded.tsx';
import { NotesSection, PersonFlag } from '../notes/notes-section.tsx';
import { Breadcrumb } from '../page/breadcrumb.tsx';
import { PageHeader } from '../page/page-header.tsx';
import { nameOf } from '../people-list/people-columns.tsx';
import type { PersonKind, PersonRow } from '../people-list/person-kinds.ts';
import { Card } from '../ui/card.tsx';
import { LoadingInfo } from './loading-info.tsx';
import { Neighbours } from './neighbours.tsx';
import { PersonRefusal, refusalOf } from './person-refusal.tsx';

/** How the pages about an artisan or a client read the person. */
interface PersonSource<T> {
  kind: PersonKind;
  query: (id: string) => UseQueryOptions<T, ApiError>;
  userOf: (detail: T) => Pick<PersonRow, 'first_name' | 'last_name'>;
}

interface PersonPageProps<T> {
  source: PersonSource<T>;
  id: string;
  /** The search of the list that the page was opened from. */
  list: string | undefined;
  title: string;
  subtitle: string;
  /** The name of the page at the end of the breadcrumb. The profile page has none; its breadcrumb ends with the person. */
  pageName?: string;
  /** What is read, as the start of the sentence "… did not load", if it is not the title. */
  what?: string;
  /** Placeholders for the content below the profile card. */
  loading?: ReactNode;
  /** Returns the content that needs the person's details. */
  children: (detail: T) => ReactNode;
  /** Returns the content that does not need the details; takes the name, or "Artisan 7" if no name is known. */
  below?: (person: string) => ReactNode;
}

/** A page about one person: the header and the content, or the host's refusal to show the person. */
export function PersonPage<T>(props: PersonPageProps<T>) {
  const { source, id, list, title, subtitle, pageName, what = title } = props;
  const { kind } = source;
  const detail = useRead(source.query(id));
  const { data, error } = detail;
  const refusal = refusalOf(detail);
  if (refusal !== undefined) return <PersonRefusal kind={kind} id={id} refusal={refusal} />;
  const person =
    (data === undefined ? null : nameOf(source.userOf(data))) ?? `${kind.singular} ${id}`;
  const failure = <ReadError what={what} read={detail} />;
  const links = [
    <Link key="list" {...kind.toList(readTableParams(kind.list, listSearchOf(list)))}>
      {kind.plural}
    </Link>,
    <Link key="person" {...kind.toPerson(id, list)}>
      {person}
    </Link>,
  ];
  return (
    <>
      <PageHeader
        title={title}
        person={person}
        subtitle={subtitle}
        hasViews={props.below !== undefined}
        actions={list !== undefined && <Neighbours kind={kind} id={id} origin={list} />}
        breadcrumb={
          <Breadcrumb
            links={pageName === undefined ? links.slice(0, 1) : links}
            currentPage={pageName ?? person}
          />
        }
      />
      {pageName !== undefined && <PageTabs kind={kind} id={id} list={list} />}
      {/* The keys close the dialogs when the page changes to another person. */}
      {props.below !== undefined && (
        <PersonFlag key={id} person={{ kind: kind.word, id }} name={person} />
      )}
      {data === undefined && error === null && (
        <>
          <LoadingInfo isProfile={props.loading !== undefined} />
          {props.loading}
        </>
      )}
      {data === undefined && error !== null && <Card className="mb-5">{failure}</Card>}
      {data !== undefined && (
        <>
          {error !== null && (
            <div className="mb-4 overflow-hidden rounded-card border border-line">{failure}</div>
          )}
          <Fragment key={id}>{props.children(data)}</Fragment>
        </>
      )}
      {props.below !== undefined && <NotesSection kind={kind.word} id={id} name={person} />}
      {props.below?.(person)}
    </>
  );
}

/** Links to the pages about one person. They are no ARIA tabs, because each page has its own address. */
function PageTabs({ kind, id, list }: { kind: PersonKind; id: string; list: string | undefined }) {
  const profile = { label: `${kind.singular} Profile`, link: kind.toPerson(id, list) };
  return (
    <nav
      aria-label={`Pages about this ${kind.word}`}
      className="mb-5 flex gap-[22px] overflow-x-auto border-line border-b"
    >
      {[profile, ...morePages[kind.word](id, list)].map(({ label, link }) => (
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

/** The pages about a person, except the profile. */
const morePages = {
  artisan: (artisanId: string, list: string | undefined) => {
    const search = { artisanId, list };
    return [
      {
        label: 'Profile details',
        link: linkOptions({ to: '/admin/dashboard/artisan/artisan-profile', search }),
      },
      {
        label: 'Portfolio details',
        link: linkOptions({ to: '/admin/dashboard/artisan/artisan-portfolio', search }),
      },
    ];
  },
  client: (clientId: string, list: string | undefined) => [
    {
      label: 'Profile details',
      link: linkOptions({
        to: '/admin/dashboard/client/client-profile',
        search: { clientId, list },
      }),
    },
  ],
};
