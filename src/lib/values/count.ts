/** Prints an integer as 12,480. It avoids Intl, whose first use takes as long as drawing a table. */
export function formatCount(count: number): string {
  return String(count).replaceAll(/\B(?=(?:\d{3})+$)/g, ',');
}

/** Prints an estimate with two significant digits: 4.2 million, 120 thousand. */
export const formatAbout = (count: number): string =>
  new Intl.NumberFormat('en-NG', {
    notation: 'compact',
    compactDisplay: 'long',
    maximumSignificantDigits: 2,
  }).format(count);
