/** The rules for decisions about money until an administrator changes them. */
export const defaultDecisionRules = {
  /** To approve this amount (in kobo) or more, the administrator types the amount. */
  typeAmountsFromKobo: 50_000_000,
  /** The hours within which a request should be decided. */
  promisedHours: 48,
};

/** The highest values of the rules, as in openapi/extensions.yaml. A year has 8760 hours. */
export const maxDecisionRules = { typeAmountsFromNaira: 1_000_000_000_000, promisedHours: 8760 };

/** The kinds of records with decisions about money, named as in the audit. */
export const moneyRecordKinds = ['withdrawal', 'part-payment'] as const;
export type MoneyRecordKind = (typeof moneyRecordKinds)[number];

/** The part of a job's price that may be paid in total, in percent. */
export const maxPaidPercent: number = 100;

/** Returns the most that may be paid in total for a job with this price. Both are in kobo. */
export const maxPaidFor = (price: number, percent: number = maxPaidPercent): number =>
  // Only the difference from 100 % is multiplied: a large price times 100 is above the exact integers of JavaScript.
  price + Math.floor((price * (percent - 100)) / 100);
