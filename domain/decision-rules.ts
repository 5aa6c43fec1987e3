/**
 * The rules for decisions about money where nobody has set others. An administrator types an amount from
 * ₦500,000 on to approve it, and a request is decided within 48 hours.
 */
export const defaultDecisionRules = {
  /** In kobo. */
  typeAmountsFromKobo: 50_000_000,
  promisedHours: 48,
};

/** The limits of rules that administrators set: 10^12 naira, and the hours of a year, as in openapi/extensions.yaml. */
export const mostInRules = { naira: 1_000_000_000_000, hours: 8760 };

/** The kinds of records with decisions about money, named as in the audit. */
export const moneyRecordKinds = ['withdrawal', 'part-payment'] as const;
export type MoneyRecordKind = (typeof moneyRecordKinds)[number];

/** How much of its price may be paid for a job in all, in percent. Nothing else changes with it. */
export const mostPaidPercent: number = 100;

/** Returns the most that may be paid in all for a job of this price; both in kobo. */
export const mostPaidOf = (price: number, percent: number = mostPaidPercent): number =>
  // A large price times 100 is not exact.
  price + Math.floor((price * (percent - 100)) / 100);
