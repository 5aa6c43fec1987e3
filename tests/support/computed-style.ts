/**
 * A faster `getComputedStyle`. Testing Library often reads the computed style of an element and its ancestors, to find
 * out what is hidden. jsdom then matches every rule of the browser's default style sheet, which takes a third of the
 * time of these tests. The properties that Testing Library reads depend only on the tag, unless an attribute or a
 * style of the element or an ancestor changes them, or, inside the toasts, their rules. In that case, and for all other
 * properties, jsdom computes them.
 */
const names: Readonly<Record<string, string>> = {
  display: 'display',
  visibility: 'visibility',
  pointerEvents: 'pointer-events',
};
const properties = new Set(Object.values(names));

/** Tags whose display does not depend only on the tag, and attributes that change it. */
const unusualTags = new Set(['dialog', 'embed', 'rt', 'summary']);
const unusualAttributes = ['hidden', 'open', 'popover'];

/** Returns whether a rule sets none of these properties outside the toasts. */
const isHarmlessRule = ({ cssText }: CSSRule) =>
  cssText.includes('[data-sonner-toast') || ![...properties].some((name) => cssText.includes(name));

/** The `getComputedStyle` of jsdom. */
export const ofJsdom = window.getComputedStyle.bind(window);
const values = new Map<string, string>();
/** Whether all rules of a style sheet are harmless. */
const harmless = new WeakMap<CSSStyleSheet, boolean>();

function isHarmless(sheet: CSSStyleSheet): boolean {
  const known = harmless.get(sheet);
  if (known !== undefined) return known;
  const result = [...sheet.cssRules].every(isHarmlessRule);
  harmless.set(sheet, result);
  return result;
}

/** Returns whether the element has the property of its tag: neither the element nor an ancestor changes it. */
function isUsual(element: Element, property: string): boolean {
  if (unusualTags.has(element.localName)) return false;
  if (element.getAttribute('type') === 'hidden') return false;
  for (let at: Element | null = element; at !== null; at = at.parentElement) {
    for (const name of unusualAttributes) if (at.hasAttribute(name)) return false;
    if (at.getAttribute('style')?.includes(property) === true) return false;
  }
  return true;
}

/** The rules of the toasts read the tags and attributes of an element and of its ancestors in the list of toasts. */
const toastKey = (element: Element, toaster: Element): string =>
  element === toaster || element.parentElement === null
    ? tagOf(element)
    : toastKey(element.parentElement, toaster) + tagOf(element);

/** The style of a usual element sets none of the properties, and that of a toast changes with its place. */
const tagOf = (element: Element) =>
  [...element.attributes]
    .filter((attribute) => attribute.name !== 'style')
    .reduce((tag, { name, value }) => `${tag} ${name}=${value}`, `<${element.localName}`);

/** Returns the pointer-events of the nearest element that sets them. */
function pointerEvents(element: Element): string {
  const style = element.closest('[style*="pointer-events"]')?.getAttribute('style') ?? '';
  return /pointer-events:\s*([\w-]+)/.exec(style)?.[1] ?? 'auto';
}

function computed(element: Element, property: string): string {
  const isPlain = element.isConnected && [...document.styleSheets].every(isHarmless);
  const toaster = element.closest('[data-sonner-toaster]');
  // While a dialog is open, the body sets them for all elements, so jsdom would compute the style of each.
  if (isPlain && toaster === null && property === 'pointer-events') return pointerEvents(element);
  if (!isPlain || !isUsual(element, property)) return ofJsdom(element).getPropertyValue(property);
  const key = `${property} of ${toaster === null ? element.localName : toastKey(element, toaster)}`;
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
