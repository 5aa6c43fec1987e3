/**
 * A whole number as it is printed: 12,480. Not by Intl, whose first use in a page takes as long as
 * drawing a table.
 */
export function formatCount(count: number): string {
  return String(count).replaceAll(/\B(?=(?:\d{3})+$)/g, ',');
}
