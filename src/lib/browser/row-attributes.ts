/** The attribute of a table row with its index on the page. */
export const rowIndexAttribute = 'data-row';

/** The attribute of a link in a row with the kind of its target, such as `artisan`. */
export const linkKindAttribute = 'data-names';
