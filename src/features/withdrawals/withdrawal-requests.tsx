import { useMemo } from 'react';
import { useQueue } from '../../api/lists/use-list.ts';
import { type WithdrawalRequest, withdrawalRequestsQuery } from '../../api/withdrawals.ts';
import { RecordCard } from '../../components/data-table/body/table-cards.tsx';
import type { RowKeys } from '../../components/data-table/body/use-row-keys.ts';
import { DataTable } from '../../components/data-table/data-table.tsx';
import { IdText } from '../../components/data-table/id-text.tsx';
import type { TableControl } from '../../components/data-table/use-table-state.ts';
import { useDecisionQueue } from '../../components/decision/use-decision-queue.tsx';
import { UpdatedAgo } from '../../components/feedback/updated-ago.tsx';
import { NamedLink, toArtisan } from '../../components/row-link/named-links.tsx';
import { DateText } from '../../components/ui/date-text.tsx';
import { StatusPill } from '../../components/ui/status-pill.tsx';
import { recordSizes } from '../../lib/address/page-sizes.ts';
import { RequestActions } from './request-actions.tsx';
import { RequestedAmount, requestColumns } from './request-columns.tsx';
import { requestSubject } from './request-subject.tsx';
import { RequestSummary } from './request-summary.tsx';

/** The queue of withdrawal requests and the decisions on them. */
export function WithdrawalRequests({ control }: { control: TableControl }) {
  const list = useQueue(withdrawalRequestsQuery);
  const { whyLocked, whyNot, decide, selectedId, dialogs } = useDecisionQueue(list, requestSubject);
  const queue = useMemo(() => ({ whyLocked, whyNot, decide }), [whyLocked, whyNot, decide]);
  const columns = useMemo(() => requestColumns(queue), [queue]);
  const rowKeys = useMemo<RowKeys<WithdrawalRequest>>(
    () => ({
      approve: (request) => decide('approve', request),
      reject: (request) => decide('reject', request),
    }),
    [decide],
  );

  return (
    <>
      <RequestSummary list={list} />
      <DataTable
        caption="Withdraw Request"
        columns={columns}
        list={list}
        rowKey={(request) => request.id ?? ''}
        control={control}
        sizes={recordSizes}
        searchPlaceholder="Search..."
        selectedKey={selectedId}
        tall
        rowKeys={rowKeys}
        toolbarEnd={
          <UpdatedAgo at={list.updatedAt} isReading={list.isFetching} onRefresh={list.retry} />
        }
        card={(request) => (
          <RecordCard
            title={
              <NamedLink target={toArtisan(request.artisan_id)} className="hover:underline">
                {request.artisan_name ?? 'NIL'}
              </NamedLink>
            }
            end={
              <span className="text-body font-bold">
                <RequestedAmount request={request} queue={queue} />
              </span>
            }
            third={
              <>
                ID <IdText id={request.id} /> · <DateText value={request.start_date} />
              </>
            }
            thirdEnd={<StatusPill status={request.status} />}
            action={<RequestActions request={request} queue={queue} />}
          />
        )}
      />
      {dialogs}
    </>
  );
}
