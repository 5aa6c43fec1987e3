import { formatCount } from '../../../domain/count.ts';
import type { ClientReview } from '../../api/extensions/client-reviews.ts';
import { ratingsOf } from './ratings.ts';

const reviewsOf = (count: number) => `${formatCount(count)} ${count === 1 ? 'review' : 'reviews'}`;

/** The average of the ratings, and the number of reviews for each number of stars. */
export function RatingSummary({ reviews }: { reviews: readonly ClientReview[] }) {
  const { average, count, spread } = ratingsOf(reviews);
  const without = reviews.length - count;
  return (
    <div className="mb-2 flex items-center gap-5 rounded-tile border border-line bg-canvas px-3.5 py-3">
      <div className="shrink-0 text-center">
        <p className="text-hero font-bold tabular-nums">{average ?? 'NIL'}</p>
        <p className="text-caption text-text-2">
          of 5 · {reviewsOf(count)}
          {without > 0 && <span className="block">{formatCount(without)} without stars</span>}
        </p>
      </div>
      <ul aria-label="Spread of the ratings" className="min-w-0 flex-1 text-caption text-text-2">
        {spread.map((line) => (
          <li key={line.stars} className="flex items-center gap-2 tabular-nums">
            <span className="sr-only">
              {line.stars} {line.stars === 1 ? 'star' : 'stars'}: {reviewsOf(line.count)}
            </span>
            <span aria-hidden>{line.stars}</span>
            <span aria-hidden className="flex h-2.5 flex-1 rounded-full bg-surface-3">
              <span
                className="rounded-full bg-accent"
                style={{ width: `${(100 * line.count) / Math.max(1, count)}%` }}
              />
            </span>
            <span aria-hidden className="w-6 text-right">
              {formatCount(line.count)}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
