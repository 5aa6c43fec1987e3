/** Gives the dashboard's data layer the two things of a browser that it uses. */
const stored = new Map<string, string>();

Object.defineProperty(globalThis, 'localStorage', {
  value: {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  },
});
Object.defineProperty(globalThis, 'window', { value: {} });
