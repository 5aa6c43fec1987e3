import { parseJson } from '../../src/api/transport/parse-json.ts';

/** The body of the last answer as text, recorded by a wrapped `fetch`; undefined when no answer arrived. */
let lastBody: Promise<string> | undefined;

const send = globalThis.fetch;
globalThis.fetch = async (input, init) => {
  lastBody = undefined;
  const response = await send(input, init);
  lastBody = response
    .clone()
    .text()
    .catch(() => '');
  return response;
};

/** Returns the parsed body of the last answer; undefined when it is not JSON. */
export async function readLastAnswer(): Promise<unknown> {
  try {
    return parseJson((await lastBody) ?? '');
  } catch {
    return undefined;
  }
}

/** Describes the last answer in a few words, for an answer that cannot be read. */
export async function describeLastAnswer(): Promise<string> {
  if (lastBody === undefined) return 'no answer';
  const text = (await lastBody).trim();
  if (text === '') return 'an empty body';
  if (text.startsWith('<')) return 'HTML';
  const answer = await readLastAnswer();
  if (answer === undefined) return /^[[{]/.test(text) ? 'JSON that breaks off' : 'text, not JSON';
  if (typeof answer !== 'object' || answer === null) return JSON.stringify(answer).slice(0, 40);
  return Array.isArray(answer)
    ? 'a list'
    : `an object with the fields ${Object.keys(answer).slice(0, 8).join(', ') || '(none)'}`;
}
