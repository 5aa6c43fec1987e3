import { Card } from '../../components/ui/card.tsx';
import { NavMenu } from './menu/nav-menu.tsx';
import { useOfferedLinks } from './menu/offered-links.ts';
import { useHostSignOut } from './sign-out.ts';
import { countsOf } from './waiting/waiting.ts';
import { useWaiting } from './waiting/waiting-reader.ts';

/** The navigation menu as a page. */
export function SiteMap({ onSignOut }: { onSignOut: () => void }) {
  const signOut = useHostSignOut();
  return (
    <Card aria-label="Menu" className="max-w-[480px] p-3">
      <NavMenu
        label="All pages"
        counts={countsOf(useWaiting())}
        links={useOfferedLinks()}
        onSignOut={() => signOut(onSignOut)}
        large
        allOpen
      />
    </Card>
  );
}
