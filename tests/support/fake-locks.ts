import { vi } from 'vitest';

interface Waiting {
  grant: () => void;
}

/** The part of `navigator.locks` that the dashboard uses. jsdom has no locks. */
class FakeLocks {
  readonly #held = new Set<string>();
  readonly #waiting = new Map<string, Waiting[]>();

  request(
    name: string,
    options: { ifAvailable?: boolean; signal?: AbortSignal },
    whenHeld: (lock: { name: string } | null) => unknown,
  ): Promise<unknown> {
    if (this.#held.has(name)) {
      if (options.ifAvailable === true) return Promise.resolve(whenHeld(null));
      return new Promise((resolve, reject) => {
        const waiting = { grant: () => resolve(this.#grant(name, whenHeld)) };
        this.#waiting.set(name, [...(this.#waiting.get(name) ?? []), waiting]);
        options.signal?.addEventListener('abort', () => {
          this.#remove(name, waiting);
          reject(new DOMException('The request was aborted', 'AbortError'));
        });
      });
    }
    return this.#grant(name, whenHeld);
  }

  query() {
    return Promise.resolve({ held: [...this.#held].map((name) => ({ name })) });
  }

  #remove(name: string, waiting: Waiting) {
    const others = this.#waiting.get(name)?.filter((one) => one !== waiting) ?? [];
    this.#waiting.set(name, others);
  }

  async #grant(name: string, whenHeld: (lock: { name: string }) => unknown): Promise<unknown> {
    this.#held.add(name);
    const result = await whenHeld({ name });
    this.#held.delete(name);
    const [next] = this.#waiting.get(name) ?? [];
    if (next !== undefined) {
      this.#remove(name, next);
      next.grant();
    }
    return result;
  }
}

/** Adds locks to the browser for one test, and simulates another tab. */
export function openOtherTab() {
  const locks = new FakeLocks();
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
  const channel = new BroadcastChannel('decisions');
  const messages: unknown[] = [];
  channel.addEventListener('message', ({ data }) => messages.push(data));
  return {
    /** The messages of the page to the other tabs. */
    messages,
    /** Opens the question about a row in the other tab. Returns a function that closes the question or the tab. */
    ask(lock: string): () => void {
      let free: () => void = vi.fn();
      const open = new Promise<void>((resolve) => {
        free = resolve;
      });
      void locks.request(lock, {}, () => open);
      channel.postMessage({ from: 'other', lock, ended: null });
      return () => free();
    },
    /** Sends the message that a decision in the other tab has ended. */
    end(lock: string, words: string, refreshes: readonly (readonly string[])[]) {
      channel.postMessage({ from: 'other', lock, ended: { words, refreshes } });
    },
    close() {
      channel.close();
      Reflect.deleteProperty(navigator, 'locks');
    },
  };
}
