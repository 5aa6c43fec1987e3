/** Returns whether requests with this method only read. */
export const isRead = (method: string) => method === 'GET' || method === 'HEAD';
