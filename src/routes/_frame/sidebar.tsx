import { createFileRoute } from '@tanstack/react-router';
import { PageHeader } from '../../components/page/page-header.tsx';
import { SiteMap } from '../../features/frame/site-map.tsx';

export const Route = createFileRoute('/_frame/sidebar')({
  component: SidebarPage,
});

function SidebarPage() {
  const { session } = Route.useRouteContext();
  return (
    <>
      <PageHeader title="Menu" subtitle="Every page of the back office" />
      <SiteMap onSignOut={() => session.end('signed-out')} />
    </>
  );
}
