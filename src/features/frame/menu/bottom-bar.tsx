import { Link, useLocation, useRouter } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { ArrowLeft, Hammer, LayoutDashboard, type LucideIcon, UserRound } from 'lucide-react';
import { isActive, type NavLink } from './navigation.ts';

const links: readonly (NavLink & { icon: LucideIcon })[] = [
  { label: 'Dashboard', to: '/admin/dashboard', icon: LayoutDashboard },
  {
    label: 'Artisans',
    to: '/admin/dashboard/artisans',
    icon: Hammer,
    covers: '/admin/dashboard/artisan/',
  },
  {
    label: 'Clients',
    to: '/admin/dashboard/clients',
    icon: UserRound,
    covers: '/admin/dashboard/client/',
  },
];

const entryClass = 'relative flex h-16 flex-col items-center justify-center gap-1 text-count';

/** The bar at the bottom of small screens, with the main pages and Back. */
export function BottomBar() {
  const pathname = useLocation({ select: (location) => location.pathname });
  const { history } = useRouter();
  return (
    <nav
      aria-label="Shortcuts"
      data-bar
      className="fixed inset-x-0 bottom-0 z-20 grid grid-cols-4 border-line border-t bg-surface pb-[env(safe-area-inset-bottom)] lg:hidden"
    >
      {links.map((link) => {
        const isCurrent = isActive(link, pathname);
        return (
          <Link
            key={link.label}
            to={link.to}
            activeOptions={{ exact: true, includeSearch: false }}
            {...(isCurrent && { 'aria-current': 'page' })}
            className={clsx(
              entryClass,
              isCurrent ? 'font-bold text-accent-ink' : 'font-medium text-text-2',
            )}
          >
            {isCurrent && (
              <span aria-hidden className="absolute top-0 h-[3px] w-8 rounded-b-full bg-accent" />
            )}
            <link.icon size={20} />
            {link.label}
          </Link>
        );
      })}
      <button
        type="button"
        className={clsx(entryClass, 'font-medium text-text-2')}
        onClick={() => history.back()}
      >
        <ArrowLeft size={20} />
        Back
      </button>
    </nav>
  );
}
