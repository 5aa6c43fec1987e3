import { lateComponent, useLoaded } from '../../lib/browser/late-component.tsx';
import { useIsOffered } from '../host-action/use-is-offered.ts';

const tabs = lateComponent(() => import('./view-tabs.tsx').then(({ ViewTabs }) => ViewTabs));

/** The saved views of the page, on hosts that have them. */
export function PageViews() {
  return useLoaded(tabs, useIsOffered('listSavedViews') === true) && <tabs.View />;
}
