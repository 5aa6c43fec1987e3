import type { ReactNode } from 'react';

/** The classes of the grid: one, two or four columns. Its background is visible as lines in the gaps. */
export const gridClass = 'grid gap-px border-line border-t bg-line sm:grid-cols-2 xl:grid-cols-4';

/** The props of one cell. The height is the same in all states, so that nothing below moves. */
export const cellProps = {
  className: 'relative bg-surface px-[18px] py-3',
  style: { minHeight: 88 },
};

/** Four cells of the same size, each with this content. */
export function EmptyGrid({ children }: { children?: ReactNode }) {
  return (
    <div className={`relative ${gridClass}`}>
      {['first', 'second', 'third', 'fourth'].map((cell) => (
        <div key={cell} {...cellProps}>
          {children}
        </div>
      ))}
    </div>
  );
}
