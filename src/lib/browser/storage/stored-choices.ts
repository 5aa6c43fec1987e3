import { localStore, parseStored } from './stores.ts';

/** By name: whether the user showed or opened a part of the page (true), or hid or closed it (false). */
export type Choices = Readonly<Record<string, boolean>>;

/** Returns the choices that are stored in the browser under a key. */
export function readChoices(key: string): Choices {
  const stored = Object.entries(parseStored(localStore.get(key)) ?? {});
  return Object.fromEntries(stored.filter(([, choice]) => typeof choice === 'boolean'));
}

/** Stores the choices for the next visit. */
export function storeChoices(key: string, choices: Choices): void {
  localStore.set(key, JSON.stringify(choices));
}
