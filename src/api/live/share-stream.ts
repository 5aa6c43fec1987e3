import { type LiveEvent, textIn } from './live-event.ts';

/** The name of the lock and of the channel. */
const name = 'live-changes';

/** A new tab gets the changes of the last minute, because its lists may be older than its channel. */
const recentMs = 60_000;

/** A message between tabs. */
type TabMessage = { type: 'event'; event: LiveEvent } | { type: 'hello' };

/** The browser features that tabs need to share one stream. */
export interface TabsSupport {
  locks: Pick<LockManager, 'request'>;
  openChannel: (
    name: string,
  ) => Pick<BroadcastChannel, 'postMessage' | 'close' | 'addEventListener'>;
}

/** Returns these features, or null if the browser lacks one. */
export function tabsSupport(): TabsSupport | null {
  // A page without TLS has no locks.
  if (!('locks' in navigator) || !('BroadcastChannel' in globalThis)) return null;
  return { locks: navigator.locks, openChannel: (channel) => new BroadcastChannel(channel) };
}

/**
 * Runs one stream for all tabs of the browser, because HTTP/1.1 allows six connections to a host. The tab
 * that holds the lock reads the stream and posts every event to the others; when that tab closes, the next one
 * takes over. Without support, every tab reads a separate stream.
 *
 * @param read reads the stream until its signal aborts, and reports its events
 * @param onEvent receives all events, also those that another tab reads
 */
export function shareStream(
  support: TabsSupport | null,
  read: (signal: AbortSignal, onEvent: (event: LiveEvent) => void) => Promise<void>,
  onEvent: (event: LiveEvent) => void,
  signal: AbortSignal,
): void {
  if (support === null) {
    void read(signal, onEvent);
    return;
  }
  const channel = support.openChannel(name);
  const post = (message: TabMessage) => channel.postMessage(message);
  const recent = new RecentEvents();
  let isReading = false;
  channel.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => {
    if (data.type === 'event') onEvent(data.event);
    else if (isReading) for (const event of recent.events()) post({ type: 'event', event });
  });
  signal.addEventListener('abort', () => channel.close(), { once: true });
  post({ type: 'hello' });
  support.locks
    .request(name, { signal }, async () => {
      isReading = true;
      await read(signal, (event) => {
        recent.add(event);
        if (!signal.aborted) post({ type: 'event', event });
        onEvent(event);
      });
      isReading = false;
    })
    // The signal aborted while the tab waited for the lock, or a browser that denies its storage denied it.
    .catch(() => void (!signal.aborted && read(signal, onEvent)));
}

/** The events for a tab that opens later: the changes of the last minute and the open questions. */
class RecentEvents {
  #changes: { event: LiveEvent; at: number }[] = [];
  #ready: LiveEvent | null = null;
  readonly #questions = new Map<string, LiveEvent>();

  add(event: LiveEvent): void {
    if (event.name === 'question') {
      const key = ['kind', 'id', 'by'].map((field) => textIn(event.data, field)).join(' ');
      this.#questions.set(key, event);
      if (Reflect.get(Object(event.data), 'is_open') !== true) this.#questions.delete(key);
    } else if (event.name === 'change') this.#changes.push({ event, at: Date.now() });
    else if (event.name === 'ready' || event.name === 'lost') {
      this.#ready = event;
      this.#questions.clear();
    }
    this.#changes = this.#changes.filter(({ at }) => at > Date.now() - recentMs);
  }

  events(): LiveEvent[] {
    const ready = this.#ready === null ? [] : [this.#ready];
    return [...this.#changes.map(({ event }) => event), ...ready, ...this.#questions.values()];
  }
}
