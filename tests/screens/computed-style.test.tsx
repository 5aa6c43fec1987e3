import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { closeToasts } from '../support/close-toasts.ts';
import { getComputedStyleOfJsdom } from '../support/computed-style.ts';
import { renderApp } from '../support/render-app.tsx';

const properties = ['display', 'visibility', 'pointer-events'];

/** Returns the properties for which the tests' faster `getComputedStyle` differs from jsdom's. */
function differences(root: ParentNode): string[] {
  return [...root.querySelectorAll('*')].flatMap((element) =>
    properties.flatMap((name) => {
      const fast = getComputedStyle(element).getPropertyValue(name);
      const expected = getComputedStyleOfJsdom(element).getPropertyValue(name);
      return fast === expected ? [] : [`${element.localName}: ${name} ${fast}, not ${expected}`];
    }),
  );
}

it('the faster computed styles of the tests equal those of jsdom', async () => {
  const { user } = renderApp('/admin/dashboard/integrated-services');
  await screen.findByRole('button', { name: 'Connect NIN' });
  const { toast } = await import('../../src/components/feedback/toaster.tsx');
  act(() => toast({ title: 'Copied' }));
  await screen.findByText('Copied');
  expect(document.querySelectorAll('[data-sonner-toast] *').length).toBeGreaterThan(0);
  await user.click(screen.getByRole('button', { name: /Search or jump to…/ }));
  await screen.findByRole('dialog');
  expect(differences(document)).toEqual([]);
  await user.keyboard('{Escape}');
  const hidden = screen.getByRole('main').appendChild(document.createElement('div'));
  for (const style of ['display: none', 'visibility: hidden', 'pointer-events: none']) {
    hidden.setAttribute('style', style);
    hidden.innerHTML = `<p>${style}<button>In it</button><dialog open></dialog></p>`;
    expect(differences(screen.getByRole('main')), style).toEqual([]);
  }
  hidden.remove();
  await closeToasts();
});
