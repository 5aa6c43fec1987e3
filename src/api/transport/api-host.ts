/** Where the API is: the host the dashboard was built for, or '' for the one it was served from. */
export const apiHost: string = (import.meta.env.VITE_API_HOST ?? '').replace(/\/+$/, '');

/** What every call's path follows. In the tests there is no page to be relative to, so it is absolute. */
export const apiBase = `${apiHost || globalThis.location.origin}/api/v1`;
