import { Link } from '@tanstack/react-router';
import { Breadcrumb } from '../../components/page/breadcrumb.tsx';
import { PageHeader } from '../../components/page/page-header.tsx';
import { PageTabs } from '../../components/person/page-tabs.tsx';
import { listSearchOf } from '../../lib/address/list-origin.ts';
import { peopleTableSpec } from '../../lib/address/people-table-spec.ts';
import { readTableParams } from '../../lib/address/table-state.ts';
import { ArtisanNeighbours } from './artisan-neighbours.tsx';

interface ArtisanHeaderProps {
  artisanId: string;
  /** The list the page was opened from. */
  list: string | undefined;
  /** Null while it is not known. */
  name: string | null;
  title: string;
  subtitle: string;
  /** What this page is called below the artisan; the artisan's own page has nothing. */
  here?: string;
}

/** The head of the pages about one artisan. */
export function ArtisanHeader({
  artisanId,
  list,
  name,
  title,
  subtitle,
  here,
}: ArtisanHeaderProps) {
  const search = { artisanId, ...(list !== undefined && { list }) };
  const person = name ?? `Artisan ${artisanId}`;
  return (
    <>
      <PageHeader
        title={title}
        person={person}
        subtitle={subtitle}
        actions={list !== undefined && <ArtisanNeighbours artisanId={artisanId} list={list} />}
        breadcrumb={
          <Breadcrumb
            links={[
              <Link
                key="list"
                to="/admin/dashboard/artisans"
                search={readTableParams(peopleTableSpec, listSearchOf(list))}
              >
                Artisans
              </Link>,
              ...(here === undefined
                ? []
                : [
                    <Link key="person" to="/admin/dashboard/artisan/artisan-info" search={search}>
                      {person}
                    </Link>,
                  ]),
            ]}
            here={here ?? person}
          />
        }
      />
      {here !== undefined && (
        <PageTabs
          label="Pages about this artisan"
          tabs={[
            {
              label: 'Artisan Profile',
              link: { to: '/admin/dashboard/artisan/artisan-info', search },
            },
            {
              label: 'Profile details',
              link: { to: '/admin/dashboard/artisan/artisan-profile', search },
            },
            {
              label: 'Portfolio details',
              link: { to: '/admin/dashboard/artisan/artisan-portfolio', search },
            },
          ]}
        />
      )}
    </>
  );
}
