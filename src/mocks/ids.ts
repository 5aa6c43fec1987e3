/** The refusal of an id in the path that no record can have. */
export const badId = { message: 'The id must be a positive whole number.' };

/** Returns whether a record can have this id. */
export const isId = (id: string) => /^[1-9]\d*$/.test(id);
