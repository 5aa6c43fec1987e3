/** The name of the product; the build takes it from `VITE_PRODUCT_NAME`. */
export const productName: string = import.meta.env.VITE_PRODUCT_NAME || 'Back Office';

/** The copyright line in the footer. */
export const copyright = `© ${new Date().getFullYear()} ${productName}`;
