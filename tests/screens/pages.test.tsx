import { onlineManager } from '@tanstack/react-query';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type ExtensionId, extensions } from '../../openapi/generated/operations.ts';
import type { Fault } from '../../src/mocks/switches.ts';
import { goOffline } from '../support/go-offline.ts';
import { hold } from '../support/hold.ts';
import { mockServer, serve } from '../support/mock-server.ts';
import { onRealHost, realHost } from '../support/real-host.ts';
import { renderApp } from '../support/render-app.tsx';
import { signIn } from '../support/sign-in.ts';
import { inTopDialog } from '../support/top-dialog.ts';
import { watchWrites } from '../support/watch-writes.ts';

const privacy = '/admin/dashboard/Privacy';
const terms = '/admin/dashboard/Terms';
const about = '/admin/dashboard/AboutUs';

const isPageOperation = (id: string): id is ExtensionId =>
  Object.entries(extensions).some(([name, { tag }]) => name === id && tag === 'Pages');
const pageOperations = Object.keys(extensions).filter(isPageOperation);

onRealHost(mockServer);

const sent = watchWrites(mockServer);

beforeEach(() => {
  realHost().switches.offer = pageOperations;
});
afterEach(() => onlineManager.setOnline(true));

/** Changes the first item of Privacy as another administrator. */
const editAsOther = (name: string, description: string, version: number) =>
  realHost().callAsOther('PUT', 'update/privacy/1', { name, description, version });
const itemsOfPrivacy = () =>
  realHost().query("select id from content_items where page = 'privacy'");
/** Deletes the first item of Privacy as another administrator. */
const deleteAsOther = () => realHost().callAsOther('DELETE', 'delete/privacy/1?version=3');
const setFault = (id: ExtensionId, fault: Fault) => {
  realHost().switches.faults[id] = fault;
};

const collectedText = 'Your name, phone number, e-mail address and the details of your jobs.';
const findButton = (name: RegExp | string) =>
  waitFor(() => inTopDialog().getByRole('button', { name }));
const press = async (user: UserEvent, name: RegExp | string) => user.click(await findButton(name));
const textBox = () => screen.findByLabelText<HTMLTextAreaElement>('Text');
const nameBox = () => screen.findByLabelText<HTMLInputElement>('Name');
const fill = (box: HTMLElement, value: string) => fireEvent.change(box, { target: { value } });
const waitUntilClosed = (role: 'dialog' | 'alertdialog') =>
  waitFor(() => expect(screen.queryByRole(role)).toBeNull());

const waitForSave = () =>
  waitFor(async () => expect((await findButton(/^Save/)).getAttribute('aria-disabled')).toBeNull());

/** Opens the editor of the first item of Privacy and replaces its text. */
async function write(user: UserEvent, text: string) {
  await press(user, 'Edit What we collect');
  const box = await textBox();
  await user.clear(box);
  await user.paste(text);
}

describe('a host', () => {
  const controls: Record<string, RegExp> = {
    createPrivacyItem: /^Add Item/,
    updatePrivacyItem: /^Edit What we collect/,
    deletePrivacyItem: /^Delete What we collect/,
    setPrivacyOrder: /^Move What we collect down/,
    listPageVersions: /^Versions/,
  };
  const isDisabled = async (name: RegExp) => {
    const control = await screen.findByRole('button', { name });
    return control.getAttribute('aria-disabled') === 'true';
  };

  it('with only the 25 calls leaves every control visible, disabled, with the reason; an offered call enables its own', async () => {
    realHost().switches.offer = [];
    const { queryClient } = renderApp(privacy);
    for (const name of Object.values(controls)) {
      await findButton(new RegExp(`${name.source}.*: The server does not offer this$`));
      expect(await isDisabled(name)).toBe(true);
    }
    for (const id of Object.keys(controls)) {
      realHost().switches.offer = [id];
      await act(() => queryClient.refetchQueries({ queryKey: ['capabilities'] }));
      await waitFor(async () => expect(await isDisabled(controls[id] ?? /x/), id).toBe(false));
      for (const [other, name] of Object.entries(controls)) {
        expect(await isDisabled(name), `${other} if ${id} is offered`).toBe(other !== id);
      }
    }
  });

  it('without versions in its lists disables every change, with the reason', async () => {
    serve('listPrivacyItems', [{ id: 1, name: 'What we collect', description: 'x' }]);
    serve('getAbout', [{ about: 'x' }]);
    const { router } = renderApp(privacy);
    expect(await findButton(/^Edit What we collect: The server sends no version/)).toBeTruthy();
    expect(await findButton(/^Delete What we collect: The server sends no version/)).toBeTruthy();
    await router.navigate({ to: about });
    expect(await findButton(/^Update.*The server sends no version/)).toBeTruthy();
  });

  it('that lists versions but cannot restore them shows the history, with Restore disabled', async () => {
    realHost().switches.offer = ['listPageVersions'];
    const { user } = renderApp(privacy);
    await press(user, 'Versions');
    const restores = await screen.findAllByRole('button', { name: /^Restore/ });
    for (const restore of restores) expect(restore.getAttribute('aria-disabled')).toBe('true');
    expect(restores[0]?.textContent).toMatch(/The server does not offer this/);
  });
});

