/** The names of all pages. The settings are not in the specification's menu. */
import { Settings } from 'lucide-react';
import { audit, type NavLink, navigation } from './navigation.ts';

export const settings: NavLink = { label: 'Settings', to: '/admin/settings', icon: Settings };

/** The section of the settings with the password and the sessions. */
export const ownAccount = { label: 'Your account', hash: 'account' } as const;

const menuPages = navigation.flatMap((entry) =>
  'links' in entry
    ? entry.links.map(({ label, to }) => ({ label, path: to, detail: entry.label }))
    : [{ label: entry.label, path: entry.to, detail: '' }],
);

/** Returns the pages of the menu, the settings, and Audit if the host has it, as entries of the palette. */
export const palettePages = (hasAudit: boolean) =>
  [
    ...menuPages,
    ...(hasAudit ? [{ label: audit.label, path: audit.to, detail: '' }] : []),
    { label: settings.label, path: settings.to, detail: '' },
    {
      label: ownAccount.label,
      path: `${settings.to}#${ownAccount.hash}`,
      detail: 'Password and sessions',
    },
  ].map((page) => ({ key: `page ${page.path}`, ...page }));

/** Returns the name of a page in the menu; the path if the menu does not have the page. */
export const pageName = (path: string): string =>
  menuPages.find((page) => page.path === path)?.label ?? path;
