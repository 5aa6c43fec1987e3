import { clsx } from 'clsx';

/** What is grey breathes. Many bars do it together, or each would be a layer of its own. */
export const pulse = 'animate-pulse motion-reduce:animate-none';

interface SkeletonProps {
  className?: string;
  /** What it is in does `pulse`. */
  grouped?: boolean;
}

/** A grey bar in the place and size of what is being loaded. */
export function Skeleton({ className, grouped = false }: SkeletonProps) {
  return (
    <span
      aria-hidden
      className={clsx('block rounded-full bg-surface-3', !grouped && pulse, className)}
    />
  );
}
