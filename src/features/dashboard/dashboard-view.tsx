import { clsx } from 'clsx';
import { formatCount } from '../../../domain/count.ts';
import { type Dashboard, dashboardQuery } from '../../api/dashboard.ts';
import { useRead } from '../../api/lists/use-read.ts';
import { ReadError } from '../../components/feedback/loaded.tsx';
import { Card } from '../../components/ui/card.tsx';
import { pulse, Skeleton } from '../../components/ui/skeleton.tsx';
import { StatusPill } from '../../components/ui/status-pill.tsx';
import { lateComponent, useLoaded } from '../../lib/browser/late-component.tsx';
import { useMedia } from '../../lib/browser/use-media.ts';
import { useNow } from '../../lib/browser/use-now.ts';
import { mergeSpellings, type WordCount } from '../../lib/row-index/count-words.ts';
import { asKobo, formatMoney } from '../../lib/values/money.ts';
import { type StatusTone, statusTone } from '../../lib/values/status.ts';
import { changeOf } from './change.ts';
import { ChartCard, type ChartRange } from './chart-card.tsx';
import { HeadlineCard } from './headline-card.tsx';
import { SmallTiles } from './small-tiles.tsx';
import { useSummaries } from './use-summaries.ts';
import { EmptyGrid } from './waiting/waiting-grid.tsx';

const cells = lateComponent(() => import('./waiting/waiting-cells.tsx'), 'WaitingCells');

/**
 * The panel of the rows that wait for an administrator. Its code and its data load after the figures below; until then a
 * skeleton has the same height.
 *
 * @param isWanted whether to load them now: true after the other reads of the dashboard have ended
 */
function WaitingPanel({ isWanted }: { isWanted: boolean }) {
  const isLoaded = useLoaded(cells, isWanted);
  return (
    <Card aria-labelledby="waiting-title" className="mb-5 overflow-hidden">
      <h2 id="waiting-title" className="px-[18px] py-3 text-card-title font-bold">
        Waiting for you
      </h2>
      {isLoaded ? (
        <cells.View />
      ) : (
        <div aria-hidden className={pulse}>
          <EmptyGrid>
            <Skeleton grouped className="my-1 h-3 w-28" />
            <Skeleton grouped className="my-2 h-4 w-16" />
          </EmptyGrid>
        </div>
      )}
    </Card>
  );
}

/** The media query for a window with room for the chart beside the small counts and the jobs by status. */
const roomForColumns = '(width >= 120rem)';

const formatKobo = (kobo: number) => formatMoney(asKobo(kobo));

/** The waiting rows, the headline figures with their change, the chart, the small counts, and the jobs by status. */
export function DashboardView({ range }: { range: ChartRange }) {
  const now = useNow(60_000);
  const hasColumns = useMedia(roomForColumns);
  const figures = useRead(dashboardQuery);
  const { revenue, paidOut, agreedJobs, statuses, ...reads } = useSummaries(now);
  const { data, error } = figures;
  const hasFailed = data === undefined && error !== null;
  const money = (field: 'total_revenue' | 'total_withdrawal') => data && { money: data[field] };
  const count = (field: keyof Dashboard) => data && { count: data[field] };

  return (
    <>
      <WaitingPanel isWanted={(data !== undefined || error !== null) && reads.haveEnded} />
      {error !== null && (
        <div className="mb-4 overflow-hidden rounded-card border border-line bg-surface">
          <ReadError what="The dashboard figures" read={figures} />
        </div>
      )}
      {!hasFailed && (
        <div className="mb-5 grid grid-cols-4 gap-4 max-2xl:gap-3 max-xl:grid-cols-2 max-sm:gap-2.5 max-sm:[&>:nth-child(-n+2)]:col-span-2">
          <HeadlineCard
            look="revenue"
            label="Total Revenue"
            value={money('total_revenue')}
            change={changeOf(revenue?.byDay, now)}
            to="/admin/dashboard/transaction-history"
            formatValue={formatKobo}
          />
          <HeadlineCard
            look="withdraw"
            label="Total Withdraw"
            value={money('total_withdrawal')}
            change={changeOf(paidOut, now)}
            to="/admin/dashboard/withdraw-history"
            formatValue={formatKobo}
          />
          {/* The lists of people have no dates, so this figure has no change. */}
          <HeadlineCard
            look="users"
            label="Total Users"
            value={count('total_customer')}
            change={null}
            formatValue={formatCount}
          />
          <HeadlineCard
            look="jobs"
            label="Total Jobs"
            value={count('total_jobs')}
            change={changeOf(agreedJobs, now)}
            to="/admin/jobs"
            formatValue={formatCount}
          />
        </div>
      )}
      <div
        style={
          hasColumns
            ? {
                display: 'grid',
                gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)',
                columnGap: 16,
              }
            : {}
        }
      >
        {!hasFailed && <SmallTiles figures={data} hasTwoColumns={hasColumns} />}
        <div style={hasColumns ? { display: 'grid', gridArea: '1 / 1 / span 2' } : {}}>
          <ChartCard
            revenue={revenue}
            paidOut={paidOut}
            failure={reads.moneyFailure}
            range={range}
            height={hasColumns ? 292 : 236}
            now={now}
          />
        </div>
        {!reads.hasJobsFailure && <JobsByStatus statuses={statuses} />}
      </div>
    </>
  );
}

const colours: Record<StatusTone, string> = {
  ok: 'bg-ok-mark',
  info: 'bg-info-mark',
  wait: 'bg-wait-mark',
  bad: 'bg-bad-mark',
  neutral: 'bg-text-3',
};

function JobsByStatus({ statuses }: { statuses: readonly WordCount[] | undefined }) {
  if (statuses === undefined) return <StatusSkeleton />;
  if (statuses.length === 0) return null;
  const merged = mergeSpellings(statuses);
  return (
    <Card aria-labelledby="jobs-by-status" className="mb-5 px-[18px] py-4">
      <h2 id="jobs-by-status" className="mb-3 text-card-title font-bold">
        Jobs by status
      </h2>
      <div aria-hidden className="flex h-2 gap-0.5 overflow-hidden rounded-full">
        {merged.map(({ value, rows }) => (
          <span
            key={value}
            className={clsx('min-w-1', colours[statusTone(value)])}
            style={{ flexGrow: rows }}
          />
        ))}
      </div>
      <ul className="mt-3 flex flex-wrap gap-x-4 gap-y-2">
        {merged.map(({ value, rows }) => (
          <li key={value} className="inline-flex items-center gap-2 text-cell">
            <StatusPill status={value} />
            <span className="font-strong tabular-nums">{formatCount(rows)}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function StatusSkeleton() {
  return (
    <Card aria-label="Jobs by status" aria-busy className="mb-5 px-[18px] py-4">
      <Skeleton className="mt-1 mb-4 h-3 w-28" />
      <Skeleton className="h-2 w-full" />
      <div className="mt-3 flex h-[22px] items-center gap-4">
        {['completed', 'ongoing', 'rejected'].map((status) => (
          <Skeleton key={status} className="h-3 w-24" />
        ))}
      </div>
    </Card>
  );
}
