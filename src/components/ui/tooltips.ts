const delay = 300;
const gap = 6;
/** Pixels that a finger may move in a tap. */
const slack = 10;

/** Elements that do something when they are pressed. */
const controls = 'a[href], button, input, select, textarea, label, summary, [role^="menuitem"]';

/** What shows or hides a tooltip. */
export const tooltipEvents = [
  'pointerover',
  'pointerdown',
  'pointerup',
  'focusin',
  'keydown',
  'input',
] as const;

/**
 * One tooltip for the whole page. Whatever carries `data-tip` shows that text under the pointer, on
 * keyboard focus, and when it is tapped, unless the tap does something else. A table of dates then
 * needs no component a cell.
 *
 * @param missed events that came before this was loaded
 * @returns takes the tooltip away
 */
export function startTooltips(missed: readonly Event[]): () => void {
  const tip = document.createElement('div');
  tip.popover = 'manual';
  // Screen readers have its text in the name or the words of its owner.
  tip.ariaHidden = 'true';
  tip.className =
    'fixed m-0 max-w-72 rounded-key bg-text px-2 py-1 text-caption font-medium text-canvas shadow-2';
  document.body.append(tip);
  let timer = 0;
  let owner: Element | null = null;
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
    tip.textContent = text;
    tip.showPopover();
    place(tip, target.getBoundingClientRect());
  };
  const watch = (target: Element, wait: number, isFocused = false) => {
    // The pointer may rest on the tooltip itself, to read or copy it.
    if (tip.contains(target)) return;
    const next = tipOf(target);
    if (next === owner) return;
    hide();
    if (next === null) return;
    owner = next;
    // The pointer is elsewhere then, and may be about to press what the tooltip covers.
    tip.style.pointerEvents = isFocused ? 'none' : '';
    timer = window.setTimeout(() => show(next), wait);
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
      } else if (!isTouch) watch(target, delay);
    } else if (event instanceof FocusEvent) {
      if (target.matches(':focus-visible')) watch(target, 0, true);
      // The focus comes after the tap, to the button or to what is around it.
      else if (owner === null || !target.contains(owner)) hide();
    } else if (
      event.type === 'input' ||
      (event instanceof KeyboardEvent && event.key === 'Escape')
    ) {
      // What is typed may change what the tooltip tells of.
      hide();
    }
  };
  for (const name of tooltipEvents) document.addEventListener(name, onEvent);
  document.addEventListener('scroll', hide, true);
  for (const event of missed) onEvent(event);
  return () => {
    hide();
    for (const name of tooltipEvents) document.removeEventListener(name, onEvent);
    document.removeEventListener('scroll', hide, true);
    tip.remove();
  };
}

/** What the tooltip of an element tells of: itself, what it is in, or the words of the link it is. */
const tipOf = (target: Element) =>
  target.closest('[data-tip]') ?? (target.matches('a') ? target.querySelector('[data-tip]') : null);

const isTap = (down: PointerEvent | null, up: PointerEvent) =>
  down !== null && Math.hypot(up.clientX - down.clientX, up.clientY - down.clientY) < slack;

/** Whether pressing this does something. A disabled control does nothing but say why. */
function acts(target: Element): boolean {
  const control = target.closest(controls);
  return control !== null && !control.matches(':disabled, [aria-disabled="true"]');
}

/** Under its owner, or over it where there is no room; never out of the window. */
function place(tip: HTMLElement, owner: DOMRect): void {
  const { width, height } = tip.getBoundingClientRect();
  const below = owner.bottom + gap;
  const top = below + height > innerHeight ? owner.top - gap - height : below;
  const left = owner.left + owner.width / 2 - width / 2;
  tip.style.top = `${Math.max(gap, top)}px`;
  tip.style.left = `${Math.min(Math.max(gap, left), innerWidth - width - gap)}px`;
}
