import { wait } from '../../lib/browser/wait.ts';
import { cutAfterRows } from './first-rows.ts';

/** What has come of an answer that is still on its way. */
export interface Received {
  /** The answer as if it ended after its first rows; undefined until those are there, or where nobody wants them. */
  beginning: unknown;
  /** Bytes so far, unpacked; 0 while it is too early to speak of them. */
  bytes: number;
  /** To be called once this is on screen: what comes next keeps the page busy. */
  onShown: () => void;
}

/** Receives what has come of an answer. */
export interface ArrivalListener {
  /** Whether its first rows are of use before all are there. */
  wantsFirstRows: boolean;
  onReceived: (received: Received) => void;
}

/** A page of any size. */
const firstRows = 50;
/** Where the first rows take more text than this, they are too big to look for. */
const farEnough = 256 * 1024;
/** Reading this much text as JSON takes longer than a frame. */
const heavy = 1024 * 1024;
/** No progress text during the first 800 ms. */
const patience = 800;
const betweenNews = 250;
/** Somebody may wait for all of an answer whose beginning nobody shows. */
const showWithin = 500;

/**
 * The text of an answer.
 *
 * @param onPiece runs for each piece
 * @param listener receives what has come so far, unless all is there at once
 * @throws the network's error, and SyntaxError where the beginning is no JSON
 */
export async function receive(
  response: Response,
  onPiece: () => void,
  { wantsFirstRows = false, onReceived }: Partial<ArrivalListener> = {},
): Promise<string> {
  const reader = response.body?.getReader();
  if (reader === undefined) return response.text();
  const decoder = new TextDecoder();
  const started = performance.now();
  let told = started;
  let text = '';
  let bytes = 0;
  let beginning: unknown;
  let looked = !wantsFirstRows;
  let news: ReturnType<typeof setTimeout> | undefined;
  let onShown = () => {};
  const shown = new Promise<void>((resolve) => {
    onShown = resolve;
  });
  const tell = () => {
    told = performance.now();
    onReceived?.({ beginning, bytes: told - started > patience ? bytes : 0, onShown });
  };
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      onPiece();
      bytes += part.value.byteLength;
      text += decoder.decode(part.value, { stream: true });
      if (!looked) {
        beginning = beginningOf(text.slice(0, farEnough));
        if (beginning !== undefined) news = setTimeout(tell);
        looked = beginning !== undefined || text.length > farEnough;
      }
      const now = performance.now();
      if (now - started > patience && now - told > betweenNews) tell();
    }
  } finally {
    clearTimeout(news);
  }
  text += decoder.decode();
  if (beginning !== undefined && text.length > heavy) {
    tell();
    await Promise.race([shown, wait(showWithin)]);
  }
  return text;
}

function beginningOf(text: string): unknown {
  const cut = cutAfterRows(text, firstRows);
  return cut === null ? undefined : JSON.parse(cut);
}
