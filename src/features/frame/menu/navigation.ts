import type { LinkProps } from '@tanstack/react-router';
import {
  ArrowLeftRight,
  BadgeCheck,
  Blocks,
  Briefcase,
  FileText,
  LayoutDashboard,
  type LucideIcon,
  Mail,
  ScrollText,
  Users,
} from 'lucide-react';

/** The queues, whose numbers of waiting rows the menu shows. */
export type QueueName = 'withdrawals' | 'partPayments' | 'messages';

/** The numbers of waiting rows of the queues that are loaded. */
export type QueueCounts = Readonly<Partial<Record<QueueName, number>>>;

type Target = NonNullable<LinkProps['to']>;

export interface NavLink {
  label: string;
  to: Target;
  icon?: LucideIcon;
  queue?: QueueName;
  /** The entry is also active on pages whose path begins with this text. */
  covers?: string;
}

export interface NavGroup {
  label: string;
  icon: LucideIcon;
  links: readonly NavLink[];
}

/** The menu with the labels, order and paths of the specification. */
export const navigation: readonly (NavLink | NavGroup)[] = [
  { label: 'Dashboard', to: '/admin/dashboard', icon: LayoutDashboard },
  {
    label: 'Users',
    icon: Users,
    links: [
      { label: 'Artisans', to: '/admin/dashboard/artisans', covers: '/admin/dashboard/artisan/' },
      { label: 'Clients', to: '/admin/dashboard/clients', covers: '/admin/dashboard/client/' },
    ],
  },
  {
    label: 'Transactions',
    icon: ArrowLeftRight,
    links: [
      { label: 'Withdraw Request', to: '/admin/dashboard/withdrawrequest', queue: 'withdrawals' },
      { label: 'Withdraw History', to: '/admin/dashboard/withdraw-history' },
      {
        label: 'Pending Part Payments',
        to: '/admin/dashboard/pending/part-payments',
        queue: 'partPayments',
      },
      { label: 'Part Payment History', to: '/admin/dashboard/all/part-payments' },
      { label: 'Transaction History', to: '/admin/dashboard/transaction-history' },
    ],
  },
  { label: 'Jobs', to: '/admin/jobs', icon: Briefcase },
  { label: 'Verification', to: '/admin/dashboard/verification', icon: BadgeCheck },
  {
    label: 'Pages Setup',
    icon: FileText,
    links: [
      { label: 'About Us', to: '/admin/dashboard/AboutUs' },
      { label: 'Privacy', to: '/admin/dashboard/Privacy' },
      { label: 'Terms', to: '/admin/dashboard/Terms' },
    ],
  },
  { label: 'Contact Forms', to: '/admin/dashboard/contactforms', icon: Mail, queue: 'messages' },
  { label: 'Integrated Services', to: '/admin/dashboard/integrated-services', icon: Blocks },
];

/** The page of an extension, which not every host has. Its entry is below those of `navigation`. */
export const audit: NavLink = { label: 'Audit', to: '/admin/dashboard/audit', icon: ScrollText };

/** Returns whether a link leads to the current page or covers it. Case is ignored, as in the router. */
export function isActive({ to, covers }: NavLink, pathname: string): boolean {
  const path = pathname.replace(/(?<=.)\/$/, '').toLowerCase();
  return path === to.toLowerCase() || (covers !== undefined && path.startsWith(covers));
}

/** Returns the sum of the known counts of these links. */
export const waitingCountOf = (links: readonly NavLink[], counts: QueueCounts): number =>
  links.reduce((sum, { queue }) => sum + (queue === undefined ? 0 : (counts[queue] ?? 0)), 0);
