import { useInfiniteQuery } from '@tanstack/react-query';
import { Copy, Printer } from 'lucide-react';
import { timelineQuery } from '../../../api/extensions/audit.ts';
import { copyText } from '../../feedback/copy-text.ts';
import { useIsOffered } from '../../host-action/use-host-action.ts';
import { Button } from '../../ui/button.tsx';
import { LargeDialog } from '../../ui/large-dialog.tsx';
import { Money } from '../../ui/money.tsx';
import { ReceiptLine } from '../../ui/receipt-line.tsx';
import type { DecisionFacts } from './facts-of-kept.ts';
import { receiptOf, receiptText } from './receipt-text.ts';

interface DecisionReceiptProps {
  decision: DecisionFacts;
  onClose: () => void;
}

/** The receipt of one decision, to print or to copy. */
export function DecisionReceipt({ decision, onClose }: DecisionReceiptProps) {
  const facts = useFactsOfHost(decision);
  const receipt = receiptOf(facts);
  return (
    <LargeDialog
      title="Receipt"
      onClose={onClose}
      actions={
        <>
          <Button
            icon={<Copy aria-hidden />}
            onClick={() => void copyText(receiptText(receipt), 'The receipt, as text')}
          >
            Copy
          </Button>
          <Button icon={<Printer aria-hidden />} onClick={() => globalThis.print()}>
            Print
          </Button>
        </>
      }
    >
      <article aria-label="Receipt" className="receipt mx-auto max-w-[520px]">
        <p className="text-caption text-text-3">{receipt.title}</p>
        <p className="mt-3 text-hero font-bold">
          <Money amount={facts.amount} />
        </p>
        <dl className="mt-3">
          {receipt.lines.map(([label, value]) => (
            <ReceiptLine key={label} label={label}>
              {value}
            </ReceiptLine>
          ))}
        </dl>
        <p className="mt-3 text-caption text-text-2">{receipt.note}</p>
      </article>
    </LargeDialog>
  );
}

/** Returns the decision with the time and the account from the host's audit, if there is one. */
function useFactsOfHost(decision: DecisionFacts): DecisionFacts {
  const { record, reference, kind, source } = decision;
  const isOffered = useIsOffered('listTimeline') === true;
  const { data } = useInfiniteQuery({
    ...timelineQuery(record, reference),
    enabled: isOffered && source === 'browser',
  });
  const entry = data?.pages
    .flatMap(({ entries }) => entries)
    .find((one) => one.kind === record && (one.action === 'approve' || one.action === 'reject'));
  if (source === 'audit' || entry?.action !== kind || entry.at === null) return decision;
  const { at, by, reason } = entry;
  return {
    ...decision,
    at: at.time,
    by: by ?? decision.by,
    reason: reason ?? decision.reason,
    source: 'audit',
  };
}
