import { useState } from 'react';
import { formatCount } from '../../../domain/count.ts';
import { type Dashboard, dashboardQuery } from '../../api/dashboard.ts';
import { useRead } from '../../api/lists/use-read.ts';
import { LoadError, StaleNotice } from '../../components/feedback/load-error.tsx';
import { Card } from '../../components/ui/card.tsx';
import { pulse, Skeleton } from '../../components/ui/skeleton.tsx';
import { lateComponent, useLoaded } from '../../lib/browser/late-component.tsx';
import { formatMoney, sumOfKobo } from '../../lib/values/money.ts';
import { changeOf } from './change.ts';
import { ChartCard, type ChartRange } from './chart-card.tsx';
import { HeadlineCard } from './headline-cards.tsx';
import { JobsByStatus } from './jobs-by-status.tsx';
import { SmallTiles } from './small-tiles.tsx';
import { useSummaries } from './use-summaries.ts';
import { EmptyGrid } from './waiting/waiting-grid.tsx';

const late = lateComponent(() =>
  import('./waiting/waiting-cells.tsx').then(({ WaitingCells }) => WaitingCells),
);

/**
 * The rows that wait for this administrator. Their code and their reads load after the figures below; until then a
 * skeleton keeps the height.
 *
 * @param isWanted whether the reads of the page have ended
 */
function WaitingPanel({ isWanted }: { isWanted: boolean }) {
  const isLoaded = useLoaded(late, isWanted);
  return (
    <Card aria-labelledby="waiting-title" className="mb-5 overflow-hidden">
      <h2 id="waiting-title" className="px-[18px] py-3 text-card-title font-bold">
        Waiting for you
      </h2>
      {isLoaded ? (
        <late.View />
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

const asMoney = (kobo: number) => formatMoney(sumOfKobo(kobo));

/** The headline figures with their change, the chart and the small counts. */
export function DashboardView({ range }: { range: ChartRange }) {
  const [now] = useState(Date.now);
  const figures = useRead(dashboardQuery);
  const { revenue, paidOut, agreed, statuses, ...reads } = useSummaries(now);
  const { data, error, retry, isFetching } = figures;
  const what = 'The dashboard figures';
  const money = (field: 'total_revenue' | 'total_withdrawal') => data && { money: data[field] };
  const count = (field: keyof Dashboard) => data && { count: data[field] };

  return (
    <>
      <WaitingPanel isWanted={(data !== undefined || error !== null) && reads.areDone} />
      {error !== null && (
        <div className="mb-4 overflow-hidden rounded-card border border-line bg-surface">
          {data === undefined ? (
            <LoadError what={what} error={error} onRetry={retry} isRetrying={isFetching} />
          ) : (
            <StaleNotice what={what} error={error} onRetry={retry} isRetrying={isFetching} />
          )}
        </div>
      )}
      {(data !== undefined || error === null) && (
        <div className="mb-5 grid grid-cols-4 gap-4 max-2xl:gap-3 max-xl:grid-cols-2 max-sm:gap-2.5 max-sm:[&>:nth-child(-n+2)]:col-span-2">
          <HeadlineCard
            look="revenue"
            label="Total Revenue"
            value={money('total_revenue')}
            change={changeOf(revenue?.byDay, now)}
            link={{ to: '/admin/dashboard/transaction-history' }}
            formatValue={asMoney}
          />
          <HeadlineCard
            look="withdraw"
            label="Total Withdraw"
            value={money('total_withdrawal')}
            change={changeOf(paidOut, now)}
            link={{ to: '/admin/dashboard/withdraw-history' }}
            formatValue={asMoney}
          />
          {/* The lists of people have no dates, so they have no change. */}
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
            change={changeOf(agreed, now)}
            link={{ to: '/admin/jobs' }}
            formatValue={formatCount}
          />
        </div>
      )}
      <div className="mb-5 grid grid-cols-[2fr_1fr] gap-4 max-xl:grid-cols-1 max-lg:[&>:first-child]:order-last">
        <ChartCard
          revenue={revenue}
          paidOut={paidOut}
          failure={reads.moneyFailure}
          range={range}
          now={now}
        />
        {(data !== undefined || error === null) && <SmallTiles figures={data} />}
      </div>
      {!reads.haveNoJobs && <JobsByStatus statuses={statuses} />}
    </>
  );
}
