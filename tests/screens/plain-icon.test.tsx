import { render } from '@testing-library/react';
import { createLucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';
import { expect, it } from 'vitest';
import { IconDefaults } from '../../src/components/ui/icon-defaults.tsx';
import { createPlainIcon } from '../../src/components/ui/plain-icon.ts';

const node: [string, Record<string, string>][] = [
  ['path', { d: 'M5 12h14', key: 'a' }],
  ['circle', { cx: '12', cy: '12', r: '3', key: 'b' }],
];

it('the icons of the build are those of lucide-react without their class names', () => {
  const renderedSvgs = (
    Icon: ComponentType<{ size?: number; strokeWidth?: number; fill?: string }>,
  ) => {
    const { container } = render(
      <IconDefaults>
        <Icon />
        <Icon size={13} strokeWidth={2} fill="currentColor" />
      </IconDefaults>,
    );
    return [...container.querySelectorAll('svg')].map((svg) => {
      const attributes = svg.getAttributeNames().filter((name) => name !== 'class');
      return [attributes.sort().map((name) => [name, svg.getAttribute(name)]), svg.innerHTML];
    });
  };
  const plain = renderedSvgs(createPlainIcon({ node }));
  expect(plain).toHaveLength(2);
  expect(plain).toEqual(renderedSvgs(createLucideIcon('line', node)));
});
