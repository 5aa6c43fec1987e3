const keyOf = (sizes: readonly number[]) => `page-size ${sizes.join()}`;

/** Returns which of these page sizes was chosen last in this browser; undefined for none. */
export function readPageSize(sizes: readonly number[]): number | undefined {
  try {
    const stored = localStorage.getItem(keyOf(sizes));
    return sizes.find((size) => `${size}` === stored);
  } catch {
    // The storage is denied.
    return;
  }
}

/** Stores the page size for the next visit. Without a storage it lasts as long as its address. */
export function storePageSize(sizes: readonly number[], size: number): void {
  try {
    localStorage.setItem(keyOf(sizes), `${size}`);
  } catch {
    // The storage is full or denied.
  }
}
