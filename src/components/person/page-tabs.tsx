import { Link, linkOptions } from '@tanstack/react-router';
import type { PersonKind } from '../people-list/person-kinds.ts';

interface PageTabsProps {
  kind: PersonKind;
  id: string;
  /** The search of the list that the page was opened from. */
  list: string | undefined;
}

/** The pages about one person. Each page has its own address, so these are links and not ARIA tabs. */
export function PageTabs({ kind, id, list }: PageTabsProps) {
  const own = { label: `${kind.one} Profile`, link: kind.toPerson(id, list) };
  return (
    <nav
      aria-label={`Pages about this ${kind.word}`}
      className="mb-5 flex gap-[22px] overflow-x-auto border-line border-b"
    >
      {[own, ...morePages[kind.word](id, list)].map(({ label, link }) => (
        <Link
          key={label}
          {...link}
          activeOptions={{ includeSearch: false, exact: true }}
          className="inline-flex h-[38px] shrink-0 items-center border-transparent border-b-2 text-body hover:text-text max-lg:h-11"
          activeProps={{ className: 'border-b-accent! font-bold text-text' }}
          inactiveProps={{ className: 'font-medium text-text-2' }}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}

/** The pages about a person, except the profile. */
const morePages = {
  artisan: (artisanId: string, list: string | undefined) => [
    {
      label: 'Profile details',
      link: linkOptions({
        to: '/admin/dashboard/artisan/artisan-profile',
        search: { artisanId, list },
      }),
    },
    {
      label: 'Portfolio details',
      link: linkOptions({
        to: '/admin/dashboard/artisan/artisan-portfolio',
        search: { artisanId, list },
      }),
    },
  ],
  client: (clientId: string, list: string | undefined) => [
    {
      label: 'Profile details',
      link: linkOptions({
        to: '/admin/dashboard/client/client-profile',
        search: { clientId, list },
      }),
    },
  ],
};
