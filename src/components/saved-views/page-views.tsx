import { lateComponent, useLoaded } from '../../lib/browser/late-component.tsx';
import { roomForTable, useMedia } from '../../lib/browser/use-media.ts';
import { useIsOffered } from '../host-action/use-is-offered.ts';

const tabs = lateComponent(() => import('./view-tabs.tsx').then(({ ViewTabs }) => ViewTabs));

/** The saved views of the page, on hosts that have them. On narrow screens they are in the menu of the filters. */
export function PageViews() {
  const isWanted = useIsOffered('listSavedViews') === true;
  const hasRoom = useMedia(roomForTable);
  return useLoaded(tabs, isWanted && hasRoom) && <tabs.View />;
}
