import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { savedViewsQuery } from '../../api/extensions/saved-views.ts';
import { useWhyNotOffered } from '../host-action/use-is-offered.ts';
import { searchToOpen } from './view-search.ts';

/** A saved view of the open page. */
export interface PageView {
  id: string;
  name: string;
  /** The search part of the address, with its `?`, or ''. */
  search: string;
}

/** Returns the views of the open page that this administrator saved on the host. */
export function useViews() {
  const router = useRouter();
  const screen = router.state.location.pathname;
  const whyNot = useWhyNotOffered('listSavedViews');
  const read = useQuery({ ...savedViewsQuery, enabled: whyNot === undefined });
  return {
    /** Why the host has no views; undefined if it offers them. */
    whyNot,
    /** The path of the page. */
    screen,
    /** The views of the page; undefined while they are read for the first time. */
    views: read.data
      ?.all()
      .filter((view) => view.screen === screen)
      .map(({ id, name, search }) => ({
        id: id ?? '',
        name: name ?? 'NIL',
        search: search ?? '',
      })),
    error: read.error,
    isReading: read.isFetching,
    retry: () => void read.refetch(),
    open: ({ search }: PageView) => {
      const { searchStr } = router.state.location;
      void router.navigate({ href: screen + searchToOpen(search, searchStr), resetScroll: false });
    },
  };
}
