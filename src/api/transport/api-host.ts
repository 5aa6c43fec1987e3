/** The origin of the API host from the build settings; '' if the API is on the page's own origin. */
export const apiHost: string = (import.meta.env.VITE_API_HOST ?? '').replace(/\/+$/, '');

/** The prefix of every call's path. It is absolute, because tests have no page for a relative URL. */
export const apiBase = `${apiHost || globalThis.location.origin}/api/v1`;
