import { localStore } from './stores.ts';

const keyOf = (sizes: readonly number[]) => `page-size ${sizes.join()}`;

/** Returns the page size that was chosen last in this browser from these sizes, or undefined. */
export function readPageSize(sizes: readonly number[]): number | undefined {
  const stored = localStore.get(keyOf(sizes));
  return sizes.find((size) => `${size}` === stored);
}

export function storePageSize(sizes: readonly number[], size: number): void {
  localStore.set(keyOf(sizes), `${size}`);
}
