/** The refusal of an invalid id in the path. */
export const badId = { message: 'The id must be a positive whole number.' };

/** Returns whether a record can have this id. */
export const isId = (id: string) => /^[1-9]\d*$/.test(id);
