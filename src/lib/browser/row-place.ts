/** The rows on screen carry this attribute with their place on the page. */
export const rowPlace = 'data-row';

/** Links in rows carry this attribute with what they name: an artisan, a client or a job. */
export const namedByLink = 'data-names';