describe('editing', () => {
  it('disables Save for an unchanged text, previews the paragraphs, marks the changed words not only by colour, and changes an item in one call with the version that was edited', async () => {
    const { user } = renderApp(privacy);
    await press(user, 'Edit What we collect');
    await textBox();
    expect(await findButton(/^Save: Nothing was changed/)).toBeTruthy();
    await user.keyboard('{Control>}{Enter}{/Control}{Escape}');
    await waitUntilClosed('dialog');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(sent).toEqual([]);
    await write(user, 'Your full name.\n\nNothing else.');
    await user.click(inTopDialog().getByRole('radio', { name: 'Preview' }));
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByText('Your full name.').tagName).toBe('P');
    expect(dialog.getByText('Nothing else.').tagName).toBe('P');
    await user.click(dialog.getByRole('radio', { name: 'Difference' }));
    const marked = (tag: 'ins' | 'del') =>
      [...screen.getByRole('dialog').querySelectorAll(tag)].map(({ textContent }) => textContent);
    expect(marked('ins').join()).toMatch(/added: full/);
    expect(marked('del').join()).toMatch(/removed: .*phone number/);
    await user.dblClick(dialog.getByRole('button', { name: 'Save' }));
    await waitUntilClosed('dialog');
    expect(await screen.findByText('Your full name.')).toBeTruthy();
    const body = {
      name: 'What we collect',
      description: 'Your full name.\n\nNothing else.',
      version: 3,
    };
    expect(sent).toMatchObject([{ path: '/admin/update/privacy/1', method: 'PUT', body }]);
    expect(await screen.findByText('Saved')).toBeTruthy();
    await waitFor(() =>
      expect(document.activeElement?.getAttribute('aria-label')).toBe('Edit What we collect'),
    );
  });

  it('changes About', async () => {
    const { user } = renderApp(about);
    await press(user, 'Update');
    expect(screen.queryByLabelText('Name')).toBeNull();
    const box = await textBox();
    expect(box.value).toMatch(/^The marketplace brings/);
    await waitFor(() => expect(document.activeElement).toBe(box));
    fill(box, 'New.');
    await press(user, 'Save');
    await waitUntilClosed('dialog');
    expect(sent.map(({ path, body }) => [path, body])).toEqual([
      ['/admin/update/about', { about: 'New.', version: 2 }],
    ]);
    expect(await screen.findByText('New.')).toBeTruthy();
  });

  it('adds an item to Terms with Ctrl+Enter', async () => {
    const { user } = renderApp(terms);
    await press(user, 'Add Item');
    fill(await nameBox(), 'Disputes');
    await user.type(await textBox(), 'Us.{Control>}{Enter}{/Control}');
    await waitUntilClosed('dialog');
    expect(await screen.findByRole('heading', { name: 'Disputes' })).toBeTruthy();
    expect(sent.map(({ path, body }) => [path, body])).toEqual([
      ['/admin/add/terms/service', { name: 'Disputes', description: 'Us.' }],
    ]);
  });

  it('refuses blank and long text, leads to the first field with a fault, and shows the number of characters only near the limit', async () => {
    const { user } = renderApp(privacy);
    await press(user, 'Add Item');
    await screen.findByRole('dialog');
    await user.click(inTopDialog().getByRole('radio', { name: 'Preview' }));
    await press(user, 'Save');
    const name = await nameBox();
    expect(document.activeElement).toBe(name);
    expect(name.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('Enter the name')).toBeTruthy();
    expect(screen.getByText('Enter the text')).toBeTruthy();
    expect(document.getElementById(name.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Enter the name',
    );
    await user.paste('é'.repeat(201));
    expect(screen.getByText('The name has 1 character too many')).toBeTruthy();
    await user.keyboard('{Backspace}');
    expect((await nameBox()).getAttribute('aria-invalid')).toBeNull();
    expect(screen.getByText('200 of 200 characters')).toBeTruthy();
    await press(user, 'Save');
    expect(document.activeElement).toBe(await textBox());
    await user.paste('x'.repeat(17_999));
    expect(screen.queryByText(/of 20,000 characters/)).toBeNull();
    await user.paste('x');
    expect(screen.getByText('18,000 of 20,000 characters')).toBeTruthy();
    expect(sent).toEqual([]);
  });
});

