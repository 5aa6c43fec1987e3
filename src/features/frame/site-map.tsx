import { Card } from '../../components/ui/card.tsx';
import { NavMenu } from './menu/nav-menu.tsx';
import { countsOf } from './waiting/waiting.ts';
import { useWaiting } from './waiting/waiting-reader.ts';

/** The navigation menu as a page. */
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
