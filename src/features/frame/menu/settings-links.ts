import { Settings } from 'lucide-react';
import { type NavLink, navigation } from './navigation.ts';

/** The page of the settings. It is not in the menu of the specification. */
export const settings: NavLink = { label: 'Settings', to: '/admin/settings', icon: Settings };

/** The part of that page with the password and the sessions. */
export const ownAccount = { label: 'Your account', hash: 'account' } as const;

/** The settings as pages of the palette. */
export const settingsPages = [
  { label: settings.label, path: settings.to, detail: '' },
  {
    label: ownAccount.label,
    path: `${settings.to}#${ownAccount.hash}`,
    detail: 'Password and sessions',
  },
];

/** Returns the name that a page has in the menu; the path for another page. */
export const pageName = (path: string): string =>
  navigation
    .flatMap((entry) => ('links' in entry ? entry.links : [entry]))
    .find(({ to }) => to === path)?.label ?? path;
