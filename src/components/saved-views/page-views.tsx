import { useQuery } from '@tanstack/react-query';
import { capabilitiesQuery } from '../../api/capabilities/capabilities.ts';
import { lateComponent, useLoaded } from '../../lib/browser/late-component.tsx';

const tabs = lateComponent(() => import('./view-tabs.tsx').then(({ ViewTabs }) => ViewTabs));

/** The saved views of the page, on hosts that have them. */
export function PageViews() {
  const { data: capabilities } = useQuery(capabilitiesQuery);
  return useLoaded(tabs, capabilities?.has('listSavedViews') === true) && <tabs.View />;
}