describe('unsaved text', () => {
  it('is restored after a visit to another page, is not sent while offline, and is discarded by Escape or Cancel only after a confirmation', async () => {
    const { user, router } = renderApp(privacy);
    await write(user, 'Half a sentence');
    void router.navigate({ to: '/admin/jobs' });
    expect(await screen.findByRole('heading', { name: 'Jobs', level: 1 })).toBeTruthy();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    router.history.back();
    expect((await textBox()).value).toBe('Half a sentence');
    expect(screen.getByText('Your unsaved text is restored.')).toBeTruthy();

    await goOffline();
    expect(await findButton(/^Save: Offline: nothing can be changed/)).toBeTruthy();
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(sent).toEqual([]);
    act(() => onlineManager.setOnline(true));

    for (const leave of [() => user.keyboard('{Escape}'), () => press(user, 'Cancel')]) {
      await leave();
      await screen.findByRole('alertdialog', { name: 'Leave without finishing?' });
      await press(user, 'No');
      await waitUntilClosed('alertdialog');
      expect((await textBox()).value).toBe('Half a sentence');
    }
    await press(user, 'Cancel');
    await press(user, 'Leave');
    await waitUntilClosed('dialog');
    expect(sent).toEqual([]);
    expect(sessionStorage.length).toBe(0);
  });

  it('is deleted if it is saved after the administrator has left the page, unless it was changed meanwhile', async () => {
    const { user, router, queryClient } = renderApp(privacy);
    for (const [text, changed] of [
      ['First.', undefined],
      ['Second.', 'Third.'],
    ] as const) {
      const held = hold();
      mockServer.use(
        http.put('*/api/v1/admin/update/privacy/1', () => held.wait(), { once: true }),
      );
      await write(user, text);
      await press(user, 'Save');
      await held.whenReached;
      void router.navigate({ to: '/admin/jobs' });
      await press(user, 'Leave');
      await screen.findByRole('heading', { name: 'Jobs', level: 1 });
      expect(sessionStorage.length).toBe(1);
      if (changed !== undefined) {
        const key = sessionStorage.key(0) ?? '';
        sessionStorage.setItem(key, (sessionStorage.getItem(key) ?? '').replace(text, changed));
      }
      held.release();
      await waitFor(async () =>
        expect(
          await realHost().query('select description from content_items where id = 1'),
        ).toEqual([{ description: text }]),
      );
      await waitFor(() => expect(queryClient.isMutating()).toBe(0));
      expect(sessionStorage.length).toBe(changed === undefined ? 0 : 1);
      sessionStorage.clear();
      await router.navigate({ to: privacy });
      await screen.findByText(text);
    }
  });

  it('is restored after the session ended and the same administrator signed in', async () => {
    const { user } = renderApp(privacy);
    await write(user, 'Half a sentence');
    setFault('updatePrivacyItem', '401');
    await press(user, 'Save');
    expect(await screen.findByRole('heading', { name: 'admin login' })).toBeTruthy();
    delete realHost().switches.faults.updatePrivacyItem;
    await signIn('Admin@artisan.example');
    expect((await textBox()).value).toBe('Half a sentence');
    expect(screen.getByText('Your unsaved text is restored.')).toBeTruthy();
    await press(user, 'Save');
    await waitUntilClosed('dialog');
    expect(await screen.findByText('Half a sentence')).toBeTruthy();
    expect(Object.keys(sessionStorage)).toEqual([]);
  });

  it('stays after each failure, and a new item is sent once for a double click, with the same Idempotency-Key until the host refuses it', async () => {
    const { user } = renderApp(privacy);
    await press(user, 'Add Item');
    fill(await nameBox(), 'Disputes');
    fill(await textBox(), 'Write to us.');
    const save = async (fault: Fault, words: RegExp) => {
      setFault('createPrivacyItem', fault);
      await user.dblClick(await findButton('Save'));
      await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(words));
      await waitForSave();
      return sent.at(-1)?.key;
    };
    // tests/unit/reader.test.ts has the outcomes of the other answers.
    const key = await save('500', /^Not saved.*went wrong on the server/);
    expect((await textBox()).value).toBe('Write to us.');
    expect(key).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
    cleanup();
    renderApp(privacy);
    expect(await save('429', /^Not saved.*Too many requests/)).toBe(key);
    expect((await textBox()).value).toBe('Write to us.');
    expect(await save('500', /went wrong on the server/)).not.toBe(key);
    expect(sent).toHaveLength(3);
  });
});

