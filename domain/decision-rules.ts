/**
 * The rules for decisions about money where nobody has set others. An administrator types an amount from
 * ₦500,000 on to approve it, and a request is decided within 48 hours.
 */
export const defaultDecisionRules = {
  /** In kobo. */
  typeAmountsFromKobo: 50_000_000,
  promisedHours: 48,
};

/** The kinds of records with decisions about money, named as in the audit. */
export const decidedRecords = ['withdrawal', 'part-payment'] as const;
export type DecidedRecord = (typeof decidedRecords)[number];

/** How much of its price may be paid for a job in all, in percent. Nothing else changes with it. */
export const mostPaidPercent: number = 100;

/** Returns the most that may be paid in all for a job of this price; both in kobo. */
export const mostPaidOf = (price: number): number =>
  // Of a large price, 100 % of it in one product would be rounded.
  price + Math.floor((price * (mostPaidPercent - 100)) / 100);
