/**
 * The rules for decisions about money where nobody has set others. An administrator types an amount from
 * ₦500,000 on to approve it, and a request is decided within 48 hours.
 */
export const defaultDecisionRules = {
  /** In kobo. */
  typeAmountsFromKobo: 50_000_000,
  promisedHours: 48,
};
