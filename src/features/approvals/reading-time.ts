/** Milliseconds that figures stay on screen before Yes can be pressed: longer than a double click takes. */
export const readingTime = 400;
