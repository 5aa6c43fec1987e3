/** The longest texts that a call takes, in characters, as in openapi/extensions.yaml. */
export const maxLengths = { reason: 500, text: 20_000, name: 200, viewName: 60 };

/** Counts characters as JSON Schema does: a character outside the basic plane is one. */
export const lengthOf = (text: string): number => Array.from(text).length;
