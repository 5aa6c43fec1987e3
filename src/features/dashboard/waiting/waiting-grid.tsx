import type { ReactNode } from 'react';

/** The four cells in one, two or four columns. The background shows as a line in the gaps. */
export const gridClass = 'grid gap-px border-line border-t bg-line sm:grid-cols-2 xl:grid-cols-4';

/** The classes and the height of one cell. The height is the same in all states, so that nothing below moves. */
export const cellLook = {
  className: 'relative bg-surface px-[18px] py-3',
  style: { minHeight: 88 },
};

/** Four cells of the same size, each with this content. */
export function EmptyGrid({ children }: { children: ReactNode }) {
  return (
    <div className={`relative ${gridClass}`}>
      {['first', 'second', 'third', 'fourth'].map((cell) => (
        <div key={cell} {...cellLook}>
          {children}
        </div>
      ))}
    </div>
  );
}
