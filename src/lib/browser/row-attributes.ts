/** The attribute of a row or card with its index on the page. */
export const rowIndexAttribute = 'data-row';

/** The attribute of a link in a row with the kind of its target, such as `artisan`. */
export const linkKindAttribute = 'data-names';
