/** Page sizes from the specification, section 9. The first is the default. */
export const peopleSizes = [10, 20, 30] as const;
export const recordSizes = [5, 10, 25, 50] as const;
