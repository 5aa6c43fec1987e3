/**
 * The JSON of a list answer as if it ended after its first rows, in whatever it is wrapped; null
 * where the text does not reach that far. The first array of the text is taken for the list.
 *
 * @param text the beginning of the answer, cut anywhere
 */
export function cutAfterRows(text: string, rows: number): string | null {
  // What would close what is open, innermost last.
  const closing: string[] = [];
  let listDepth: number | undefined;
  let seen = 0;
  for (const { 0: mark, index } of text.matchAll(marks)) {
    if (mark === '{') closing.push('}');
    else if (mark === '[') {
      closing.push(']');
      listDepth ??= closing.length;
    } else if (mark === '}' || mark === ']') {
      closing.pop();
      if (mark === '}' && closing.length === listDepth) seen += 1;
      if (seen === rows) return text.slice(0, index + 1) + closing.reverse().join('');
    }
  }
  return null;
}

/** Brackets; and words whole, ended or not, so that no bracket in them counts. */
const marks = /"(?:[^"\\]+|\\.)*(?:"|$)|[[\]{}]/gs;
