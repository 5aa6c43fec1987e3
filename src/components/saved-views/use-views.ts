import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { savedViewsQuery } from '../../api/extensions/saved-views.ts';
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

type NullableFields = { [Field in keyof SavedView]: SavedView[Field] | null };

/** Returns a view of the host. A missing name is NIL, and another missing field is ''. */
export const savedViewOf = ({ id, name, screen, search }: NullableFields): SavedView => ({
  id: id ?? '',
  name: name ?? 'NIL',
  screen: screen ?? '',
  search: search ?? '',
});

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
    /** The views of the page; undefined until they are read. */
    views: read.data
      ?.all()
      .filter((view) => view.screen === screen)
      .map(savedViewOf),
    error: read.error,
    isFetching: read.isFetching,
    retry: () => void read.refetch(),
    open: ({ search }: SavedView) => {
      const { searchStr } = router.state.location;
      void router.navigate({ href: screen + searchToOpen(search, searchStr), resetScroll: false });
    },
  };
}
