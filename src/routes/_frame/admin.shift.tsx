import { createFileRoute, Link } from '@tanstack/react-router';
import { useIsOffered } from '../../components/host-action/use-is-offered.ts';
import { Breadcrumb } from '../../components/page/breadcrumb.tsx';
import { PageHeader } from '../../components/page/page-header.tsx';
import { Card } from '../../components/ui/card.tsx';
import { Shift } from '../../features/approvals/shift/shift.tsx';

export const Route = createFileRoute('/_frame/admin/shift')({
  component: ShiftPage,
});

function ShiftPage() {
  const isOffered = useIsOffered('listAuditEntries');
  return (
    <>
      <PageHeader
        title="My shift"
        subtitle="Your decisions about money today, in Lagos"
        breadcrumb={
          <Breadcrumb
            links={[
              <Link key="dashboard" to="/admin/dashboard">
                Dashboard
              </Link>,
            ]}
            currentPage="My shift"
          />
        }
      />
      {isOffered === false ? (
        <Card className="px-5 py-4.5 text-body text-text-2">The server does not offer this.</Card>
      ) : (
        <Shift isOffered={isOffered === true} />
      )}
    </>
  );
}
