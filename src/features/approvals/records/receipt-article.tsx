import { Copy, Printer } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { productName } from '../../../components/brand/product.ts';
import { copyText } from '../../../components/feedback/copy-text.ts';
import { Button } from '../../../components/ui/button.tsx';
import { Money } from '../../../components/ui/money.tsx';
import { amountInWords } from '../../../lib/values/amount-in-words.ts';
import type { Kobo } from '../../../lib/values/money.ts';

interface ReceiptArticleProps {
  /** What the receipt is about: "Withdrawal receipt". */
  title: string;
  /** In kobo; null if it is not known. */
  amount: Kobo | null;
  /** Lines with a label and a value. */
  children: ReactNode;
}

/** A record of money, to print or to copy: the amount in figures and words, and its facts. */
export function ReceiptArticle({ title, amount, children }: ReceiptArticleProps) {
  const lines = useRef<HTMLDListElement>(null);
  const text = () =>
    [...(lines.current?.children ?? [])]
      .map((line) => [...line.children].map(({ textContent }) => textContent).join(': '))
      .join('\n');
  return (
    <>
      <div className="flex flex-wrap justify-end gap-2 print:hidden">
        <Button
          size="row"
          icon={<Copy aria-hidden />}
          onClick={() => void copyText(`${title}\n${text()}`, 'The receipt, as text')}
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
        </dl>
      </article>
    </>
  );
}
