import { Link, type LinkProps } from '@tanstack/react-router';

interface PageTabsProps {
  label: string;
  tabs: readonly { label: string; link: Pick<LinkProps, 'to' | 'search'> }[];
}

/** The pages about one person. They have addresses, so they are links and not tabs. */
export function PageTabs({ label, tabs }: PageTabsProps) {
  return (
    <nav aria-label={label} className="mb-5 flex gap-[22px] overflow-x-auto border-line border-b">
      {tabs.map((tab) => (
        <Link
          key={tab.label}
          {...tab.link}
          activeOptions={{ includeSearch: false, exact: true }}
          className="inline-flex h-[38px] shrink-0 items-center border-transparent border-b-2 text-body hover:text-text max-lg:h-11"
          activeProps={{ className: 'border-b-accent! font-bold text-text' }}
          inactiveProps={{ className: 'font-medium text-text-2' }}
        >
          {tab.label}
        </Link>
      ))}
    </nav>
  );
}
