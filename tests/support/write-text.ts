import { fireEvent } from '@testing-library/react';

/** Writes a text after that of a field at once: a press for each letter would render the page for each letter. */
export function writeText(field: HTMLElement, text: string): void {
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement))
    throw new Error('The element takes no text');
  fireEvent.change(field, { target: { value: field.value + text } });
}
