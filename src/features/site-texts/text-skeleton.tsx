import { Skeleton } from '../../components/ui/skeleton.tsx';

/** The skeleton of a few lines of text. */
export function TextSkeleton() {
  return (
    <div className="flex flex-col gap-3 px-5 py-5">
      <Skeleton className="h-3 w-1/3" />
      <Skeleton className="h-2.5 w-11/12" />
      <Skeleton className="h-2.5 w-4/5" />
      <Skeleton className="h-2.5 w-5/6" />
    </div>
  );
}
