/** The rules for decisions about money until an administrator changes them. */
export const defaultDecisionRules = {
  /** From this amount on, the administrator types the amount to approve it. In kobo. */
  typeAmountsFromKobo: 50_000_000,
  /** The hours in which a request is to be decided. */
  promisedHours: 48,
};

/** The highest values of rules that administrators set, as in openapi/extensions.yaml. A year has 8760 hours. */
export const maxDecisionRules = { naira: 1_000_000_000_000, hours: 8760 };

/** The kinds of records with decisions about money, named as in the audit. */
export const moneyRecordKinds = ['withdrawal', 'part-payment'] as const;
export type MoneyRecordKind = (typeof moneyRecordKinds)[number];

/** The share of a job's price that may be paid in total, in percent. */
export const maxPaidPercent: number = 100;

/** Returns the most that may be paid in total for a job with this price. Both are in kobo. */
export const maxPaidFor = (price: number, percent: number = maxPaidPercent): number =>
  // A large price times the percentage is not exact.
  price + Math.floor((price * (percent - 100)) / 100);
