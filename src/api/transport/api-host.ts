/** The address or path in front of `/api/v1`, from the build settings; '' for the page's own origin. */
export const apiHost: string = (import.meta.env.VITE_API_HOST ?? '').replace(/\/+$/, '');

/** The beginning of every call's URL. Without a host it has the page's origin, because fetch in Node.js takes no path. */
export const apiBase = `${apiHost || globalThis.location.origin}/api/v1`;
