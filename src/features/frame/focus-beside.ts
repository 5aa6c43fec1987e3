/**
 * Moves the focus to the nearest enabled button of the same `nav` when the focused one is disabled or removed, such as
 * Next on the last page: the browser would move it to the body.
 *
 * @returns ends it
 */
export function startFocusBeside(): () => void {
  let focused: HTMLElement | null = null;
  let nav: Element | null = null;
  let position = -1;
  const targets = () => [...(nav?.querySelectorAll<HTMLElement>('button, a[href]') ?? [])];
  const isUsable = (element: Element | null) =>
    element?.isConnected === true && !element.matches(':disabled');
  const follow = (target: EventTarget | null) => {
    focused = target instanceof HTMLElement ? target : null;
    nav = focused?.closest('nav') ?? null;
    position = focused === null ? -1 : targets().indexOf(focused);
  };
  const onFocus = ({ target }: FocusEvent) => follow(target);
  // A removal also blurs the element, before it is removed.
  const onBlur = ({ target }: FocusEvent) =>
    queueMicrotask(() => {
      if (target === focused && isUsable(focused)) nav = null;
    });
  const place = () => {
    if (nav === null || isUsable(focused)) return;
    if (document.activeElement?.matches('body, :disabled') !== true) return;
    const all = targets();
    const distance = (one: HTMLElement) => Math.abs(all.indexOf(one) - position);
    all
      .filter(isUsable)
      .sort((one, other) => distance(one) - distance(other))[0]
      ?.focus();
  };
  const observer = new MutationObserver(place);
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['disabled'],
  });
  document.addEventListener('focusin', onFocus);
  follow(document.activeElement);
  place();
  document.addEventListener('focusout', onBlur);
  return () => {
    observer.disconnect();
    document.removeEventListener('focusin', onFocus);
    document.removeEventListener('focusout', onBlur);
  };
}
