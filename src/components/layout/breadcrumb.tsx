import { Link, type LinkProps } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';

export interface Crumb {
  label: string;
  link: Pick<LinkProps, 'to' | 'search'>;
}

/** The way from the list down to this page, which comes last and is no link. */
export function Breadcrumb({ crumbs, here }: { crumbs: readonly Crumb[]; here: string }) {
  return (
    <nav aria-label="Breadcrumb" className="mb-1">
      <ol className="flex flex-wrap items-center gap-1.5 text-cell text-text-2">
        {crumbs.map(({ label, link }) => (
          <li key={label} className="inline-flex items-center gap-1.5">
            <Link {...link} className="font-medium text-text hover:underline">
              {label}
            </Link>
            <ChevronRight size={14} strokeWidth={1.75} aria-hidden className="text-text-3" />
          </li>
        ))}
        <li aria-current="page">{here}</li>
      </ol>
    </nav>
  );
}
