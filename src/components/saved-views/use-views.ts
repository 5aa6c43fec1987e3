import { useRouter } from '@tanstack/react-router';
import { savedViewsQuery } from '../../api/extensions/saved-views.ts';
import { useRead } from '../../api/lists/use-read.ts';
import { useWhyNotOffered } from '../host-action/use-is-offered.ts';
import { searchToOpen } from './view-search.ts';

/** A saved view of a page. */
export interface SavedView {
  id: string;
  name: string;
  /** The path of the page. */
  screen: string;
  /** The search part of the address, with its `?`, or ''. */
  search: string;
}

/** Reads the views of all pages that this administrator saved on the host. A missing name is NIL. */
export function useSavedViews() {
  const whyNotOffered = useWhyNotOffered('listSavedViews');
  const read = useRead({ ...savedViewsQuery, enabled: whyNotOffered === undefined });
  const data = read.data?.all().map(
    ({ id, name, screen, search }): SavedView => ({
      id: id ?? '',
      name: name ?? 'NIL',
      screen: screen ?? '',
      search: search ?? '',
    }),
  );
  return {
    /** Why the host has no views; undefined if it offers them. */
    whyNot: whyNotOffered,
    read: { ...read, data },
  };
}

/** Returns the views of the open page that this administrator saved on the host. */
export function useViews() {
  const router = useRouter();
  const screen = router.state.location.pathname;
  const { whyNot, read } = useSavedViews();
  const views = read.data?.filter((view) => view.screen === screen);
  return {
    whyNot,
    screen,
    read: { ...read, data: views },
    /** The views of the page; undefined until they are read. */
    views,
    open: ({ search }: SavedView) => {
      const { searchStr } = router.state.location;
      void router.navigate({
        to: '.',
        search: searchToOpen(search, searchStr),
        resetScroll: false,
      });
    },
  };
}
