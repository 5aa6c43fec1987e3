import { Breadcrumb } from '../../components/layout/breadcrumb.tsx';
import { PageHeader } from '../../components/layout/page-header.tsx';
import { PageTabs } from '../../components/person/page-tabs.tsx';

interface ClientHeaderProps {
  clientId: string;
  /** Null while it is not known. */
  name: string | null;
  title: string;
  subtitle: string;
  /** What this page is called below the client; the client's own page has nothing. */
  here?: string;
}

/** The head of the pages about one client. */
export function ClientHeader({ clientId, name, title, subtitle, here }: ClientHeaderProps) {
  const search = { clientId };
  const person = name ?? `Client ${clientId}`;
  const profile = { to: '/admin/dashboard/client/client-info' as const, search };
  return (
    <>
      <PageHeader
        title={title}
        subtitle={subtitle}
        breadcrumb={
          <Breadcrumb
            crumbs={[
              { label: 'Clients', link: { to: '/admin/dashboard/clients' } },
              ...(here === undefined ? [] : [{ label: person, link: profile }]),
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
