import { Card } from '../../../components/ui/card.tsx';
import { pulse, Skeleton } from '../../../components/ui/skeleton.tsx';
import { latePart, useLoaded } from '../../../lib/browser/late-part.tsx';
import { cellClass } from './cell-class.ts';

const late = latePart(() => import('./waiting-cells.tsx').then(({ WaitingCells }) => WaitingCells));

/**
 * What waits for this administrator. Its reads and its code come after those of the figures below; until then
 * it holds their room.
 *
 * @param isWanted whether the reads of the page have ended
 */
export function WaitingPanel({ isWanted }: { isWanted: boolean }) {
  const isLoaded = useLoaded(late, isWanted);
  return (
    <Card aria-labelledby="waiting-title" className="mb-5 overflow-hidden">
      <h2 id="waiting-title" className="px-[18px] pt-3.5 pb-2.5 text-card-title font-bold">
        Waiting for you
      </h2>
      {isLoaded ? (
        <late.View />
      ) : (
        <div
          aria-hidden
          className={`grid border-line border-t sm:grid-cols-2 xl:grid-cols-4 ${pulse}`}
        >
          {['first', 'second', 'third', 'fourth'].map((cell) => (
            <div key={cell} className={cellClass}>
              <Skeleton grouped className="my-1 h-3 w-28" />
              <Skeleton grouped className="my-2 h-4 w-16" />
            </div>
          ))}
        </div>
      )}
    </Card>
  );
}
