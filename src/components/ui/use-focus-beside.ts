import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';

/** The props of a group of buttons. */
interface FocusBeside<E extends HTMLElement> {
  ref: RefObject<E | null>;
  onFocus: (event: FocusEvent<E>) => void;
  onBlur: () => void;
}

/**
 * Moves the focus to the nearest enabled button of the group when the focused one is disabled or removed, such as
 * Next on the last page: the browser would move it to the body.
 */
export function useFocusBeside<E extends HTMLElement>(): FocusBeside<E> {
  const ref = useRef<E>(null);
  /** The index of the focused button; -1 while the focus is outside the group. */
  const at = useRef(-1);
  const buttons = () => [...(ref.current?.querySelectorAll<HTMLElement>('button, a[href]') ?? [])];
  useLayoutEffect(() => {
    if (at.current < 0 || document.activeElement?.matches('body, :disabled') !== true) return;
    const all = buttons();
    const distance = (one: HTMLElement) => Math.abs(all.indexOf(one) - at.current);
    all
      .filter((one) => one.matches(':enabled, a'))
      .sort((one, other) => distance(one) - distance(other))[0]
      ?.focus();
  });
  return {
    ref,
    onFocus: ({ target }) => {
      at.current = buttons().indexOf(target);
    },
    onBlur: () => {
      at.current = -1;
    },
  };
}
