/** Kobo as the Naira number of the contract. */
export const toNaira = (kobo: number) => kobo / 100;

const format = new Intl.NumberFormat('en-NG', {
  style: 'currency',
  currency: 'NGN',
  currencyDisplay: 'narrowSymbol',
});

/** Kobo in a sentence: ₦150,000.00. */
export const inWords = (kobo: number) => format.format(toNaira(kobo));
