import { act, cleanup, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { closeToasts } from '../support/close-toasts.ts';
import { ofJsdom } from '../support/computed-style.ts';
import { renderApp } from '../support/render-app.tsx';

const properties = ['display', 'visibility', 'pointer-events'];

/** Returns the properties for which the tests' faster `getComputedStyle` differs from jsdom's. */
function differences(): string[] {
  return [...document.querySelectorAll('*')].flatMap((element) =>
    properties.flatMap((name) => {
      const [short, whole] = [getComputedStyle(element), ofJsdom(element)];
      const [given, right] = [short.getPropertyValue(name), whole.getPropertyValue(name)];
      return given === right ? [] : [`${element.localName}: ${name} ${given}, not ${right}`];
    }),
  );
}

it('the computed styles of the tests are those of jsdom', async () => {
  const { user } = renderApp('/admin/dashboard/withdrawrequest');
  const approve = await screen.findByRole('button', { name: 'Approve withdrawal 1044' });
  expect(differences()).toEqual([]);
  await user.click(approve);
  await screen.findByRole('alertdialog');
  expect(differences()).toEqual([]);
  cleanup();

  renderApp('/admin/jobs');
  await screen.findByRole('heading', { name: 'Jobs', level: 1 });
  const { toast } = await import('../../src/components/feedback/toaster.tsx');
  act(() => toast({ title: 'Copied' }));
  await screen.findByText('Copied');
  expect(document.querySelectorAll('[data-sonner-toast] *').length).toBeGreaterThan(0);
  expect(differences()).toEqual([]);
  const hidden = screen.getByRole('main').appendChild(document.createElement('div'));
  for (const style of ['display: none', 'visibility: hidden', 'pointer-events: none']) {
    hidden.setAttribute('style', style);
    hidden.innerHTML = `<p>${style}<button>In it</button><dialog open></dialog></p>`;
    expect(differences(), style).toEqual([]);
  }
  hidden.remove();
  await closeToasts();
});
