import { Star } from 'lucide-react';
import { formatCount } from '../../../domain/count.ts';
import { type ClientReview, clientReviewsQuery } from '../../api/extensions/client-reviews.ts';
import { useRead } from '../../api/lists/use-read.ts';
import { EmptyState } from '../../components/feedback/empty-state.tsx';
import { Loaded } from '../../components/feedback/loaded.tsx';
import { LinkedId } from '../../components/row-link/linked-id.tsx';
import { NamedLink, toArtisan } from '../../components/row-link/named-links.tsx';
import { toJob } from '../../components/row-link/record-links.ts';
import { DateText } from '../../components/ui/date-text.tsx';
import { SidePanel } from '../../components/ui/side-panel.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';

const reviewCountText = (count: number) =>
  `${formatCount(count)} ${count === 1 ? 'review' : 'reviews'}`;

function RatingSummary({ reviews }: { reviews: readonly ClientReview[] }) {
  const { average, count, spread } = ratingsOf(reviews);
  const unrated = reviews.length - count;
  return (
    <div className="mb-2 flex items-center gap-5 rounded-tile border border-line bg-canvas px-3.5 py-3">
      <div className="shrink-0 text-center">
        <p className="text-hero font-bold tabular-nums">{average ?? 'NIL'}</p>
        <p className="text-caption text-text-2">
          of 5 · {reviewCountText(count)}
          {unrated > 0 && <span className="block">{formatCount(unrated)} without stars</span>}
        </p>
      </div>
      <ul aria-label="Spread of the ratings" className="min-w-0 flex-1 text-caption text-text-2">
        {spread.map((line) => (
          <li key={line.stars} className="flex items-center gap-2 tabular-nums">
            <span className="sr-only">
              {line.stars} {line.stars === 1 ? 'star' : 'stars'}: {reviewCountText(line.count)}
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

interface ClientReviewsProps {
  clientId: string;
  onClose: () => void;
}

/** The panel with the artisans' reviews of a client. */
export function ClientReviews({ clientId, onClose }: ClientReviewsProps) {
  const read = useRead(clientReviewsQuery(clientId));
  return (
    <SidePanel side="right" title={<>Ratings &amp; Reviews</>} onClose={onClose}>
      <div
        className="min-h-0 flex-1 overflow-y-auto"
        aria-busy={read.data === undefined && read.error === null}
      >
        <Loaded what="Ratings & Reviews" read={read} skeleton={<ReviewsSkeleton />}>
          {(rows) =>
            rows.length === 0 ? (
              <EmptyState text="No Records Here!" />
            ) : (
              <div className="px-5 py-4">
                <RatingSummary reviews={rows.all()} />
                <ul aria-label="Reviews" className="*:border-line *:not-first:border-t">
                  {rows.all().map((review, index) => (
                    <li key={review.id ?? `review-${index}`} className="py-3.5">
                      <Review review={review} />
                    </li>
                  ))}
                </ul>
              </div>
            )
          }
        </Loaded>
      </div>
    </SidePanel>
  );
}

function Review({ review }: { review: ClientReview }) {
  const { artisan_name, artisan_id, job_id } = review;
  return (
    <article className="text-cell">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <h3 className="text-body font-bold">
          <NamedLink target={toArtisan(artisan_id)} className="hover:underline">
            {artisan_name}
          </NamedLink>
        </h3>
        <Stars stars={starsOf(review)} />
      </div>
      <p className="text-text-2">
        <DateText value={review.created_at} /> · {review.service_type ?? 'NIL'} · Job{' '}
        <LinkedId id={job_id} target={toJob(job_id)} />
      </p>
      {review.review === null ? (
        <p className="mt-1.5 text-text-3">Stars only, without words.</p>
      ) : (
        <p className="mt-1.5 text-body leading-[22px] whitespace-pre-line">{review.review}</p>
      )}
    </article>
  );
}

function Stars({ stars }: { stars: number | null }) {
  if (stars === null) return <span className="text-text-3">NIL</span>;
  return (
    <span role="img" aria-label={`${stars} of 5 stars`} className="inline-flex gap-0.5">
      {[1, 2, 3, 4, 5].map((position) => (
        <Star
          key={position}
          size={15}
          strokeWidth={1.75}
          aria-hidden
          className={position <= stars ? 'text-wait-ink' : 'text-text-3'}
          fill={position <= stars ? 'currentColor' : 'none'}
        />
      ))}
    </span>
  );
}

function ReviewsSkeleton() {
  return (
    <div className="flex flex-col gap-3 px-5 py-5">
      <Skeleton className="h-3 w-1/3" />
      <Skeleton className="h-2.5 w-4/5" />
      <Skeleton className="h-2.5 w-4/5" />
      <Skeleton className="h-2.5 w-1/2" />
    </div>
  );
}

/** Returns the stars of a review, from 1 to 5; null for any other value. */
function starsOf({ rating }: Pick<ClientReview, 'rating'>): number | null {
  return rating !== null && Number.isInteger(rating) && rating >= 1 && rating <= 5 ? rating : null;
}

interface Ratings {
  /** The average with one decimal; null without ratings. */
  average: string | null;
  /** The number of reviews with stars. */
  count: number;
  /** The number of reviews with 5 stars, then with 4, down to 1. */
  spread: readonly { stars: number; count: number }[];
}

/** Returns the average and the spread of reviews. A review without stars does not count. */
export function ratingsOf(reviews: readonly Pick<ClientReview, 'rating'>[]): Ratings {
  const ratings = reviews.flatMap((review) => starsOf(review) ?? []);
  const sum = ratings.reduce((total, rating) => total + rating, 0);
  return {
    average: ratings.length === 0 ? null : (sum / ratings.length).toFixed(1),
    count: ratings.length,
    spread: [5, 4, 3, 2, 1].map((stars) => ({
      stars,
      count: ratings.filter((rating) => rating === stars).length,
    })),
  };
}
