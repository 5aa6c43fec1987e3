import { localStore, parseStored } from './stores.ts';

/** By name: whether a part of the page is shown or open (true), or hidden or closed (false). */
export type Choices = Readonly<Record<string, boolean>>;

/** Returns the choices that are stored in the browser under a key. */
export function readChoices(key: string): Choices {
  const stored = Object.entries(parseStored(localStore.get(key)) ?? {});
  return Object.fromEntries(stored.filter(([, choice]) => typeof choice === 'boolean'));
}

export function storeChoices(key: string, choices: Choices): void {
  localStore.set(key, JSON.stringify(choices));
}
