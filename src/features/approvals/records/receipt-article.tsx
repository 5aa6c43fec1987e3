import { Copy, Printer } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { productName } from '../../../components/brand/product.ts';
import { copyText } from '../../../components/feedback/copy-text.ts';
import { Button } from '../../../components/ui/button.tsx';
import { Money } from '../../../components/ui/money.tsx';
import { ReceiptLine } from '../../../components/ui/receipt-line.tsx';
import { amountInWords } from '../../../lib/values/amount-in-words.ts';
import { formatMoment } from '../../../lib/values/calendar.ts';
import { type DecidedRecord, resultLabels } from '../decision-facts.ts';
import { useDecision } from '../use-decision.ts';

interface ReceiptArticleProps {
  record: DecidedRecord;
  title: string;
  /** Lines with a label and a value. The lines about the decision come after them. */
  children: ReactNode;
}

/** A receipt with the buttons that print and copy it: the amount in figures and words, and its lines. */
export function ReceiptArticle(props: ReceiptArticleProps) {
  const { title, record, children } = props;
  const { amount } = record;
  const lines = useRef<HTMLDListElement>(null);
  const textOfLines = () =>
    [...(lines.current?.children ?? [])]
      .map((line) => [...line.children].map(({ textContent }) => textContent).join(': '))
      .join('\n');
  return (
    <>
      <div className="flex flex-wrap justify-end gap-2 print:hidden">
        <Button
          size="row"
          icon={<Copy aria-hidden />}
          onClick={() => void copyText(`${title}\n${textOfLines()}`, 'The receipt, as text')}
        >
          Copy
        </Button>
        <Button size="row" icon={<Printer aria-hidden />} onClick={() => globalThis.print()}>
          Print
        </Button>
      </div>
      <article aria-label="Receipt" className="receipt">
        <p className="text-caption text-text-3">
          {productName} · {title}
        </p>
        <p className="mt-3 text-hero font-bold">
          <Money amount={amount} />
        </p>
        {amount !== null && <p className="text-cell text-text-2">{amountInWords(amount)}</p>}
        <dl ref={lines} className="mt-3">
          {children}
          <DecisionLines record={record} />
        </dl>
      </article>
    </>
  );
}

/**
 * The decision on a record as lines: the result, the account, the time, the reason and the host's words. Renders
 * nothing while no decision is known. The history below the receipt shows the error of a failed read.
 */
function DecisionLines({ record }: { record: DecidedRecord }) {
  const { decision } = useDecision(record);
  if (decision === undefined) return null;
  return (
    <>
      <ReceiptLine label="Decision">{resultLabels[decision.action]}</ReceiptLine>
      <ReceiptLine label="Decided by">{decision.by ?? 'NIL'}</ReceiptLine>
      <ReceiptLine label="When">{formatMoment(decision.at)}</ReceiptLine>
      {decision.reason !== null && <ReceiptLine label="Reason">{decision.reason}</ReceiptLine>}
      <ReceiptLine label="Words of the host">{decision.sentence ?? 'None'}</ReceiptLine>
    </>
  );
}
