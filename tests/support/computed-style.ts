/**
 * Testing Library asks for the computed style of an element and of all around it, again and again, to know what is
 * hidden. jsdom then matches every rule of the browser's own style sheet, which takes a third of the time of these
 * tests. What Testing Library reads depends on the tag alone, unless something on the element or around it says
 * otherwise: then jsdom is asked, as for all other properties.
 */
const names: Readonly<Record<string, string>> = {
  display: 'display',
  visibility: 'visibility',
  pointerEvents: 'pointer-events',
};
const properties = new Set(Object.values(names));

/** Tags whose display depends on more, and attributes that change it. */
const unusualTags = new Set(['dialog', 'embed', 'input', 'rt', 'summary']);
const unusualAttributes = ['hidden', 'open', 'popover', 'data-sonner-toaster'];

/** The toasts bring rules for what is inside of them. Everything else must say nothing of these properties. */
const isAboutOthers = ({ cssText }: CSSRule) =>
  cssText.includes('[data-sonner-toast') || ![...properties].some((name) => cssText.includes(name));

/** The computed style as jsdom works it out. */
export const ofJsdom = window.getComputedStyle.bind(window);
const values = new Map<string, string>();
const harmless = new WeakMap<CSSStyleSheet, boolean>();

function isHarmless(sheet: CSSStyleSheet): boolean {
  const known = harmless.get(sheet);
  if (known !== undefined) return known;
  const isSo = [...sheet.cssRules].every(isAboutOthers);
  harmless.set(sheet, isSo);
  return isSo;
}

/** Whether neither the element nor anything around it changes this property. */
function isUsual(element: Element, property: string): boolean {
  if (unusualTags.has(element.localName)) return false;
  for (let at: Element | null = element; at !== null; at = at.parentElement) {
    for (const name of unusualAttributes) if (at.hasAttribute(name)) return false;
    if (at.getAttribute('style')?.includes(property) === true) return false;
  }
  return true;
}

function computed(element: Element, property: string): string {
  const isKnown =
    element.isConnected &&
    [...document.styleSheets].every(isHarmless) &&
    isUsual(element, property);
  if (!isKnown) return ofJsdom(element).getPropertyValue(property);
  const key = `${property} of ${element.localName}`;
  const value = values.get(key) ?? ofJsdom(element).getPropertyValue(property);
  values.set(key, value);
  return value;
}

window.getComputedStyle = (element, pseudoElement) => {
  if (pseudoElement !== undefined && pseudoElement !== null) return ofJsdom(element, pseudoElement);
  let whole: CSSStyleDeclaration | undefined;
  return new Proxy(Object.create(CSSStyleDeclaration.prototype), {
    get(_, name) {
      if (name === 'getPropertyValue') {
        return (property: string) => {
          if (properties.has(property)) return computed(element, property);
          whole ??= ofJsdom(element);
          return whole.getPropertyValue(property);
        };
      }
      const property = typeof name === 'string' ? names[name] : undefined;
      if (property !== undefined) return computed(element, property);
      whole ??= ofJsdom(element);
      const value: unknown = Reflect.get(whole, name);
      return typeof value === 'function' ? value.bind(whole) : value;
    },
  });
};
