import { useRouter } from '@tanstack/react-router';
import { savedViewsQuery } from '../../api/extensions/saved-views.ts';
import { useRead } from '../../api/lists/use-read.ts';
import { Loaded } from '../../components/feedback/loaded.tsx';
import { useWhyNotOffered } from '../../components/host-action/use-is-offered.ts';
import { savedViewOf } from '../../components/saved-views/use-views.ts';
import { ViewItem } from '../../components/saved-views/view-item.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';

/** The saved views of this administrator on all pages; `pageName` returns the name of the page at a path. */
export function SavedViews({ pageName }: { pageName: (path: string) => string }) {
  const whyNot = useWhyNotOffered('listSavedViews');
  const read = useRead({ ...savedViewsQuery, enabled: whyNot === undefined });
  const router = useRouter();
  if (whyNot !== undefined) return <p className="text-body text-text-2">{whyNot}.</p>;
  return (
    <Loaded
      what="Saved views"
      read={{ ...read, data: read.data?.all().map(savedViewOf) }}
      skeleton={<Skeleton className="my-2 h-4 w-1/2" />}
    >
      {(views) =>
        views.length === 0 ? (
          <p className="text-body text-text-2">
            No view is saved yet. A list saves its search, filters and order under a name.
          </p>
        ) : (
          <ul aria-label="Saved views" className="*:border-line *:not-first:border-t">
            {views.map((view) => (
              <ViewItem
                key={view.id}
                view={view}
                all={views}
                page={pageName(view.screen)}
                onOpen={() => void router.navigate({ href: view.screen + view.search })}
              />
            ))}
          </ul>
        )
      }
    </Loaded>
  );
}
