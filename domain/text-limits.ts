/** The greatest lengths of the texts in calls, in characters, as in openapi/extensions.yaml. */
export const maxLengths = { reason: 500, text: 20_000, name: 200, viewName: 60, note: 2_000 };

/** Counts characters as JSON Schema does: by code points and not by UTF-16 units. */
export const lengthOf = (text: string): number => Array.from(text).length;
