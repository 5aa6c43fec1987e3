import { createFileRoute, Link } from '@tanstack/react-router';
import { Breadcrumb } from '../../components/page/breadcrumb.tsx';
import { PageHeader } from '../../components/page/page-header.tsx';
import { Shift } from '../../features/shift/shift.tsx';

export const Route = createFileRoute('/_frame/admin/shift')({
  component: ShiftPage,
});

function ShiftPage() {
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
            here="My shift"
          />
        }
      />
      <Shift />
    </>
  );
}
