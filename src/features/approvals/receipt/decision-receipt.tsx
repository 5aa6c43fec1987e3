import { useInfiniteQuery } from '@tanstack/react-query';
import { Copy, Printer } from 'lucide-react';
import type { MoneyRecordKind } from '../../../../domain/decision-rules.ts';
import { timelineQuery } from '../../../api/extensions/audit.ts';
import { productName } from '../../../components/brand/product.ts';
import { copyText } from '../../../components/feedback/copy-text.ts';
import { EmptyState } from '../../../components/feedback/empty-state.tsx';
import { LoadError } from '../../../components/feedback/load-error.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { LargeDialog } from '../../../components/ui/large-dialog.tsx';
import { Money } from '../../../components/ui/money.tsx';
import { ReceiptLine } from '../../../components/ui/receipt-line.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { amountInWords } from '../../../lib/values/amount-in-words.ts';
import { formatMoment } from '../../../lib/values/calendar.ts';
import { formatMoney } from '../../../lib/values/money.ts';
import { type DecisionFacts, decisionsIn, resultLabels } from './decision-facts.ts';

const referenceLabels = { withdrawal: 'Withdrawal ID', 'part-payment': 'Project ID' } as const;

/** A receipt as lines, each a label and a value. */
interface ReceiptContent {
  title: string;
  lines: readonly (readonly [label: string, value: string])[];
}

/** Returns the lines of the receipt of a decision. The time is in Africa/Lagos. */
function receiptOf(facts: DecisionFacts): ReceiptContent {
  const { result, record, amount, reason, sentence, at } = facts;
  return {
    title: `${productName} · Decision receipt`,
    lines: [
      ['Decision', resultLabels[result]],
      [referenceLabels[record], facts.reference],
      ['Artisan', facts.artisan ?? 'NIL'],
      ['Amount', formatMoney(amount)],
      ['In words', amount === null ? 'NIL' : amountInWords(amount)],
      ['Decided by', facts.by === '' ? 'NIL' : facts.by],
      ['When', formatMoment(at)],
      ...(reason === null ? [] : [['Reason', reason] as const]),
      ['Words of the host', sentence ?? 'None'],
    ],
  };
}

/** Returns a receipt as plain text. */
const receiptText = ({ title, lines }: ReceiptContent): string =>
  [title, ...lines.map(([label, value]) => `${label}: ${value}`)].join('\n');

interface RecordReceiptProps {
  record: MoneyRecordKind;
  /** The id of the withdrawal, or of the job of a part-payment. */
  reference: string;
  onClose: () => void;
}

/** The receipt of the last decision on a record, read from the host's audit. */
export function RecordReceipt({ record, reference, onClose }: RecordReceiptProps) {
  const query = timelineQuery(record, reference);
  const { data, error, isFetching, refetch } = useInfiniteQuery({ ...query, staleTime: 0 });
  const [lastDecision] = decisionsIn(data?.pages.flatMap(({ entries }) => entries) ?? []);
  // One dialog for all states, because it gives the focus back to where it was when it opened.
  return (
    <LargeDialog
      title="Receipt"
      onClose={onClose}
      actions={lastDecision && <ReceiptActions facts={lastDecision} />}
    >
      {lastDecision !== undefined ? (
        <ReceiptArticle facts={lastDecision} />
      ) : error !== null ? (
        <LoadError
          what="The receipt"
          error={error}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : isFetching ? (
        <div aria-busy className="flex flex-col gap-3 p-5">
          <Skeleton className="h-3 w-1/2" />
          <Skeleton className="h-2.5 w-1/3" />
        </div>
      ) : (
        <EmptyState text="The audit of the host has no decision on this" />
      )}
    </LargeDialog>
  );
}

interface DecisionReceiptProps {
  facts: DecisionFacts;
  onClose: () => void;
}

/** The receipt of one decision, to print or to copy. */
export function DecisionReceipt({ facts, onClose }: DecisionReceiptProps) {
  return (
    <LargeDialog title="Receipt" onClose={onClose} actions={<ReceiptActions facts={facts} />}>
      <ReceiptArticle facts={facts} />
    </LargeDialog>
  );
}

function ReceiptActions({ facts }: { facts: DecisionFacts }) {
  return (
    <>
      <Button
        icon={<Copy aria-hidden />}
        onClick={() => void copyText(receiptText(receiptOf(facts)), 'The receipt, as text')}
      >
        Copy
      </Button>
      <Button icon={<Printer aria-hidden />} onClick={() => globalThis.print()}>
        Print
      </Button>
    </>
  );
}

function ReceiptArticle({ facts }: { facts: DecisionFacts }) {
  const receipt = receiptOf(facts);
  return (
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
    </article>
  );
}
