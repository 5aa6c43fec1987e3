/** Defines the browser globals that the dashboard's data layer uses. */

const stored = new Map<string, string>();

Object.defineProperty(globalThis, 'localStorage', {
  value: {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  },
});
Object.defineProperty(globalThis, 'window', { value: {} });
Object.defineProperty(globalThis, 'navigator', { value: { onLine: true }, configurable: true });
