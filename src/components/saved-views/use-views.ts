import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type SavedView, savedViewsQuery } from '../../api/extensions/saved-views.ts';
import { type StoredView, useStoredViews } from '../../lib/browser/storage/stored-views.ts';
import { useIsOffered } from '../host-action/use-host-action.ts';
import { searchToOpen } from './view-search.ts';

const printedView = ({ id, screen, name, search }: SavedView): StoredView => ({
  id: id ?? '',
  screen: screen ?? '',
  name: name ?? 'NIL',
  search: search ?? '',
});

/** The views of the open page, and where they are kept. */
interface Views {
  /** Undefined until the offer of the host is known. */
  isOnHost: boolean | undefined;
  /** The path of the page. */
  screen: string;
  /** Undefined while they are read for the first time. */
  views: readonly StoredView[] | undefined;
  error: Error | null;
  isReading: boolean;
  retry: () => void;
  open: (view: StoredView) => void;
}

/** Returns the views that this administrator saved for the open page: on the host, or in this browser. */
export function useViews(): Views {
  const router = useRouter();
  const screen = router.state.location.pathname;
  const isOnHost = useIsOffered('listSavedViews');
  const read = useQuery({ ...savedViewsQuery, enabled: isOnHost === true });
  const stored = useStoredViews();
  const onHost = read.data?.all().map(printedView);
  const all = isOnHost === false ? stored : onHost;
  return {
    isOnHost,
    screen,
    views: all?.filter((view) => view.screen === screen),
    error: read.error,
    isReading: read.isFetching,
    retry: () => void read.refetch(),
    open: ({ search }) => {
      const { searchStr } = router.state.location;
      void router.navigate({ href: screen + searchToOpen(search, searchStr), resetScroll: false });
    },
  };
}
