/** Returns the fields of a body, or null if it is not an object with only these fields. */
export async function fieldsOf(request: Request, names: readonly string[]) {
  const body: unknown = await request.json().catch(() => null);
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return null;
  const fields: Record<string, unknown> = { ...body };
  return Object.keys(fields).every((name) => names.includes(name)) ? fields : null;
}

/** The refusal of a body that does not meet the contract. */
export const badBody = { message: 'The request has a field that is missing, too long or unknown.' };

/** Returns whether a value is an amount in naira with at most two decimals. */
export const isAmount = (value: unknown): value is number =>
  typeof value === 'number' &&
  value >= 0 &&
  value <= 1_000_000_000_000 &&
  Number(value.toFixed(2)) === value;
