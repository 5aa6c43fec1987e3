import { clsx } from 'clsx';

/** The animation of skeletons. It belongs on the parent of many bars, because each animation is a layer. */
export const pulse = 'animate-pulse motion-reduce:animate-none';

interface SkeletonProps {
  className?: string;
  /** Whether its parent has the `pulse` animation. */
  grouped?: boolean;
}

/** A grey bar with the size of the loading content. */
export function Skeleton({ className, grouped = false }: SkeletonProps) {
  return (
    <span
      aria-hidden
      className={clsx('block rounded-full bg-surface-3', !grouped && pulse, className)}
    />
  );
}
