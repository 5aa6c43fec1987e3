import { clsx } from 'clsx';

/** The animation of skeletons. The parent of many bars has it: each animated element needs memory for a layer. */
export const pulse = 'animate-pulse motion-reduce:animate-none';

interface SkeletonProps {
  className?: string;
  /** Whether the parent has the `pulse` animation. */
  grouped?: boolean;
}

/** A grey bar in place of content that is loading; `className` gives its size. */
export function Skeleton({ className, grouped = false }: SkeletonProps) {
  return (
    <span
      aria-hidden
      className={clsx('block rounded-full bg-surface-3', !grouped && pulse, className)}
    />
  );
}
