/** Refusals by error code of the framework, for which there is a more exact sentence than for their status. */
const byCode: Record<string, { status: number; message: string }> = {
  FST_ERR_CTP_INVALID_JSON_BODY: { status: 400, message: 'The request body is not JSON.' },
  FST_ERR_CTP_INVALID_MEDIA_TYPE: { status: 400, message: 'The request body is not JSON.' },
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: {
    status: 400,
    message: 'The request body has another length than announced.',
  },
};

/** Sentences by status. They replace the messages of the framework, which quote paths and headers. */
const byStatus: Record<number, string> = {
  400: 'The request cannot be read.',
  403: 'Access to this address is not allowed.',
  404: 'There is nothing at this address.',
  405: 'This method is not allowed at this address.',
  408: 'The request took too long to arrive.',
  412: 'A condition of the request does not hold.',
  413: 'The request body is too large.',
  414: 'The address is too long.',
  415: 'The request body cannot be read in this form.',
  416: 'The requested part does not exist.',
  417: 'The server does not support what the request expects.',
  429: 'Too many requests. Try again in a minute.',
  431: 'The header of the request is too large.',
  503: 'The server is busy. Try again in a moment.',
};

/** Returns the sentence for a status between 400 and 499, or 503. */
export const sentenceFor = (status: number): string =>
  byStatus[status] ?? 'The request cannot be answered.';

/**
 * Returns the status and message for an error of the framework or a plugin; undefined for a failure of the server.
 *
 * @param code the `code` of the error
 * @param status the `statusCode` of the error
 */
export function frameworkRefusal(code: unknown, status: unknown) {
  const codeRefusal = typeof code === 'string' ? byCode[code] : undefined;
  if (codeRefusal !== undefined) return codeRefusal;
  if (typeof status !== 'number') return undefined;
  const isRefusal = (status >= 400 && status < 500) || status === 503;
  return isRefusal ? { status, message: sentenceFor(status) } : undefined;
}
