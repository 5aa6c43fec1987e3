/**
 * Cuts the JSON text of a list answer after its first rows and closes all open brackets. The first array in
 * the text is the list.
 *
 * @param text the start of the answer, cut at any character
 * @returns valid JSON, or null if the text has fewer rows
 */
export function cutAfterRows(text: string, rows: number): string | null {
  // The missing closing brackets, innermost last.
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

/** Matches brackets and whole string literals, also an unfinished one: a bracket in a string does not count. */
const marks = /"(?:[^"\\]+|\\.)*(?:"|$)|[[\]{}]/gs;
