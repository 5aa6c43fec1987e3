const showDelayMs = 300;
const gapPx = 6;
/** A finger may move this far in a tap. */
const tapTolerancePx = 10;

const controls = 'a[href], button, input, select, textarea, label, summary, [role^="menuitem"]';

/** The events that show or hide a tooltip. */
export const tooltipEvents = [
  'pointerover',
  'pointerdown',
  'pointerup',
  'focusin',
  'keydown',
  'input',
] as const;

/**
 * Starts one tooltip for the whole page, so that table cells need no component. It shows the `data-tip` text of
 * an element on hover, on keyboard focus, and on a tap that has no other effect.
 *
 * @param missed the events before this code was loaded
 * @returns a function that removes the tooltip
 */
export function startTooltips(missed: readonly Event[]): () => void {
  const tip = document.createElement('div');
  tip.popover = 'manual';
  // Screen readers read the name or text of the owner instead.
  tip.ariaHidden = 'true';
  tip.className =
    'fixed m-0 max-w-72 rounded-key bg-text px-2 py-1 text-caption font-medium text-canvas shadow-2';
  document.body.append(tip);
  let timer = 0;
  let owner: Element | null = null;
  let isFocusOwner = false;
  let down: PointerEvent | null = null;

  const hide = () => {
    clearTimeout(timer);
    owner = null;
    if (tip.matches(':popover-open')) tip.hidePopover();
  };
  const show = (target: Element) => {
    const text = target.getAttribute('data-tip');
    if (text === null || text === '' || !target.isConnected) return;
    const isWhole = target.scrollWidth <= target.clientWidth;
    if (isWhole && target.hasAttribute('data-tip-cut')) return;
    // The tooltip would cover the menu that the button opened.
    if (target.matches('[aria-haspopup][aria-expanded="true"]')) return;
    tip.textContent = text;
    tip.showPopover();
    place(tip, target.getBoundingClientRect());
  };
  const watch = (target: Element, wait: number, isFocused = false) => {
    // The pointer may be on the tooltip itself, to copy its text.
    if (tip.contains(target)) return;
    const next = tipOf(target);
    if (next === owner) return;
    hide();
    if (next === null) return;
    owner = next;
    isFocusOwner = isFocused;
    // A tooltip from the keyboard must not block the pointer.
    tip.style.pointerEvents = isFocused ? 'none' : '';
    timer = window.setTimeout(() => show(next), wait);
  };
  const onScroll = () => {
    const box = isFocusOwner ? owner?.getBoundingClientRect() : undefined;
    // When an element outside the window gets the focus, the page scrolls to it; its tooltip stays.
    if (box === undefined || box.bottom < 0 || box.top > innerHeight) hide();
    else if (tip.matches(':popover-open')) place(tip, box);
  };
  const onEvent = (event: Event) => {
    const { target } = event;
    if (!(target instanceof Element)) return;
    if (event instanceof PointerEvent) {
      const isTouch = event.pointerType === 'touch';
      if (event.type === 'pointerdown') {
        down = event;
        hide();
      } else if (event.type === 'pointerup') {
        if (isTouch && isTap(down, event) && !acts(target)) watch(target, 0);
      } else if (!isTouch) watch(target, showDelayMs);
    } else if (event instanceof FocusEvent) {
      if (target.matches(':focus-visible')) watch(target, 0, true);
      // A tap focuses the button or an element around it; the tooltip stays.
      else if (owner === null || !target.contains(owner)) hide();
    } else if (
      event.type === 'input' ||
      (event instanceof KeyboardEvent && event.key === 'Escape')
    ) {
      // Typing may change the content under the tooltip.
      hide();
    }
  };
  for (const name of tooltipEvents) document.addEventListener(name, onEvent);
  document.addEventListener('scroll', onScroll, true);
  for (const event of missed) onEvent(event);
  return () => {
    hide();
    for (const name of tooltipEvents) document.removeEventListener(name, onEvent);
    document.removeEventListener('scroll', onScroll, true);
    tip.remove();
  };
}

/** Returns the element with `data-tip`: the target, one around it, or one inside a link. */
const tipOf = (target: Element) =>
  target.closest('[data-tip]') ?? (target.matches('a') ? target.querySelector('[data-tip]') : null);

const isTap = (down: PointerEvent | null, up: PointerEvent) =>
  down !== null &&
  Math.hypot(up.clientX - down.clientX, up.clientY - down.clientY) < tapTolerancePx;

/** Returns whether a tap on the target has an effect. A disabled control has none. */
function acts(target: Element): boolean {
  const control = target.closest(controls);
  return control !== null && !control.matches(':disabled, [aria-disabled="true"]');
}

/** Places the tooltip below its owner, or above it if there is no room, and always inside the window. */
function place(tip: HTMLElement, owner: DOMRect): void {
  const { width, height } = tip.getBoundingClientRect();
  const below = owner.bottom + gapPx;
  const top = below + height > innerHeight ? owner.top - gapPx - height : below;
  const left = owner.left + owner.width / 2 - width / 2;
  tip.style.top = `${Math.max(gapPx, top)}px`;
  tip.style.left = `${Math.min(Math.max(gapPx, left), innerWidth - width - gapPx)}px`;
}
