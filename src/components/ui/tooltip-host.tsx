import { useEffect, useRef } from 'react';

const delay = 300;
const gap = 6;

/**
 * One tooltip for the whole page. Whatever carries `data-tip` shows that text under the pointer and
 * on keyboard focus; a table of dates then needs no component a cell.
 */
export function TooltipHost() {
  const ref = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const tip = ref.current;
    if (tip === null) return;
    let timer = 0;
    let owner: Element | null = null;

    const hide = () => {
      clearTimeout(timer);
      owner = null;
      if (tip.matches(':popover-open')) tip.hidePopover();
    };
    const show = (target: Element) => {
      const text = target.getAttribute('data-tip');
      if (text === null || text === '' || !target.isConnected) return;
      tip.textContent = text;
      tip.showPopover();
      place(tip, target.getBoundingClientRect());
    };
    const watch = (event: Event, wait: number) => {
      const { target } = event;
      // The pointer may rest on the tooltip itself, to read or copy it.
      if (!(target instanceof Element) || tip.contains(target)) return;
      const next = target.closest('[data-tip]');
      if (next === owner) return;
      hide();
      if (next === null) return;
      owner = next;
      timer = window.setTimeout(() => show(next), wait);
    };
    const onPointer = (event: PointerEvent) => {
      if (event.pointerType !== 'touch') watch(event, delay);
    };
    const onFocus = (event: FocusEvent) => {
      if (event.target instanceof Element && event.target.matches(':focus-visible')) {
        watch(event, 0);
      } else hide();
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') hide();
    };
    document.addEventListener('pointerover', onPointer);
    document.addEventListener('focusin', onFocus);
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', hide);
    // What is typed may change what the tooltip tells of.
    document.addEventListener('input', hide);
    document.addEventListener('scroll', hide, true);
    return () => {
      hide();
      document.removeEventListener('pointerover', onPointer);
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', hide);
      document.removeEventListener('input', hide);
      document.removeEventListener('scroll', hide, true);
    };
  }, []);

  return (
    <div
      ref={ref}
      popover="manual"
      aria-hidden
      className="fixed m-0 max-w-72 rounded-key bg-text px-2 py-1 text-caption font-medium text-canvas shadow-2"
    />
  );
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
