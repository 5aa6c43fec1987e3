import { ChevronRight } from 'lucide-react';
import type { ReactElement } from 'react';

interface BreadcrumbProps {
  /** The links from the list downwards, each with a key. */
  links: readonly ReactElement[];
  /** The name of the current page; it comes last and is not a link. */
  here: string;
}

/** The breadcrumb from the list to the current page. */
export function Breadcrumb({ links, here }: BreadcrumbProps) {
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
        <li aria-current="page">{here}</li>
      </ol>
    </nav>
  );
}
