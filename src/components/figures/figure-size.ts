import { clsx } from 'clsx';

/** Returns the classes for a figure's size. A long text is smaller, because a figure must not wrap. */
export function figureSize(text: string, kind: 'money' | 'count'): string {
  if (text.length >= 18) return 'text-[1.1875rem] leading-[2.125rem] tracking-[-0.024em]';
  if (text.length >= 15) return 'text-tile leading-[2.125rem]';
  return clsx(
    'text-figure max-2xl:text-title max-2xl:leading-[2.125rem]',
    kind === 'money' ? 'max-sm:text-hero' : 'max-sm:text-figure',
  );
}
