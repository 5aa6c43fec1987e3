/** Whether a call with this method only reads, so that it changes nothing on the host. */
export const isRead = (method: string) => method === 'GET' || method === 'HEAD';
