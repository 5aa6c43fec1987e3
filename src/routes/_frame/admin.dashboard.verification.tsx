import { createFileRoute } from '@tanstack/react-router';
import { verificationList } from '../../../domain/lists/verification.ts';
import { prefetch } from '../../api/lists/prefetch.ts';
import { verificationQuery } from '../../api/verification.ts';
import { useTableState } from '../../components/data-table/use-table-state.ts';
import { PageHeader } from '../../components/page/page-header.tsx';
import { VerificationList } from '../../features/verification/verification-list.tsx';
import { listSearch } from '../-table-search.ts';
import { useSetSearch } from '../-use-set-search.ts';

export const Route = createFileRoute('/_frame/admin/dashboard/verification')({
  validateSearch: listSearch<'verification'>(),
  loader: ({ context: { queryClient } }) => prefetch(queryClient, verificationQuery),
  component: VerificationPage,
});

function VerificationPage() {
  const control = useTableState(verificationList, Route.useSearch(), useSetSearch());
  return (
    <>
      <PageHeader title="Verification" subtitle="Artisans whose certificates wait for a check" />
      <VerificationList control={control} />
    </>
  );
}
