import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '../support/render-app.tsx';

/** Events of a key that an input method takes. Safari sends the second one for the key that ends a composition. */
const composedKeys = [{ isComposing: true }, { keyCode: 229 }];

describe('a key that an input method takes', () => {
  it('opens no entry of the palette, and does not close it', async () => {
    const { user, address } = renderApp('/admin/jobs');
    await screen.findByRole('button', { name: /^Waiting for you: .*unread messages/ });
    await user.click(await screen.findByRole('button', { name: 'Search or jump to a page' }));
    const field = await screen.findByRole('combobox', { name: 'Search or jump to' });
    await user.type(field, 'Verif');
    await screen.findByRole('option', { name: /Verification/ });
    for (const composedKey of composedKeys) {
      fireEvent.keyDown(field, { key: 'Enter', ...composedKey });
      fireEvent.keyDown(field, { key: 'Escape', ...composedKey });
    }
    expect(screen.getByRole('combobox', { name: 'Search or jump to' })).toBe(field);
    expect(address()).toBe('/admin/jobs');
    fireEvent.keyDown(field, { key: 'Enter' });
    await waitFor(() => expect(address()).toBe('/admin/dashboard/verification'));
    // The page moves the focus after it is rendered, which must not happen in the next test.
    await screen.findByRole('heading', { name: 'Verification', level: 1 });
    await waitFor(() => expect(document.activeElement).not.toBe(document.body));
  });

  it('moves to no row, opens no help and no dialog, and does not close the shutter', async () => {
    renderApp('/admin/dashboard/withdrawrequest');
    await screen.findByRole('button', { name: 'Approve withdrawal 1044' });
    await screen.findByRole('button', { name: /^Waiting for you: .*unread messages/ });
    for (const composedKey of composedKeys) {
      for (const key of ['j', 'a', '?', '/', 'h', 'd'])
        fireEvent.keyDown(document.body, { key, ...composedKey });
    }
    expect(document.activeElement).toBe(document.body);
    expect(screen.queryByText('Blurred for screen sharing')).toBeNull();
    fireEvent.keyDown(document.body, { key: 'j' });
    await waitFor(() => expect(document.activeElement?.tagName).toBe('TR'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
