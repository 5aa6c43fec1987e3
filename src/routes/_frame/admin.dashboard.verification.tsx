import { createFileRoute } from '@tanstack/react-router';
import { prefetch } from '../../api/lists/prefetch.ts';
import { verificationQuery } from '../../api/verification.ts';
import { useTableState } from '../../components/data-table/use-table-state.ts';
import { PageHeader } from '../../components/page/page-header.tsx';
import { VerificationList } from '../../features/verification/verification-list.tsx';
import { verificationTableSpec } from '../../features/verification/verification-table-spec.ts';
import { readTableParams } from '../../lib/address/table-state.ts';
import { useSetSearch } from '../-use-set-search.ts';

export const Route = createFileRoute('/_frame/admin/dashboard/verification')({
  validateSearch: (raw) => readTableParams(verificationTableSpec, raw),
  loader: ({ context: { queryClient } }) => prefetch(queryClient, verificationQuery),
  component: VerificationPage,
});

function VerificationPage() {
  const control = useTableState(verificationTableSpec, Route.useSearch(), useSetSearch());
  return (
    <>
      <PageHeader title="Verification" subtitle="Artisans whose certificates wait for a check" />
      <VerificationList control={control} />
    </>
  );
}
