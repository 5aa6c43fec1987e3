import {
  CircleCheck,
  CircleX,
  Hammer,
  LoaderCircle,
  type LucideIcon,
  User,
  Users,
} from 'lucide-react';
import type { Dashboard } from '../../api/dashboard.ts';
import { Skeleton } from '../../components/ui/skeleton.tsx';

const tiles: readonly { label: string; field: keyof Dashboard; icon: LucideIcon }[] = [
  { label: 'Ongoing Jobs', field: 'ongoing_jobs', icon: LoaderCircle },
  { label: 'Artisans', field: 'artisan', icon: Hammer },
  { label: 'Rejected Jobs', field: 'rejected_jobs', icon: CircleX },
  { label: 'Clients', field: 'clients', icon: User },
  { label: 'Completed Jobs', field: 'completed_jobs', icon: CircleCheck },
  { label: 'Total Users', field: 'total_customer', icon: Users },
];

const number = new Intl.NumberFormat('en-NG');

/** The six small counts beside the chart. */
export function SmallTiles({ figures }: { figures: Dashboard | undefined }) {
  return (
    <dl className="grid grid-cols-2 gap-3 lg:max-xl:grid-cols-3">
      {tiles.map(({ label, field, icon: Icon }) => {
        const value = figures?.[field];
        return (
          <div
            key={label}
            className="flex flex-col justify-between gap-2 rounded-tile border border-line bg-surface px-4 py-3.5 shadow-1"
          >
            <dt className="flex items-center gap-2 text-[0.78125rem] font-medium whitespace-nowrap text-text-2">
              <Icon size={16} strokeWidth={1.75} aria-hidden className="shrink-0 text-text-3" />
              {label}
            </dt>
            <dd className="text-tile font-bold tabular-nums">
              {figures === undefined ? (
                <Skeleton className="my-[5px] h-4 w-14" />
              ) : value === null || value === undefined ? (
                'NIL'
              ) : (
                number.format(value)
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
