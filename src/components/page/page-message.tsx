import type { ReactNode } from 'react';
import { productName } from '../brand/product.ts';
import { LateMotif } from '../ui/late-motif.tsx';

interface PageMessageProps {
  title: string;
  sentence: string;
  actions: ReactNode;
  children?: ReactNode;
}

/** A page with only a title, a sentence and buttons. */
export function PageMessage({ title, sentence, actions, children }: PageMessageProps) {
  return (
    <div className="mx-auto flex max-w-[60ch] flex-col items-center px-4 py-16 text-center">
      <title>{`${title} · ${productName}`}</title>
      <LateMotif name="sun" className="mb-5 size-[120px] text-line-strong" />
      <h1 className="text-title font-bold">{title}</h1>
      <p className="mt-1.5 mb-6 text-body text-text-2">{sentence}</p>
      <div className="flex flex-wrap justify-center gap-2.5 max-sm:w-full max-sm:flex-col">
        {actions}
      </div>
      {children}
    </div>
  );
}
