/** What the product is called, here and nowhere else. */
export const productName: string = import.meta.env.VITE_PRODUCT_NAME || 'Back Office';

/** Whose it is, at the foot of every page. */
export const copyright = `© ${new Date().getFullYear()} ${productName}`;
