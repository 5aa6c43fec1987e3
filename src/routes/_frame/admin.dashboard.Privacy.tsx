import { createFileRoute } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { prefetch } from '../../api/lists/prefetch.ts';
import { useRead } from '../../api/lists/use-read.ts';
import { privacyQuery } from '../../api/pages.ts';
import { HostAction } from '../../components/host-action/host-action.tsx';
import { PageHeader } from '../../components/page/page-header.tsx';
import { ContentItems } from '../../features/pages/content-items.tsx';

export const Route = createFileRoute('/_frame/admin/dashboard/Privacy')({
  loader: ({ context: { queryClient } }) => prefetch(queryClient, privacyQuery),
  component: PrivacyPage,
});

function PrivacyPage() {
  return (
    <>
      <PageHeader
        title="Privacy"
        subtitle="The items of the public Privacy page"
        actions={<HostAction operationId="createPrivacyItem" label="Add Item" icon={<Plus />} />}
      />
      <ContentItems
        what="Privacy"
        list={useRead(privacyQuery)}
        updateOperation="updatePrivacyItem"
        deleteOperation="deletePrivacyItem"
      />
    </>
  );
}
