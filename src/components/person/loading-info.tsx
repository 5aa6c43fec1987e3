import { clsx } from 'clsx';
import { Card } from '../ui/card.tsx';
import { Skeleton } from '../ui/skeleton.tsx';

interface LoadingInfoProps {
  /** Whether it stands for a profile card; then it has the same height, so that the content below does not jump. */
  isProfile?: boolean;
}

/** The placeholder of details about a person while they load. */
export function LoadingInfo({ isProfile = false }: LoadingInfoProps) {
  return (
    <Card
      aria-busy
      className={clsx(
        'mb-5 px-5 py-5',
        isProfile && 'min-h-[215px] max-xl:min-h-[276px] max-md:min-h-[472px]',
      )}
    >
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
