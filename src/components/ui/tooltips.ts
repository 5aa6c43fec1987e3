const showDelayMs = 300;
const gapPx = 6;
/** A finger may move this far in a tap. */
const tapTolerancePx = 10;

/** The elements on which a tap has an effect. */
const controls = 'a[href], button, input, select, textarea, label, summary, [role^="menuitem"]';

/** The events that show or hide a tooltip, besides scrolling. */
const eventNames = ['pointerover', 'pointerdown', 'pointerup', 'focusin', 'keydown', 'input'];

/**
 * Adds one tooltip for the whole page, so that table cells need no component. It shows the `data-tip` text of an
 * element on hover, on keyboard focus, and on a tap that has no other effect. With `data-tip-cut`, it shows the text
 * only if the text on screen is cut off.
 *
 * @param missed the events before this code was loaded, which are handled now
 * @returns a function that removes the tooltip
 */
export function startTooltips(missed: readonly Event[]): () => void {
  const tip = document.createElement('div');
  tip.popover = 'manual';
  // Screen readers read the name or the text of the element itself.
  tip.ariaHidden = 'true';
  tip.className =
    'fixed m-0 max-w-72 rounded-key bg-text px-2 py-1 text-caption font-medium text-canvas shadow-2';
  document.body.append(tip);
  let timer = 0;
  /** The element whose tooltip is shown, or will be after the delay. */
  let owner: Element | null = null;
  let isOwnerFocused = false;
  let lastPointerDown: PointerEvent | null = null;

  const hide = () => {
    clearTimeout(timer);
    owner = null;
    if (tip.matches(':popover-open')) tip.hidePopover();
  };
  const show = (target: Element) => {
    const text = target.getAttribute('data-tip');
    if (text === null || text === '' || !target.isConnected) return;
    const isCutOff = target.scrollWidth > target.clientWidth;
    if (!isCutOff && target.hasAttribute('data-tip-cut')) return;
    // The tooltip would cover the open menu of the button.
    if (target.matches('[aria-haspopup][aria-expanded="true"]')) return;
    tip.textContent = text;
    tip.showPopover();
    positionTip(tip, target.getBoundingClientRect());
  };
  const showLater = (target: Element, delayMs: number, isFocused = false) => {
    // The pointer may be on the tooltip itself, to copy its text.
    if (tip.contains(target)) return;
    const next = tipOf(target);
    if (next === owner) return;
    hide();
    if (next === null) return;
    owner = next;
    isOwnerFocused = isFocused;
    // The tooltip of a focused element must not block the pointer.
    tip.style.pointerEvents = isFocused ? 'none' : '';
    timer = window.setTimeout(() => show(next), delayMs);
  };
  const onScroll = () => {
    const box = isOwnerFocused ? owner?.getBoundingClientRect() : undefined;
    // The page scrolls to an element outside the window that gets the focus; the tooltip moves with it.
    if (box === undefined || box.bottom < 0 || box.top > innerHeight) hide();
    else if (tip.matches(':popover-open')) positionTip(tip, box);
  };
  const onEvent = (event: Event) => {
    const { target } = event;
    if (!(target instanceof Element)) return;
    if (event instanceof PointerEvent) {
      const isTouch = event.pointerType === 'touch';
      if (event.type === 'pointerdown') {
        lastPointerDown = event;
        hide();
      } else if (event.type === 'pointerup') {
        if (isTouch && isTap(lastPointerDown, event) && !hasTapEffect(target)) showLater(target, 0);
      } else if (!isTouch) showLater(target, showDelayMs);
    } else if (event instanceof FocusEvent) {
      if (target.matches(':focus-visible')) showLater(target, 0, true);
      // A tap also focuses the element or one around it. Then the tooltip stays.
      else if (owner === null || !target.contains(owner)) hide();
    } else if (
      event.type === 'input' ||
      (event instanceof KeyboardEvent && event.key === 'Escape')
    ) {
      // Typing may change the content under the tooltip.
      hide();
    }
  };
  for (const name of eventNames) document.addEventListener(name, onEvent);
  document.addEventListener('scroll', onScroll, true);
  for (const event of missed) onEvent(event);
  return () => {
    hide();
    for (const name of eventNames) document.removeEventListener(name, onEvent);
    document.removeEventListener('scroll', onScroll, true);
    tip.remove();
  };
}

/** Returns the element with `data-tip`: the target, an element around it, or, for a link, an element inside it. */
const tipOf = (target: Element) =>
  target.closest('[data-tip]') ?? (target.matches('a') ? target.querySelector('[data-tip]') : null);

const isTap = (down: PointerEvent | null, up: PointerEvent) =>
  down !== null &&
  Math.hypot(up.clientX - down.clientX, up.clientY - down.clientY) < tapTolerancePx;

/** Returns whether a tap on the target has an effect. A disabled control has none. */
function hasTapEffect(target: Element): boolean {
  const control = target.closest(controls);
  return control !== null && !control.matches(':disabled, [aria-disabled="true"]');
}

/** Places the tooltip below its owner, or above it if there is no room, and inside the window. */
function positionTip(tip: HTMLElement, ownerBox: DOMRect): void {
  const { width, height } = tip.getBoundingClientRect();
  const below = ownerBox.bottom + gapPx;
  const top = below + height > innerHeight ? ownerBox.top - gapPx - height : below;
  const left = ownerBox.left + ownerBox.width / 2 - width / 2;
  tip.style.top = `${Math.max(gapPx, top)}px`;
  tip.style.left = `${Math.min(Math.max(gapPx, left), innerWidth - width - gapPx)}px`;
}
