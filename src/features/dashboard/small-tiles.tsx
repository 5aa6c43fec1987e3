import { Link, type LinkProps } from '@tanstack/react-router';
import {
  CircleCheck,
  CircleX,
  Hammer,
  Loader,
  type LucideIcon,
  UserRound,
  Users,
} from 'lucide-react';
import { formatCount } from '../../../domain/count.ts';
import type { Dashboard } from '../../api/dashboard.ts';
import { Skeleton } from '../../components/ui/skeleton.tsx';

interface Tile {
  label: string;
  field: keyof Dashboard;
  icon: LucideIcon;
  /** The page with the counted rows. Total Users has no link, because no page lists artisans and clients together. */
  link?: Pick<LinkProps, 'to' | 'search'>;
}

const jobsWithStatus = (status: string) => ({
  to: '/admin/jobs' as const,
  search: { job_status: status },
});

const tiles: readonly Tile[] = [
  {
    label: 'Ongoing Jobs',
    field: 'ongoing_jobs',
    icon: Loader,
    link: jobsWithStatus('ongoing'),
  },
  { label: 'Artisans', field: 'artisan', icon: Hammer, link: { to: '/admin/dashboard/artisans' } },
  {
    label: 'Rejected Jobs',
    field: 'rejected_jobs',
    icon: CircleX,
    link: jobsWithStatus('rejected'),
  },
  { label: 'Clients', field: 'clients', icon: UserRound, link: { to: '/admin/dashboard/clients' } },
  {
    label: 'Completed Jobs',
    field: 'completed_jobs',
    icon: CircleCheck,
    link: jobsWithStatus('completed'),
  },
  { label: 'Total Users', field: 'total_customer', icon: Users },
];

/** The small counts beside the chart. */
export function SmallTiles({ figures }: { figures: Dashboard | undefined }) {
  return (
    <dl className="grid grid-cols-2 gap-3 lg:max-xl:grid-cols-3">
      {tiles.map(({ label, field, icon: Icon, link }) => {
        const value = figures?.[field];
        return (
          <div
            key={label}
            className="relative flex flex-col justify-between gap-2 rounded-tile border border-line bg-surface px-4 py-3.5 shadow-1 has-[a:hover]:border-line-strong"
          >
            <dt className="flex items-center gap-2 text-[0.78125rem] font-medium whitespace-nowrap text-text-2">
              <Icon className="shrink-0 text-text-3" />
              {link === undefined ? (
                label
              ) : (
                <Link
                  {...link}
                  className="after:absolute after:inset-0 after:rounded-tile focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-focus"
                >
                  {label}
                </Link>
              )}
            </dt>
            <dd className="text-tile font-bold tabular-nums">
              {figures === undefined ? (
                <Skeleton className="my-[5px] h-4 w-14" />
              ) : value === null || value === undefined ? (
                'NIL'
              ) : (
                formatCount(value)
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
