import type { ReactNode } from 'react';
import { productName } from '../../../components/brand/product.ts';
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

/** A record of money, ready to print: the amount in figures and words, and its facts. */
export function ReceiptArticle({ title, amount, children }: ReceiptArticleProps) {
  return (
    <article aria-label="Receipt" className="receipt">
      <p className="text-caption text-text-3">
        {productName} · {title}
      </p>
      <p className="mt-3 text-hero font-bold">
        <Money amount={amount} />
      </p>
      {amount !== null && <p className="text-cell text-text-2">{amountInWords(amount)}</p>}
      <dl className="mt-3">{children}</dl>
    </article>
  );
}
