import { ChevronRight } from 'lucide-react';
import type { ReactElement } from 'react';

interface BreadcrumbProps {
  /** Links from the list downwards, each with its key. */
  links: readonly ReactElement[];
  /** This page, which comes last and is no link. */
  here: string;
}

/** The way from the list down to this page. */
export function Breadcrumb({ links, here }: BreadcrumbProps) {
  return (
    <nav aria-label="Breadcrumb" className="mb-1">
      <ol className="flex flex-wrap items-center gap-1.5 text-cell text-text-2 [&_a]:font-medium [&_a]:hover:underline">
        {links.map((link) => (
          <li key={link.key} className="inline-flex items-center gap-1.5">
            {link}
            <ChevronRight size={14} strokeWidth={1.75} aria-hidden className="text-text-3" />
          </li>
        ))}
        <li aria-current="page">{here}</li>
      </ol>
    </nav>
  );
}
