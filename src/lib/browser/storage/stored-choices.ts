import { localStore } from './stores.ts';

/** The parts that the user showed or opened (true), or hid or closed (false), by name. */
export type Choices = Readonly<Record<string, boolean>>;

/** Returns the choices that are stored in the browser under a key. */
export function readChoices(key: string): Choices {
  try {
    const stored: unknown = JSON.parse(localStore.get(key) ?? '{}');
    const entries = Object.entries(stored ?? {}).filter(([, is]) => typeof is === 'boolean');
    return Object.fromEntries(entries);
  } catch {
    // The stored text is not JSON. Everything has its default.
    return {};
  }
}

/** Stores the choices for the next visit. */
export function storeChoices(key: string, choices: Choices): void {
  localStore.set(key, JSON.stringify(choices));
}
