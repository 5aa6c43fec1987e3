import { useRouter } from '@tanstack/react-router';
import { useSavedViews } from '../../components/saved-views/use-views.ts';
import { ViewList } from '../../components/saved-views/view-list.tsx';

interface SavedViewsProps {
  /** Returns the name of the page with a path. */
  pageName: (path: string) => string;
}

/** The saved views of this administrator on all pages. */
export function SavedViews({ pageName }: SavedViewsProps) {
  const { whyNot, read } = useSavedViews();
  const router = useRouter();
  if (whyNot !== undefined) return <p className="text-body text-text-2">{whyNot}.</p>;
  return (
    <ViewList
      read={read}
      emptyText="No view is saved yet. A list saves its search, filters and order under a name."
      pageOf={({ screen }) => pageName(screen)}
      onOpen={({ screen, search }) => void router.navigate({ href: screen + search })}
    />
  );
}
