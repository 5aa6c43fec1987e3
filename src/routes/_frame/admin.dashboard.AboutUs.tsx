import { createFileRoute } from '@tanstack/react-router';
import { Pencil } from 'lucide-react';
import { prefetch } from '../../api/lists/prefetch.ts';
import { aboutQuery } from '../../api/pages.ts';
import { HostAction } from '../../components/host-action/host-action.tsx';
import { PageHeader } from '../../components/page/page-header.tsx';
import { AboutText } from '../../features/pages/about-text.tsx';

export const Route = createFileRoute('/_frame/admin/dashboard/AboutUs')({
  loader: ({ context: { queryClient } }) => prefetch(queryClient, aboutQuery),
  component: AboutUsPage,
});

function AboutUsPage() {
  return (
    <>
      <PageHeader
        title="About Us"
        subtitle="The text of the public About page"
        actions={<HostAction operationId="updateAbout" label="Update" icon={<Pencil />} />}
      />
      <AboutText />
    </>
  );
}
