import { Link } from '@tanstack/react-router';
import { Breadcrumb } from '../../components/page/breadcrumb.tsx';
import { PageHeader } from '../../components/page/page-header.tsx';
import { PageTabs } from '../../components/person/page-tabs.tsx';
import { listSearchOf } from '../../lib/address/list-origin.ts';
import { peopleTableSpec } from '../../lib/address/people-table-spec.ts';
import { readTableParams } from '../../lib/address/table-state.ts';
import { ClientNeighbours } from './client-neighbours.tsx';

interface ClientHeaderProps {
  clientId: string;
  /** The list the page was opened from. */
  list: string | undefined;
  /** Null while it is not known. */
  name: string | null;
  title: string;
  subtitle: string;
  /** What this page is called below the client; the client's own page has nothing. */
  here?: string;
}

/** The head of the pages about one client. */
export function ClientHeader({ clientId, list, name, title, subtitle, here }: ClientHeaderProps) {
  const search = { clientId, ...(list !== undefined && { list }) };
  const person = name ?? `Client ${clientId}`;
  const profile = { to: '/admin/dashboard/client/client-info' as const, search };
  return (
    <>
      <PageHeader
        title={title}
        person={person}
        subtitle={subtitle}
        actions={list !== undefined && <ClientNeighbours clientId={clientId} list={list} />}
        breadcrumb={
          <Breadcrumb
            links={[
              <Link
                key="list"
                to="/admin/dashboard/clients"
                search={readTableParams(peopleTableSpec, listSearchOf(list))}
              >
                Clients
              </Link>,
              ...(here === undefined
                ? []
                : [
                    <Link key="person" to="/admin/dashboard/client/client-info" search={search}>
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
          label="Pages about this client"
          tabs={[
            { label: 'Client Profile', link: profile },
            {
              label: 'Profile details',
              link: { to: '/admin/dashboard/client/client-profile', search },
            },
          ]}
        />
      )}
    </>
  );
}
