/** The keys of the decisions whose outcome no open dialog shows. They have a file, because code that loads late adds them. */
const keysForToast = new Set<string>();

/** Makes a toast show the outcome of the decision with this key, because no open dialog shows it. */
export const showOutcomeInToast = (key: string): void => void keysForToast.add(key);

export const isOutcomeForToast = (key: string): boolean => keysForToast.has(key);
