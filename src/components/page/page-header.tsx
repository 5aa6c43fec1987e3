import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { capabilitiesQuery } from '../../api/capabilities/capabilities.ts';
import { lateComponent, useLoaded } from '../../lib/browser/late-component.tsx';
import { productName } from '../brand/product.ts';

const viewTabs = lateComponent(() => import('../saved-views/view-tabs.tsx'), 'ViewTabs');

interface PageHeaderProps {
  title: string;
  /** The person's name, for the title of the browser tab. */
  person?: string;
  subtitle?: string;
  breadcrumb?: ReactNode;
  actions?: ReactNode;
  /** Whether the page has lists, whose search, filters and order the administrator can save. */
  hasViews?: boolean;
}

/** The header of a page with its h1, and the title of the browser tab. */
export function PageHeader(props: PageHeaderProps) {
  const { title, person, subtitle, breadcrumb, actions, hasViews } = props;
  return (
    <header className="mb-5 flex flex-wrap items-end justify-between gap-x-4 gap-y-3">
      <title>{[person, title, productName].filter(Boolean).join(' · ')}</title>
      <div className="min-w-0">
        {breadcrumb}
        <h1 className="text-title font-bold max-sm:text-[1.375rem] max-sm:leading-7">{title}</h1>
        {subtitle !== undefined && (
          <p className="mt-0.5 text-body text-text-2 max-sm:hidden">{subtitle}</p>
        )}
      </div>
      {hasViews && (
        <div className="flex min-w-0 flex-1 basis-40 empty:hidden">
          <PageViews />
        </div>
      )}
      {actions && (
        <div className="flex flex-wrap gap-2.5 empty:hidden max-sm:w-full max-sm:*:flex-1">
          {actions}
        </div>
      )}
    </header>
  );
}

/** The saved views of the page, on hosts that have them. */
function PageViews() {
  const { data: capabilities } = useQuery(capabilitiesQuery);
  const isLoaded = useLoaded(viewTabs, capabilities?.has('listSavedViews') === true);
  return isLoaded && <viewTabs.View />;
}
