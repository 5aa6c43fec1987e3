/** Stubs for browser features that the dashboard uses and jsdom lacks. The window is wide by default. */
import { vi } from 'vitest';

let width = 1440;

/** Sets the window's width for media queries of the form (width >= …rem). */
export function setWindowWidth(pixels: number): void {
  width = pixels;
}

vi.stubGlobal('matchMedia', (query: string) => {
  const minRem = /width >= (\d+)rem/.exec(query)?.[1];
  return {
    get matches() {
      return minRem !== undefined && width >= Number(minRem) * 16;
    },
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  };
});

vi.stubGlobal('scrollTo', () => undefined);
vi.stubGlobal(
  'ResizeObserver',
  class {
    readonly #callback: ResizeObserverCallback;

    constructor(callback: ResizeObserverCallback) {
      this.#callback = callback;
    }

    /** jsdom has no layout, so every width is 0. */
    observe(target: Element) {
      const contentRect = target.getBoundingClientRect();
      this.#callback([{ contentRect, target } as ResizeObserverEntry], this);
    }

    unobserve() {}
    disconnect() {}
  },
);

vi.stubGlobal(
  'IntersectionObserver',
  class {
    readonly #callback: IntersectionObserverCallback;

    constructor(callback: IntersectionObserverCallback) {
      this.#callback = callback;
    }

    /** jsdom has no layout, so every element is in view. */
    observe(target: Element) {
      this.#callback([{ isIntersecting: true, target } as IntersectionObserverEntry], this);
    }

    unobserve() {}
    disconnect() {}
    takeRecords = () => [];
    readonly root = null;
    readonly rootMargin = '';
    readonly scrollMargin = '';
    readonly thresholds = [];
  },
);

Object.assign(HTMLElement.prototype, {
  showPopover: () => undefined,
  hidePopover: () => undefined,
  scrollIntoView: () => undefined,
  setPointerCapture: () => undefined,
  hasPointerCapture: () => false,
  releasePointerCapture: () => undefined,
});
