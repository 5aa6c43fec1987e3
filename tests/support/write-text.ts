import { fireEvent } from '@testing-library/react';

/** Appends a text to the value of a field in one event, because typing would render the page for each letter. */
export function writeText(field: HTMLElement, text: string): void {
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement))
    throw new Error('The element takes no text');
  fireEvent.change(field, { target: { value: field.value + text } });
}
