import { createFileRoute } from '@tanstack/react-router';
import { useIsOffered } from '../../components/host-action/use-is-offered.ts';
import { PageHeader } from '../../components/page/page-header.tsx';
import { Card } from '../../components/ui/card.tsx';
import { settings } from '../../features/frame/menu/all-pages.ts';
import { NavMenu } from '../../features/frame/menu/nav-menu.tsx';
import { countsOf, useWaiting } from '../../features/frame/waiting/notices.ts';

export const Route = createFileRoute('/_frame/sidebar')({
  component: SidebarPage,
});

function SidebarPage() {
  const { session } = Route.useRouteContext();
  return (
    <>
      <PageHeader title="Menu" subtitle="Every page of the back office" />
      <Card aria-label="Menu" className="max-w-[480px] p-3">
        <NavMenu
          label="All pages"
          counts={countsOf(useWaiting())}
          hasAudit={useIsOffered('listAuditEntries')}
          more={[settings]}
          onSignOut={session.signOut}
          large
          opensAllGroups
        />
      </Card>
    </>
  );
}
