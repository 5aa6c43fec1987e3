/**
 * A refusal the caller is told about: the status and a sentence an administrator understands. It
 * must hold no SQL, path or stack.
 */
export class HttpError extends Error {
  override name = 'HttpError';
  readonly statusCode: number;

  constructor(statusCode: number, message: string) {
    super(message);
    this.statusCode = statusCode;
  }
}

export const notFound = (what: string, id: number | string) =>
  new HttpError(404, `There is no ${what} ${id}.`);

export const conflict = (message: string) => new HttpError(409, message);

export const unprocessable = (message: string) => new HttpError(422, message);
