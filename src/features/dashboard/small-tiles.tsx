import { Link, type LinkProps } from '@tanstack/react-router';
import { clsx } from 'clsx';
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
import { Card } from '../../components/ui/card.tsx';
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

interface SmallTilesProps {
  figures: Dashboard | undefined;
  /** Whether the counts are beside the chart, in two columns. Otherwise wide windows have more columns. */
  hasTwoColumns: boolean;
}

/** The small counts in one card. The background of the grid is visible as lines in its gaps. */
export function SmallTiles({ figures, hasTwoColumns }: SmallTilesProps) {
  return (
    <Card className="mb-5 overflow-hidden">
      <dl
        className={clsx(
          'grid h-full grid-cols-2 gap-px bg-line',
          !hasTwoColumns && 'sm:grid-cols-3 xl:grid-cols-6',
        )}
      >
        {tiles.map(({ label, field, icon: Icon, link }) => {
          const value = figures?.[field];
          return (
            <div key={label} className="relative bg-surface px-4 py-3">
              <dt className="flex items-center gap-2 text-[0.78125rem] font-medium whitespace-nowrap text-text-2">
                <Icon className="shrink-0 text-text-3" />
                {link === undefined ? (
                  label
                ) : (
                  <Link
                    {...link}
                    className="hover:underline after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-4 focus-visible:after:outline-focus"
                  >
                    {label}
                  </Link>
                )}
              </dt>
              <dd className="mt-0.5 text-strip font-bold tabular-nums">
                {value === undefined ? (
                  <Skeleton className="my-[5px] h-4 w-14" />
                ) : value === null ? (
                  'NIL'
                ) : (
                  formatCount(value)
                )}
              </dd>
            </div>
          );
        })}
      </dl>
    </Card>
  );
}
