import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { termsQuery } from '../../api/pages.ts';
import { prefetch } from '../../api/prefetch.ts';
import { loadStateOf } from '../../components/feedback/load-state.ts';
import { HostAction } from '../../components/host-action/host-action.tsx';
import { PageHeader } from '../../components/layout/page-header.tsx';
import { ContentItems } from '../../features/pages/content-items.tsx';

export const Route = createFileRoute('/_frame/admin/dashboard/Terms')({
  loader: ({ context: { queryClient } }) => prefetch(queryClient, termsQuery),
  component: TermsPage,
});

function TermsPage() {
  return (
    <>
      <PageHeader
        title="Terms"
        subtitle="The items of the public Terms page"
        actions={
          <HostAction
            operationId="createTermsItem"
            label="Add Item"
            icon={<Plus size={16} strokeWidth={1.75} aria-hidden />}
          />
        }
      />
      <ContentItems
        what="Terms"
        list={loadStateOf(useQuery(termsQuery))}
        updateOperation="updateTermsItem"
        deleteOperation="deleteTermsItem"
      />
    </>
  );
}
