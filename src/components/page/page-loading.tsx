import { Skeleton } from '../ui/skeleton.tsx';

/** The skeleton of a page whose code is loading. */
export function PageLoading() {
  return (
    <div role="status" aria-label="Loading" className="flex flex-col gap-4">
      <Skeleton className="h-7 w-56" />
      <Skeleton className="h-3.5 w-80 max-w-full" />
    </div>
  );
}
