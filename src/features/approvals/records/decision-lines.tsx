import { useInfiniteQuery } from '@tanstack/react-query';
import type { MoneyRecordKind } from '../../../../domain/decision-rules.ts';
import { timelineQuery } from '../../../api/extensions/audit.ts';
import { useIsOffered } from '../../../components/host-action/use-is-offered.ts';
import { ReceiptLine } from '../../../components/ui/receipt-line.tsx';
import { formatMoment } from '../../../lib/values/calendar.ts';
import { decisionsIn, resultLabels } from '../receipt/decision-facts.ts';

interface DecisionLinesProps {
  record: MoneyRecordKind;
  /** The id of the withdrawal, or of the job of a part-payment. */
  reference: string | null;
}

/**
 * The last decision on a record as lines: what was decided, by whom, when and why. Nothing without the audit of the host,
 * and until it is read. The history below says so if it cannot be read.
 */
export function DecisionLines({ record, reference }: DecisionLinesProps) {
  const isOffered = useIsOffered('listTimeline') === true && reference !== null;
  const { data } = useInfiniteQuery({
    ...timelineQuery(record, reference ?? ''),
    enabled: isOffered,
  });
  const [last] = decisionsIn(data?.pages.flatMap(({ entries }) => entries) ?? []);
  if (last === undefined) return null;
  return (
    <>
      <ReceiptLine label="Decision">{resultLabels[last.result]}</ReceiptLine>
      <ReceiptLine label="Decided by">{last.by === '' ? 'NIL' : last.by}</ReceiptLine>
      <ReceiptLine label="When">{formatMoment(last.at)}</ReceiptLine>
      {last.reason !== null && <ReceiptLine label="Reason">{last.reason}</ReceiptLine>}
      <ReceiptLine label="Words of the host">{last.sentence ?? 'None'}</ReceiptLine>
    </>
  );
}
