import { wait } from '../../lib/browser/wait.ts';
import { chunksOf } from './chunks.ts';

/** The part of an answer that has arrived. */
export interface Received {
  /** The parsed answer, cut after its first rows; undefined until they arrive, or if they are not wanted. */
  firstRows: unknown;
  /** Uncompressed bytes so far; 0 while it is too early to show progress. */
  bytes: number;
  /** Must be called after the first rows are painted: the next step blocks the page. */
  onPainted: () => void;
}

/** Receives the parts of an answer as they arrive. */
export interface ReceiveListener {
  /** Whether the first rows can be shown before the rest arrives. */
  wantsFirstRows: boolean;
  onReceived: (received: Received) => void;
}

/** How many rows are shown before the rest arrives: the largest page size. */
const firstRowsCount = 50;
/** First rows with more characters than this are not shown early. */
const maxFirstRowsLength = 256 * 1024;
/** Parsing a longer JSON text takes more than one frame. */
const longTextLength = 1024 * 1024;
/** Progress is not reported before this time. */
export const progressDelayMs = 800;
const progressIntervalMs = 250;
/** The longest wait for the paint of the first rows: a listener may never paint them. */
const paintTimeoutMs = 500;

/**
 * Returns the text of an answer.
 *
 * @param listener receives the parts that arrive before the whole answer
 * @throws the network's error, and SyntaxError if the first rows are not JSON
 */
export async function receive(
  response: Response,
  onChunk: () => void,
  { wantsFirstRows = false, onReceived }: Partial<ReceiveListener> = {},
): Promise<string> {
  const { body } = response;
  if (body === null) return response.text();
  const decoder = new TextDecoder();
  const startedAt = performance.now();
  let reportedAt = startedAt;
  let text = '';
  let bytes = 0;
  let firstRows: unknown;
  let isSearching = wantsFirstRows;
  let reportTimer: ReturnType<typeof setTimeout> | undefined;
  let onPainted = () => {};
  const painted = new Promise<void>((resolve) => {
    onPainted = resolve;
  });
  const report = () => {
    reportedAt = performance.now();
    const showsProgress = reportedAt - startedAt > progressDelayMs;
    onReceived?.({ firstRows, bytes: showsProgress ? bytes : 0, onPainted });
  };
  try {
    for await (const chunk of chunksOf(body)) {
      onChunk();
      bytes += chunk.byteLength;
      text += decoder.decode(chunk, { stream: true });
      if (isSearching) {
        firstRows = parseFirstRows(text.slice(0, maxFirstRowsLength));
        if (firstRows !== undefined) reportTimer = setTimeout(report);
        isSearching = firstRows === undefined && text.length <= maxFirstRowsLength;
      }
      const now = performance.now();
      if (now - startedAt > progressDelayMs && now - reportedAt > progressIntervalMs) report();
    }
  } finally {
    clearTimeout(reportTimer);
  }
  text += decoder.decode();
  if (firstRows !== undefined && text.length > longTextLength) {
    report();
    await Promise.race([painted, wait(paintTimeoutMs)]);
  }
  return text;
}

/** Returns whether JSON may have a whole number that is too long to be exact; see parse-json.ts. */
export const hasLongNumber = (json: string): boolean => /[[:,]\s*-?\d{16,}\s*[,\]}]/.test(json);

function parseFirstRows(text: string): unknown {
  const json = cutAfterRows(text, firstRowsCount);
  return json === null || hasLongNumber(json) ? undefined : JSON.parse(json);
}

/**
 * Cuts the JSON text of a list answer after its first rows and closes all open brackets. The list is taken to be the
 * first array in the text.
 *
 * @param text the start of the answer, cut at any character
 * @returns valid JSON, or null if the text has fewer rows
 */
export function cutAfterRows(text: string, rows: number): string | null {
  // For each open bracket its closing one, innermost last.
  const closing: string[] = [];
  let listDepth: number | undefined;
  let count = 0;
  for (const { 0: mark, index } of text.matchAll(marks)) {
    if (mark === '{') closing.push('}');
    else if (mark === '[') {
      closing.push(']');
      listDepth ??= closing.length;
    } else if (mark === '}' || mark === ']') {
      closing.pop();
      if (mark === '}' && closing.length === listDepth) count += 1;
      if (count === rows) return text.slice(0, index + 1) + closing.reverse().join('');
    }
  }
  return null;
}

/**
 * Matches brackets, and strings so that brackets in them do not count. The last string may be unfinished, also after a
 * backslash: if it did not match, the search for another match would take exponential time.
 */
const marks = /"(?:[^"\\]+|\\.?)*(?:"|$)|[[\]{}]/gs;
