import { useIsOffered } from '../../components/host-action/use-host-action.ts';
import { Card } from '../../components/ui/card.tsx';
import { NavMenu } from './menu/nav-menu.tsx';
import { useHostSignOut } from './sign-out.ts';
import { countsOf, useWaiting } from './waiting/notices.ts';

/** The navigation menu as a page. */
export function SiteMap({ onSignOut }: { onSignOut: () => void }) {
  const signOut = useHostSignOut();
  return (
    <Card aria-label="Menu" className="max-w-[480px] p-3">
      <NavMenu
        label="All pages"
        counts={countsOf(useWaiting())}
        hasAudit={useIsOffered('listAuditEntries')}
        onSignOut={() => signOut(onSignOut)}
        large
        allOpen
      />
    </Card>
  );
}
