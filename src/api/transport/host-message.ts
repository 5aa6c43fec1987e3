/** The fields in which hosts send their message, in the order in which they are tried. */
const messageFields = ['message', 'msg', 'error', 'detail', 'data'];

/** Matches what Laravel adds to `message` if `errors` has more sentences. */
const laravelSuffix = / \(and \d+ more errors?\)$/;

/**
 * Returns the message in an answer, from any field that hosts use for it, or undefined. Several sentences, in a list or
 * in a tree of fields such as Laravel's `errors`, become one text.
 */
export function messageIn(body: unknown): string | undefined {
  const sentences = [...new Set(sentencesIn(body))];
  const distinct = sentences.filter((sentence) => {
    const withoutSuffix = sentence.replace(laravelSuffix, '');
    return withoutSuffix === sentence || !sentences.includes(withoutSuffix);
  });
  return distinct.length < 2
    ? distinct[0]
    : distinct.map((sentence) => sentence.replace(/[^.!?:;]$/, '$&.')).join(' ');
}

/** Deeper values are not read, because a hostile answer may have any depth. */
const maxDepth = 8;

/**
 * Returns the sentences in the message fields of an object.
 *
 * @param isTree whether every text in the value is a sentence, as in `errors`
 */
function sentencesIn(value: unknown, isTree = false, depth = 0): string[] {
  if (typeof value === 'string') return isTree && value.trim() !== '' ? [value.trim()] : [];
  if (typeof value !== 'object' || value === null || depth > maxDepth) return [];
  const errors = () => sentencesIn(Reflect.get(value, 'errors'), true, depth + 1);
  for (const field of messageFields) {
    const inner: unknown = Reflect.get(value, field);
    // An object in `data` also has texts that are no messages.
    const sentences = sentencesIn(inner, field !== 'data' || typeof inner === 'string', depth + 1);
    if (sentences.length > 0) return [...sentences, ...errors()];
  }
  const sentences = errors();
  return sentences.length > 0 || !isTree
    ? sentences
    : Object.values(value).flatMap((inner) => sentencesIn(inner, true, depth + 1));
}
