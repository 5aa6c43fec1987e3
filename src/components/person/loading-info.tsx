import { Card } from '../ui/card.tsx';
import { Skeleton } from '../ui/skeleton.tsx';

/** A person's page while it loads. The words are the specification's. */
export function LoadingInfo() {
  return (
    <Card aria-busy className="mb-5 px-5 py-5">
      <p role="status" className="mb-4 text-cell text-text-2">
        Loading Info...
      </p>
      <div className="flex items-center gap-4">
        <Skeleton className="size-[88px]" />
        <div className="flex flex-1 flex-col gap-3">
          <Skeleton className="h-4 w-48" />
          <Skeleton className="h-3 w-32" />
        </div>
      </div>
    </Card>
  );
}
