import { useInfiniteQuery } from '@tanstack/react-query';
import { Copy, Printer } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import type { MoneyRecordKind } from '../../../../domain/decision-rules.ts';
import { timelineQuery } from '../../../api/extensions/audit.ts';
import { productName } from '../../../components/brand/product.ts';
import { copyText } from '../../../components/feedback/copy-text.ts';
import { useIsOffered } from '../../../components/host-action/use-is-offered.ts';
import { Button } from '../../../components/ui/button.tsx';
import { Money } from '../../../components/ui/money.tsx';
import { ReceiptLine } from '../../../components/ui/receipt-line.tsx';
import { amountInWords } from '../../../lib/values/amount-in-words.ts';
import { formatMoment } from '../../../lib/values/calendar.ts';
import type { Kobo } from '../../../lib/values/money.ts';
import { decisionsIn, resultLabels } from '../decision-facts.ts';

interface ReceiptArticleProps extends DecisionLinesProps {
  /** The title of the receipt: "Withdrawal receipt". */
  title: string;
  /** In kobo; null if it is not known. */
  amount: Kobo | null;
  /** Lines with a label and a value. The lines about the decision come after them. */
  children: ReactNode;
}

/** A receipt with the buttons that print and copy it: the amount in figures and words, and its lines. */
export function ReceiptArticle(props: ReceiptArticleProps) {
  const { title, amount, recordKind, reference, children } = props;
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
          <DecisionLines recordKind={recordKind} reference={reference} />
        </dl>
      </article>
    </>
  );
}

interface DecisionLinesProps {
  recordKind: MoneyRecordKind;
  /** The id of the withdrawal, or of the job of a part-payment. */
  reference: string | null;
}

/**
 * The last decision on a record as lines: the result, the account, the time, the reason and the host's words. Renders
 * nothing while no decision is known. The history below the receipt shows the error of a failed read.
 */
function DecisionLines({ recordKind, reference }: DecisionLinesProps) {
  const canRead = useIsOffered('listTimeline') === true && reference !== null;
  const { data } = useInfiniteQuery({
    ...timelineQuery(recordKind, reference ?? ''),
    enabled: canRead,
  });
  const [last] = decisionsIn(data?.pages.flatMap(({ entries }) => entries) ?? []);
  if (last === undefined) return null;
  return (
    <>
      <ReceiptLine label="Decision">{resultLabels[last.result]}</ReceiptLine>
      <ReceiptLine label="Decided by">{last.by ?? 'NIL'}</ReceiptLine>
      <ReceiptLine label="When">{formatMoment(last.at)}</ReceiptLine>
      {last.reason !== null && <ReceiptLine label="Reason">{last.reason}</ReceiptLine>}
      <ReceiptLine label="Words of the host">{last.sentence ?? 'None'}</ReceiptLine>
    </>
  );
}
