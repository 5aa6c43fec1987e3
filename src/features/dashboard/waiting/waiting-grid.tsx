import type { ReactNode } from 'react';

/** The four cells in one, two or four columns. The gaps show the line between them. */
export const gridClass = 'grid gap-px border-line border-t bg-line sm:grid-cols-2 xl:grid-cols-4';

/** The classes and the height of one cell: each of its faces is as high, so that nothing below moves. */
export const cellLook = {
  className: 'relative bg-surface px-[18px] py-3',
  style: { minHeight: 88 },
};

/** The cells without their content, which hold its room. */
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
