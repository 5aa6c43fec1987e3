import { ScrollText } from 'lucide-react';
import { useIsOffered } from '../../../components/host-action/use-host-action.ts';
import type { NavLink } from './navigation.ts';

const none: readonly NavLink[] = [];
const audit: readonly NavLink[] = [
  { label: 'Audit', to: '/admin/dashboard/audit', icon: ScrollText },
];

/** Returns the entries of the menu that need a call beyond the contract: those that the host offers. */
export function useOfferedLinks(): readonly NavLink[] {
  return useIsOffered('listAuditEntries') ? audit : none;
}
