import type { ClientReview } from '../../api/extensions/client-reviews.ts';

/** Returns the stars of a review, from 1 to 5; null for any other value. */
export function starsOf({ rating }: Pick<ClientReview, 'rating'>): number | null {
  return rating !== null && Number.isInteger(rating) && rating >= 1 && rating <= 5 ? rating : null;
}

/** The ratings of one client. */
export interface Ratings {
  /** With one decimal; null without a rating. */
  average: string | null;
  /** The reviews that have stars. */
  count: number;
  /** The reviews with 5 stars, then those with 4, down to 1. */
  spread: readonly { stars: number; count: number }[];
}

/** Returns the average and the spread of reviews. Reviews without a rating do not count. */
export function ratingsOf(reviews: readonly Pick<ClientReview, 'rating'>[]): Ratings {
  const stars = reviews.flatMap((review) => starsOf(review) ?? []);
  const sum = stars.reduce((total, one) => total + one, 0);
  return {
    average: stars.length === 0 ? null : (sum / stars.length).toFixed(1),
    count: stars.length,
    spread: [5, 4, 3, 2, 1].map((place) => ({
      stars: place,
      count: stars.filter((one) => one === place).length,
    })),
  };
}
