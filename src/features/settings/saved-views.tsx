import { useRouter } from '@tanstack/react-router';
import { artisans, clients } from '../../components/people-list/person-kinds.ts';
import { useSavedViews } from '../../components/saved-views/use-views.ts';
import { ViewList } from '../../components/saved-views/view-list.tsx';

/** The names of the profile pages by path. A view has no person, so it can be opened only where a profile is open. */
const profilePages = new Map<string, string>(
  [artisans, clients].map(({ singular, toPerson }) => [toPerson('').to, `${singular} Profile`]),
);

interface SavedViewsProps {
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
      pageOf={({ screen }) => profilePages.get(screen) ?? pageName(screen)}
      whyNotOpened={({ screen }) =>
        profilePages.has(screen) ? 'It can only be opened on a profile' : undefined
      }
      onOpen={({ screen, search }) => void router.navigate({ href: screen + search })}
    />
  );
}
