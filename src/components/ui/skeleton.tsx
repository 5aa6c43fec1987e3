import { clsx } from 'clsx';

/** A grey bar in the place and size of what is being loaded. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden
      className={clsx(
        'block animate-pulse rounded-full bg-surface-3 motion-reduce:animate-none',
        className,
      )}
    />
  );
}
