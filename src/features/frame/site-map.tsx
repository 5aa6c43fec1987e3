import { NavMenu } from '../../components/layout/nav-menu.tsx';
import { Card } from '../../components/ui/card.tsx';
import { countsOf } from './counts.ts';
import { useWaiting } from './waiting-reader.ts';

/** The navigation menu as a page of its own. */
export function SiteMap({ onSignOut }: { onSignOut: () => void }) {
  return (
    <Card aria-label="Menu" className="max-w-[480px] p-3">
      <NavMenu
        label="All pages"
        counts={countsOf(useWaiting())}
        onSignOut={onSignOut}
        large
        allOpen
      />
    </Card>
  );
}
