import { Link, useLocation } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { BookmarkPlus } from 'lucide-react';
import { roomForTable, useMedia } from '../../lib/browser/use-media.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { useViewsDialog } from './use-view-section.tsx';
import { useViews } from './use-views.ts';
import { isSameView, searchToOpen } from './view-search.ts';

/** The first tab: the page without search, filters and order. */
const allTab = { id: '', name: 'All', search: '' };

/** The saved views of the page as links, and the button of their dialog. A long row of views scrolls. */
export function ViewTabs() {
  const { searchStr } = useLocation();
  const { views = [] } = useViews();
  const { openDialog, preload, dialog } = useViewsDialog();
  // On narrow screens the views are in the menu of the filters.
  const hasRoom = useMedia(roomForTable);
  if (!hasRoom) return null;
  return (
    <div className="ml-auto flex min-w-0 items-center gap-1 print:hidden">
      <nav aria-label="Saved views" className="flex min-w-0 gap-[22px] overflow-x-auto px-1">
        {[allTab, ...views].map((view) => {
          const isCurrent = isSameView(view.search, searchStr);
          return (
            <Link
              key={view.id}
              to="."
              search={searchToOpen(view.search, searchStr)}
              resetScroll={false}
              // Without `exact`, the router would mark a view as current if the address has its params and others.
              activeOptions={{ exact: true }}
              aria-current={isCurrent ? 'page' : undefined}
              className={clsx(
                'inline-flex h-[38px] max-w-56 shrink-0 items-center border-b-2 text-body hover:text-text max-lg:h-11 coarse:h-11',
                isCurrent
                  ? 'border-accent font-bold text-text'
                  : 'border-transparent font-medium text-text-2',
              )}
            >
              <span className="truncate" data-tip={view.name} data-tip-cut>
                {view.name}
              </span>
            </Link>
          );
        })}
      </nav>
      <IconButton
        label={views.length === 0 ? 'Save this view' : 'Save, rename or delete views'}
        icon={<BookmarkPlus />}
        onPointerEnter={preload}
        onClick={openDialog}
      />
      {dialog}
    </div>
  );
}
