/**
 * A faster `getComputedStyle`. Testing Library often reads the computed style of an element and its
 * ancestors, to find out what is hidden. jsdom then matches every rule of the browser's default
 * style sheet, which takes a third of the time of these tests. The properties that Testing Library
 * reads usually depend only on the tag, so jsdom computes them once for each tag. If attributes or
 * styles can change them, it computes them each time, like all other properties.
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

/** Returns whether a rule is only for toasts, or sets none of the properties. */
const isHarmlessRule = ({ cssText }: CSSRule) =>
  cssText.includes('[data-sonner-toast') || ![...properties].some((name) => cssText.includes(name));

/** The `getComputedStyle` of jsdom. */
export const getComputedStyleOfJsdom = window.getComputedStyle.bind(window);
const cachedValues = new Map<string, string>();
/** Whether all rules of a style sheet are harmless. */
const harmlessSheets = new WeakMap<CSSStyleSheet, boolean>();

function isHarmless(sheet: CSSStyleSheet): boolean {
  const areRulesHarmless = harmlessSheets.get(sheet) ?? [...sheet.cssRules].every(isHarmlessRule);
  harmlessSheets.set(sheet, areRulesHarmless);
  return areRulesHarmless;
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

/** Returns what the rules of toasts match: the tags and attributes from their list to the element. */
const toastKey = (element: Element, toaster: Element): string =>
  element === toaster || element.parentElement === null
    ? tagOf(element)
    : toastKey(element.parentElement, toaster) + tagOf(element);

/** Leaves out `style`: it sets none of the properties, and it changes when a toast moves. */
const tagOf = (element: Element) =>
  [...element.attributes]
    .filter((attribute) => attribute.name !== 'style')
    .reduce((tag, { name, value }) => `${tag} ${name}=${value}`, `<${element.localName}`);

/** Returns the pointer-events of the nearest element that sets them. */
function pointerEventsOf(element: Element): string {
  const style = element.closest('[style*="pointer-events"]')?.getAttribute('style') ?? '';
  return /pointer-events:\s*([\w-]+)/.exec(style)?.[1] ?? 'auto';
}

function computeProperty(element: Element, property: string): string {
  const isPlain = element.isConnected && [...document.styleSheets].every(isHarmless);
  const toaster = element.closest('[data-sonner-toaster]');
  // While a dialog is open, the body sets pointer-events, so no element would be usual.
  if (isPlain && toaster === null && property === 'pointer-events') return pointerEventsOf(element);
  if (!isPlain || !isUsual(element, property))
    return getComputedStyleOfJsdom(element).getPropertyValue(property);
  const key = `${property} of ${toaster === null ? element.localName : toastKey(element, toaster)}`;
  const value =
    cachedValues.get(key) ?? getComputedStyleOfJsdom(element).getPropertyValue(property);
  cachedValues.set(key, value);
  return value;
}

window.getComputedStyle = (element, pseudoElement) => {
  if (pseudoElement !== undefined && pseudoElement !== null)
    return getComputedStyleOfJsdom(element, pseudoElement);
  let allProperties: CSSStyleDeclaration | undefined;
  return new Proxy(Object.create(CSSStyleDeclaration.prototype), {
    get(_, name) {
      if (name === 'getPropertyValue') {
        return (property: string) => {
          if (properties.has(property)) return computeProperty(element, property);
          allProperties ??= getComputedStyleOfJsdom(element);
          return allProperties.getPropertyValue(property);
        };
      }
      const property = typeof name === 'string' ? names[name] : undefined;
      if (property !== undefined) return computeProperty(element, property);
      allProperties ??= getComputedStyleOfJsdom(element);
      const value: unknown = Reflect.get(allProperties, name);
      return typeof value === 'function' ? value.bind(allProperties) : value;
    },
  });
};
