import { createFileRoute } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { prefetch } from '../../api/lists/prefetch.ts';
import { useRead } from '../../api/lists/use-read.ts';
import { termsQuery } from '../../api/pages.ts';
import { HostAction } from '../../components/host-action/host-action.tsx';
import { PageHeader } from '../../components/page/page-header.tsx';
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
        actions={<HostAction operationId="createTermsItem" label="Add Item" icon={<Plus />} />}
      />
      <ContentItems
        what="Terms"
        list={useRead(termsQuery)}
        updateOperation="updateTermsItem"
        deleteOperation="deleteTermsItem"
      />
    </>
  );
}
