import { Card } from '../../../components/ui/card.tsx';
import { pulse, Skeleton } from '../../../components/ui/skeleton.tsx';
import { latePart, useLoaded } from '../../../lib/browser/late-part.tsx';
import { EmptyGrid } from './waiting-grid.tsx';

const late = latePart(() => import('./waiting-cells.tsx').then(({ WaitingCells }) => WaitingCells));

/**
 * The rows that wait for this administrator. Their code and their reads load after the figures below; until then a
 * skeleton keeps the height.
 *
 * @param isWanted whether the reads of the page have ended
 */
export function WaitingPanel({ isWanted }: { isWanted: boolean }) {
  const isLoaded = useLoaded(late, isWanted);
  return (
    <Card aria-labelledby="waiting-title" className="mb-5 overflow-hidden">
      <h2 id="waiting-title" className="px-[18px] py-3 text-card-title font-bold">
        Waiting for you
      </h2>
      {isLoaded ? (
        <late.View />
      ) : (
        <div aria-hidden className={pulse}>
          <EmptyGrid>
            <Skeleton grouped className="my-1 h-3 w-28" />
            <Skeleton grouped className="my-2 h-4 w-16" />
          </EmptyGrid>
        </div>
      )}
    </Card>
  );
}
