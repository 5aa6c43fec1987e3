import { useLucideContext } from 'lucide-react';
import { createElement, memo, type SVGProps } from 'react';

interface IconData {
  node: readonly (readonly [string, Readonly<Record<string, string>>])[];
}

interface IconProps extends SVGProps<SVGSVGElement> {
  size?: number;
}

/**
 * Returns a component for an icon of lucide-react. The build replaces the package's `createLucideIcon` with this
 * function (scripts/plain-icons.ts). It draws the same lines, but has no options for what no icon here needs: own class
 * names, a color, a line width that depends on the size, and a name for screen readers. The icon is memoised, because
 * a page has many icons.
 */
export function createPlainIcon({ node }: IconData) {
  const lines = node.map(([tag, attributes]) => createElement(tag, attributes));
  return memo(function PlainIcon({ size, strokeWidth, ...attributes }: IconProps) {
    const defaults = useLucideContext();
    const length = size ?? defaults.size;
    return createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: length,
        height: length,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: strokeWidth ?? defaults.strokeWidth,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': true,
        ...attributes,
      },
      ...lines,
    );
  });
}
