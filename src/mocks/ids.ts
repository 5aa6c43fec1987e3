/** The refusal of an invalid id in the path. */
export const badId = { message: 'The id must be a positive whole number.' };

/** The refusal of a body or a header that does not meet the contract. */
export const badBody = { message: 'The request has a field that is missing, too long or unknown.' };

/** Returns whether a record can have this id. */
export const isId = (id: string) => /^[1-9]\d*$/.test(id);
