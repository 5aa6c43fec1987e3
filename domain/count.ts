/** Formats an integer as 12,480. It avoids Intl, whose first use is slow. */
export function formatCount(count: number): string {
  return String(count).replaceAll(/\B(?=(?:\d{3})+$)/g, ',');
}
