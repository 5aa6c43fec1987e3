import { ChevronRight } from 'lucide-react';
import type { ReactElement } from 'react';

interface BreadcrumbProps {
  /** The links to the pages above the current page, the top one first. Each link needs a key. */
  links: readonly ReactElement[];
  currentPage: string;
}

export function Breadcrumb({ links, currentPage }: BreadcrumbProps) {
  return (
    <nav aria-label="Breadcrumb" className="mb-1">
      <ol
        data-private
        className="flex flex-wrap items-center gap-1.5 text-cell text-text-2 [&_a]:font-medium [&_a]:hover:underline"
      >
        {links.map((link) => (
          <li key={link.key} className="inline-flex items-center gap-1.5">
            {link}
            <ChevronRight size={14} className="text-text-3" />
          </li>
        ))}
        <li aria-current="page">{currentPage}</li>
      </ol>
    </nav>
  );
}
