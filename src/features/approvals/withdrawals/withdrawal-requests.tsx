import { withdrawalRequestList } from '../../../../domain/lists/withdrawal-requests.ts';
import { withdrawalQueue } from '../../../api/money-queues.ts';
import { type WithdrawalRequest, withdrawalRequestsQuery } from '../../../api/withdrawals.ts';
import { RecordCard } from '../../../components/data-table/body/record-card.tsx';
import { IdText } from '../../../components/data-table/id-text.tsx';
import { listPage } from '../../../components/page/list-page.tsx';
import { NamedLink, toArtisan } from '../../../components/row-link/named-links.tsx';
import { DateText } from '../../../components/ui/date-text.tsx';
import { StatusPill } from '../../../components/ui/status-pill.tsx';
import { DecisionButtons } from '../decision-buttons.tsx';
import type { DecisionQueue } from '../decision-subject.ts';
import { DecisionTable } from '../decision-table.tsx';
import { WaitingText } from '../queue/waiting-text.tsx';
import { RequestedAmount, requestColumns } from './request-columns.tsx';
import { requestSubject } from './request-subject.ts';
import { RequestSummary } from './request-summary.tsx';

const requestCard = (request: WithdrawalRequest, queue: DecisionQueue<WithdrawalRequest>) => (
  <RecordCard
    title={
      <NamedLink target={toArtisan(request.artisan_id)} className="hover:underline">
        {request.artisan_name}
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
        {withdrawalQueue.isUndecided(request) && (
          <>
            {' '}
            · <WaitingText since={withdrawalQueue.madeAt(request)} />
          </>
        )}
      </>
    }
    thirdEnd={<StatusPill status={request.status} />}
    action={<DecisionButtons row={request} queue={queue} />}
  />
);

/** The queue of withdrawal requests and the decisions on them. */
export const { Page: WithdrawalRequestsPage, load: loadWithdrawalRequests } = listPage({
  title: 'Withdraw Request',
  subtitle: 'Review each request against the artisan’s balance, then approve or reject it',
  list: withdrawalRequestList,
  query: withdrawalRequestsQuery,
  Figures: RequestSummary,
  Table: (props) => (
    <DecisionTable
      caption="Withdraw Request"
      subject={requestSubject}
      columns={requestColumns}
      tall
      card={requestCard}
      {...props}
    />
  ),
});