/** Makes the host carry out the next call to a path, and loses the answer. */
const loseAnswer = (path: string) =>
  mockServer.use(
    http.all(
      path,
      async ({ request }) => {
        await realHost().pass(request);
        return HttpResponse.error();
      },
      { once: true },
    ),
  );

it('after the answer to a change is lost, the next press sends the same change, and the text is saved once', async () => {
  const { user } = renderApp(privacy);
  await write(user, 'Mine.');
  loseAnswer('*/api/v1/admin/update/privacy/1');
  await press(user, 'Save');
  expect(await screen.findByText('Outcome unknown')).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toMatch(/Saving it again is safe/);
  await press(user, 'Save');
  await waitUntilClosed('dialog');
  expect(sent.map(({ body }) => body)).toEqual([sent[0]?.body, sent[0]?.body]);
  expect(await realHost().query('select version from content_items where id = 1')).toEqual([
    { version: 4 },
  ]);
});

describe('a text that another administrator changed', () => {
  const openConflict = async () => {
    const app = renderApp(privacy);
    await write(app.user, 'Mine.');
    await editAsOther('What we collect', 'Theirs.', 3);
    await press(app.user, 'Save');
    await screen.findByText('It was changed meanwhile');
    return app;
  };

  it('shows both versions and the difference, keeps the typed text, and is replaced by mine on request, which shows both again after one more change', async () => {
    const { user } = await openConflict();
    expect(screen.getByRole('heading', { name: 'Theirs: on the page now' })).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Mine: not saved' })).toBeTruthy();
    const dialog = screen.getByRole('dialog');
    expect(dialog.querySelector('del')?.textContent).toMatch(/Theirs/);
    expect(dialog.querySelector('ins')?.textContent).toMatch(/Mine/);
    await user.click(inTopDialog().getByRole('radio', { name: 'Write' }));
    expect((await textBox()).value).toBe('Mine.');
    // A shortcut must not choose between the two versions.
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(sent).toHaveLength(1);
    await editAsOther('What we collect', 'Theirs again.', 4);
    await press(user, 'Save mine over it');
    await waitFor(() => expect(sent).toHaveLength(2));
    expect((await screen.findAllByText(/Theirs again/)).length).toBeGreaterThan(0);
    await press(user, 'Save mine over it');
    await waitUntilClosed('dialog');
    expect(sent.slice(1).map(({ body }) => body)).toMatchObject([
      { description: 'Mine.', version: 4 },
      { description: 'Mine.', version: 5 },
    ]);
    expect(await screen.findByText('Mine.')).toBeTruthy();
  });

  it('is taken instead of mine, on request, after a confirmation about a typed text', async () => {
    const { user } = await openConflict();
    await press(user, 'Take theirs');
    const confirmation = within(
      await screen.findByRole('alertdialog', { name: 'Take their text?' }),
    );
    await user.click(confirmation.getByRole('button', { name: 'Keep mine' }));
    expect(screen.getByRole('heading', { name: 'Mine: not saved' })).toBeTruthy();
    expect(sessionStorage.length).toBe(1);
    await waitFor(async () => expect(document.activeElement).toBe(await findButton('Take theirs')));
    await press(user, 'Take theirs');
    await press(user, 'Discard mine');
    expect((await textBox()).value).toBe('Theirs.');
    await waitFor(() =>
      expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true),
    );
    expect(await findButton(/^Save: Nothing was changed/)).toBeTruthy();
    expect(sent).toHaveLength(1);
    expect(sessionStorage.length).toBe(0);

    fill(await textBox(), 'Mine again.');
    await editAsOther('What we collect', 'Others.', 4);
    await press(user, 'Save');
    await screen.findAllByText(/Others/);
    await user.click(inTopDialog().getByRole('radio', { name: 'Write' }));
    fill(await textBox(), 'Theirs.');
    await press(user, 'Take theirs');
    expect((await textBox()).value).toBe('Others.');
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('and that was deleted can be replaced by mine as a new item, which is added once after a failure and a lost answer', async () => {
    const { user } = renderApp(privacy);
    await write(user, 'Mine.');
    await deleteAsOther();
    await press(user, 'Save');
    await screen.findByText('It was deleted meanwhile');
    setFault('createPrivacyItem', '500');
    await press(user, 'Add mine as a new item');
    await screen.findByText('Not saved');
    delete realHost().switches.faults.createPrivacyItem;
    loseAnswer('*/api/v1/admin/add/privacy');
    await press(user, 'Save');
    await screen.findByText('Outcome unknown');
    expect((await textBox()).readOnly).toBe(true);
    await press(user, 'Save');
    await waitUntilClosed('dialog');
    const paths = [
      '/admin/update/privacy/1',
      ...Array.from({ length: 3 }, () => '/admin/add/privacy'),
    ];
    expect(sent.map(({ path }) => path)).toEqual(paths);
    expect(sent.at(-1)?.body).toMatchObject({ name: 'What we collect', description: 'Mine.' });
    expect(await itemsOfPrivacy()).toHaveLength(2);
    expect(await screen.findByText('Mine.')).toBeTruthy();
  });
});

describe('deleting', () => {
  const confirmation = () => screen.findByRole('alertdialog', { name: 'Delete What we collect?' });

  it('asks with the name and the text, starts on Cancel, stays open offline and after a failure, and sends one call for each press', async () => {
    const { user } = renderApp(privacy);
    await press(user, 'Delete What we collect');
    await confirmation();
    await press(user, 'Cancel');
    await waitUntilClosed('alertdialog');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Delete What we collect');

    await press(user, 'Delete What we collect');
    const dialog = within(await confirmation());
    expect(dialog.getByText(collectedText)).toBeTruthy();
    expect(dialog.getByText(/you can restore it there/)).toBeTruthy();
    expect(document.activeElement).toBe(dialog.getByRole('button', { name: 'Cancel' }));
    await goOffline();
    await press(user, /^Delete: Offline/);
    act(() => onlineManager.setOnline(true));
    expect(sent).toEqual([]);
    setFault('deletePrivacyItem', 'no-answer');
    await press(user, 'Delete');
    expect((await dialog.findByRole('alert')).textContent).toMatch(/^Outcome unknown.*deleted/);
    expect(sent).toHaveLength(1);
    expect(await itemsOfPrivacy()).toHaveLength(2);

    delete realHost().switches.faults.deletePrivacyItem;
    await user.dblClick(await findButton('Delete'));
    await waitUntilClosed('alertdialog');
    await waitFor(() => expect(screen.queryByText(collectedText)).toBeNull());
    expect(sent.slice(1).map(({ method, path }) => `${method} ${path}`)).toEqual([
      'DELETE /admin/delete/privacy/1?version=3',
    ]);
    expect(await screen.findByText('Deleted')).toBeTruthy();
  });

  it('warns that it cannot be reverted where the host does not restore', async () => {
    realHost().switches.offer = ['deletePrivacyItem'];
    const { user } = renderApp(privacy);
    await press(user, 'Delete What we collect');
    expect(
      within(await confirmation()).getByText(/You won't be able to revert this!/),
    ).toBeTruthy();
  });

  it('of a text that another administrator changed shows the change and asks again', async () => {
    const { user } = renderApp(privacy);
    await press(user, 'Delete What we collect');
    await confirmation();
    await editAsOther('What we collect', 'Theirs.', 3);
    await press(user, 'Delete');
    const dialog = within(await confirmation());
    expect(await dialog.findByText('It was changed meanwhile')).toBeTruthy();
    expect((await confirmation()).querySelector('ins')?.textContent).toMatch(/Theirs/);
    await user.click(dialog.getByRole('button', { name: 'Delete anyway' }));
    await waitUntilClosed('alertdialog');
    expect(sent.at(-1)?.path).toBe('/admin/delete/privacy/1?version=4');
  });

  it('of an item that another administrator deleted says that it was deleted', async () => {
    const { user } = renderApp(privacy);
    await press(user, 'Delete What we collect');
    await confirmation();
    await deleteAsOther();
    await press(user, 'Delete');
    expect(await screen.findByText('What we collect is no longer on the page.')).toBeTruthy();
    expect(within(await confirmation()).queryByRole('button', { name: /^Delete/ })).toBeNull();
  });
});

describe('the order', () => {
  const headings = () =>
    screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

  it('shows which move is under way, also if another one is pressed meanwhile', async () => {
    const { user } = renderApp(terms);
    const held = hold();
    mockServer.use(http.put('*/api/v1/admin/order/terms/service', () => held.wait()));
    await user.click(await findButton('Move Withdrawals down'));
    await user.click(await findButton('Move Cancelled jobs up'));
    const isBusy = async (name: string) =>
      (await findButton(name)).getAttribute('aria-busy') === 'true';
    expect(await isBusy('Move Withdrawals down')).toBe(true);
    expect(await isBusy('Move Cancelled jobs up')).toBe(false);
    held.release();
    await waitFor(() => expect(headings()[0]).toBe('Part payments'));
  });

  it('moves by the keyboard, one place and one call for each press and for a double click, and keeps the focus', async () => {
    const { user } = renderApp(terms);
    const down = await findButton('Move Withdrawals down');
    down.focus();
    await user.keyboard('{Enter}');
    await waitFor(() =>
      expect(headings()).toEqual(['Part payments', 'Withdrawals', 'Cancelled jobs']),
    );
    const body = { seen: ['11', '12', '13'], ids: ['12', '11', '13'] };
    expect(sent).toMatchObject([{ path: '/admin/order/terms/service', method: 'PUT', body }]);
    expect(await screen.findByText('Withdrawals is now number 2 of 3')).toBeTruthy();
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Move Withdrawals down');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(headings().at(-1)).toBe('Withdrawals'));
    expect(sent).toHaveLength(2);
    expect(await findButton(/^Move Withdrawals down: This is the last item/)).toBeTruthy();
    expect(await findButton(/^Move Part payments up: This is the first item/)).toBeTruthy();

    const held = hold();
    mockServer.use(http.put('*/api/v1/admin/order/terms/service', () => held.wait()));
    await user.dblClick(await findButton('Move Cancelled jobs up'));
    held.release();
    await waitFor(() =>
      expect(headings()).toEqual(['Cancelled jobs', 'Part payments', 'Withdrawals']),
    );
    expect(sent).toHaveLength(3);
  });

  it('stays after each failure, says so, and is read again where the page changed', async () => {
    const { user } = renderApp(terms);
    for (const [index, [fault, words]] of (
      [
        ['500', /Not moved.*went wrong/],
        ['no-answer', /Outcome unknown/],
      ] as const
    ).entries()) {
      setFault('setTermsOrder', fault);
      await press(user, 'Move Withdrawals down');
      await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(words));
      expect(headings()).toEqual(['Withdrawals', 'Part payments', 'Cancelled jobs']);
      expect(sent).toHaveLength(index + 1);
    }
    delete realHost().switches.faults.setTermsOrder;
    await realHost().callAsOther('PUT', 'order/terms/service', {
      seen: [11, 12, 13],
      ids: [13, 12, 11],
    });
    await press(user, 'Move Withdrawals down');
    await waitFor(() =>
      expect(screen.getByRole('alert').textContent).toMatch(/another order by now/),
    );
    await waitFor(() =>
      expect(headings()).toEqual(['Cancelled jobs', 'Part payments', 'Withdrawals']),
    );
  });
});

describe('the history', () => {
  const findEntries = async () =>
    within(await screen.findByRole('list', { name: 'Versions' })).getAllByRole('listitem');

  it('lists all versions with account, time in Lagos, kind of change and difference, also of one item, and restores a deleted one in one call', async () => {
    const { user } = renderApp(privacy);
    await press(user, 'Versions');
    const [first, second] = await findEntries();
    expect(first?.textContent).toMatch(
      /What we collect.*admin@artisan\.example · 2026\/11\/09 13:00.*Updated.*On the page now/,
    );
    expect(first?.querySelector('ins')?.textContent).toBeTruthy();
    expect(second?.textContent).toMatch(/Cookies.*Deleted.*Restore/);
    expect(second?.querySelector('del')).toBeNull();
    await user.click(await findButton('Changes of version 2 of Cookies'));
    const removed = second?.querySelectorAll('del')[1];
    expect(removed?.textContent).toMatch(/The site stores one cookie/);
    expect(await findEntries()).toHaveLength(6);
    await user.selectOptions(screen.getByLabelText('Item'), 'Cookies (deleted)');
    expect(await findEntries()).toHaveLength(2);
    expect(screen.getByText('2 versions')).toBeTruthy();

    await press(user, 'Restore version 1 of Cookies');
    const confirmation = within(
      await screen.findByRole('alertdialog', { name: 'Restore this version?' }),
    );
    expect(confirmation.getByText(/The site stores one cookie/)).toBeTruthy();
    await user.dblClick(confirmation.getByRole('button', { name: 'Restore' }));
    await waitUntilClosed('alertdialog');
    expect(sent.map(({ path, body }) => [path, body])).toEqual([
      ['/admin/restore/page/version/907', { version: 2 }],
    ]);
    expect((await findEntries())[0]?.textContent).toMatch(/Cookies.*Restored.*On the page now/);
    await user.keyboard('{Escape}');
    await waitUntilClosed('dialog');
    expect(await screen.findByRole('heading', { name: 'Cookies' })).toBeTruthy();
  });

  it('of a text that another administrator changed shows the change and asks again', async () => {
    const { user } = renderApp(privacy);
    await press(user, 'Versions');
    await press(user, 'Restore version 2 of What we collect');
    await editAsOther('What we collect', 'Theirs.', 3);
    await press(user, 'Restore');
    expect(await screen.findByText('It was changed meanwhile')).toBeTruthy();
    expect(screen.getByRole('alertdialog').querySelector('del')?.textContent).toMatch(/Theirs/);
    await press(user, 'Restore anyway');
    await waitUntilClosed('alertdialog');
    expect(sent.at(-1)?.body).toEqual({ version: 4 });
  });

  it('is not restored over a change that the list received while the confirmation was open', async () => {
    const { user, queryClient } = renderApp(privacy);
    await press(user, 'Versions');
    await press(user, 'Restore version 2 of What we collect');
    await editAsOther('What we collect', 'Theirs.', 3);
    await act(() => queryClient.invalidateQueries());
    await press(user, 'Restore');
    expect(await screen.findByText('It was changed meanwhile')).toBeTruthy();
    expect(sent.map(({ body }) => body)).toEqual([{ version: 3 }]);
  });

  it('of About has no filter, and says after a failure that nothing was restored', async () => {
    const { user } = renderApp(about);
    await press(user, 'Versions');
    expect(await findEntries()).toHaveLength(2);
    expect(screen.queryByLabelText('Item')).toBeNull();
    await press(user, 'Restore version 1 of About Us');
    const confirmation = within(await screen.findByRole('alertdialog'));
    setFault('restorePageVersion', '500');
    await user.click(confirmation.getByRole('button', { name: 'Restore' }));
    expect((await confirmation.findByRole('alert')).textContent).toMatch(/^Not restored/);
    expect(sent).toHaveLength(1);
  });

  it('has an empty state', async () => {
    setFault('listPageVersions', 'empty');
    const { user } = renderApp(privacy);
    await press(user, 'Versions');
    const panel = within(await screen.findByRole('dialog', { name: 'Versions' }));
    expect(await panel.findByText('No Records Here!')).toBeTruthy();
  });

  it('of a host that sends no ids of versions opens no confirmation by itself, and cannot be restored', async () => {
    serve('listPageVersions', [
      { version: 2, change: 'updated', description: 'New.' },
      { version: 1, change: 'created', description: 'Old.' },
    ]);
    const { user } = renderApp(about);
    await press(user, 'Versions');
    expect(await findEntries()).toHaveLength(2);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(
      await findButton(/^Restore version 1 of About Us: The server sends no version/),
    ).toBeTruthy();
  });

  it('shows 25 versions, and more on request', async () => {
    await realHost().query(
      `insert into content_versions (page, item_id, version, change, name, description, account_email, at)
       select 'privacy', 1, n, 'updated', 'What we collect', n::text, 'admin@artisan.example', '2026-11-18'
       from generate_series(4, 33) n`,
    );
    const { user } = renderApp(privacy);
    await press(user, 'Versions');
    expect(await findEntries()).toHaveLength(25);
    await press(user, 'Show older versions');
    expect(await findEntries()).toHaveLength(36);
  });
});
