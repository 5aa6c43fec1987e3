// The `+` is for strings of many megabytes, and `$` for unfinished ones, as in receive.ts.
const stringsAndNumbers = /"(?:[^"\\]+|\\.?)*(?:"|$)|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;
const wholeNumber = /^-?\d+$/;

/**
 * Parses JSON. A whole number that a JavaScript number cannot hold becomes a string of its digits, because a rounded id
 * is the id of another record: 9007199254740993 would become 9007199254740992.
 *
 * @throws SyntaxError if the text is not JSON
 */
export function parseJson(text: string): unknown {
  return JSON.parse(
    text.replaceAll(stringsAndNumbers, (value) =>
      wholeNumber.test(value) && !Number.isSafeInteger(Number(value)) ? `"${value}"` : value,
    ),
  );
}
