import { createFileRoute } from '@tanstack/react-router';
import { identificationMeansQuery } from '../../api/identification.ts';
import { prefetch } from '../../api/lists/prefetch.ts';
import { PageHeader } from '../../components/page/page-header.tsx';
import { IdentityServices } from '../../features/integrations/identity-services.tsx';

export const Route = createFileRoute('/_frame/admin/dashboard/integrated-services')({
  loader: ({ context: { queryClient } }) => prefetch(queryClient, identificationMeansQuery),
  component: IntegratedServicesPage,
});

function IntegratedServicesPage() {
  return (
    <>
      <PageHeader title="Integrated Services" subtitle="Services that confirm who an artisan is" />
      <IdentityServices />
    </>
  );
}
