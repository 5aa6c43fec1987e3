import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { savedViewsQuery } from '../../api/extensions/saved-views.ts';
import { Loaded } from '../../components/feedback/loaded.tsx';
import { useWhyNotOffered } from '../../components/host-action/use-is-offered.ts';
import { savedViewOf } from '../../components/saved-views/use-views.ts';
import { ViewItem } from '../../components/saved-views/view-item.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';

interface SavedViewsProps {
  /** Returns the name of the page with a path. */
  pageName: (path: string) => string;
}

/** The saved views of this administrator on all pages. */
export function SavedViews({ pageName }: SavedViewsProps) {
  const whyNot = useWhyNotOffered('listSavedViews');
  const { data, error, isFetching, refetch } = useQuery({
    ...savedViewsQuery,
    enabled: whyNot === undefined,
  });
  const router = useRouter();
  const views = data?.all().map(savedViewOf);
  if (whyNot !== undefined) return <p className="text-body text-text-2">{whyNot}.</p>;
  return (
    <Loaded
      what="Saved views"
      read={{ data: views, error, isFetching, retry: refetch }}
      skeleton={<Skeleton className="my-2 h-4 w-1/2" />}
    >
      {(all) =>
        all.length === 0 ? (
          <p className="text-body text-text-2">
            No view is saved yet. A list saves its search, filters and order under a name.
          </p>
        ) : (
          <ul aria-label="Saved views" className="*:border-line *:not-first:border-t">
            {all.map((view) => (
              <ViewItem
                key={view.id}
                view={view}
                all={all}
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
