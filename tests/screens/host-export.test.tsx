import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { artisanList } from '../../domain/lists/artisans.ts';
import { operationIds } from '../../openapi/generated/operations.ts';
import { mockHost, mockServer } from '../support/mock-server.ts';
import { renderApp } from '../support/render-app.tsx';
import { letLongList } from '../support/searching-host.ts';
import { streamAnswer } from '../support/streamed-answer.ts';

const decoder = new TextDecoder();

/** Lets the browser write to a disk. Returns the written text; `isKept` is true after the file was closed. */
function giveDisk(chooses: () => void = () => undefined) {
  const disk = { text: '', isKept: false, suggested: '' };
  const handle = {
    name: 'chosen.csv',
    createWritable: () =>
      Promise.resolve({
        write: (chunk: Uint8Array) => {
          disk.text += decoder.decode(chunk, { stream: true });
          return Promise.resolve();
        },
        close: () => {
          disk.isKept = true;
          return Promise.resolve();
        },
        abort: () => Promise.resolve(),
      }),
    getFile: () => Promise.resolve({ size: 1 }),
  };
  const showSaveFilePicker = ({ suggestedName }: { suggestedName: string }) => {
    disk.suggested = suggestedName;
    chooses();
    return Promise.resolve(handle);
  };
  Object.assign(globalThis, { showSaveFilePicker });
  onTestFinished(() => void Reflect.deleteProperty(globalThis, 'showSaveFilePicker'));
  return disk;
}

async function openMenu(address: string, name: string) {
  const app = renderApp(address);
  const region = within(await screen.findByRole('region', { name }));
  await region.findByLabelText('Rows per page');
  await app.user.click(region.getByRole('button', { name: 'Columns and export' }));
  const entry = await screen.findByRole('menuitem', { name: /Export as CSV/ });
  return { ...app, region, entry };
}

const offerExports = () => {
  const { switches } = mockHost();
  switches.offer = [
    ...(switches.offer ?? []),
    ...operationIds.filter((id) => /^(export|createExportTicket)/.test(id)),
  ];
};

describe('the export of a list that the host searches', () => {
  beforeEach(() => letLongList(mockHost(), mockServer, { sendsWhole: false }));

  it('writes all found rows to the disk, with the columns on screen', async () => {
    offerExports();
    const disk = giveDisk();
    const { user, entry } = await openMenu(
      '/admin/jobs?size=5&job_status=completed&sort=job_id.asc',
      'Jobs',
    );
    await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Job Description' }));
    await waitFor(() => expect(entry.getAttribute('aria-disabled')).not.toBe('true'));
    await user.click(screen.getByRole('menuitem', { name: /Export as CSV/ }));
    expect(await screen.findByText(/^chosen\.csv, 0\.0 MB$/)).toBeTruthy();
    const lines = disk.text.trim().split('\r\n');
    expect(lines).toHaveLength(7);
    expect(lines[0]).toBe(
      'Job ID,Client Name,Artisan Name,Service Type,Start Date (Africa/Lagos),Due Date (Africa/Lagos),Amount,Status',
    );
    expect(disk.isKept).toBe(true);
    expect(disk.suggested).toMatch(/^jobs-status-completed-\d{4}-\d{2}-\d{2}\.csv$/);
  });

  /** Starts an export to the disk. The test sends each next part of 1.2 MB; the first one has arrived. */
  async function startExport() {
    offerExports();
    const disk = giveDisk();
    const { response, send } = streamAnswer({ 'content-type': 'text/csv' });
    const sendPart = () => send('x'.repeat(1_240_000));
    mockServer.use(http.get('*/admin/export/job', () => response));
    const { user, entry } = await openMenu('/admin/jobs', 'Jobs');
    await user.click(entry);
    sendPart();
    expect(await screen.findByText('1.2 MB so far')).toBeTruthy();
    return { disk, user, sendPart };
  }

  it('shows its progress, and leaves no file when it is cancelled', async () => {
    const { disk, user } = await startExport();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByText('Export cancelled')).toBeTruthy();
    expect(screen.getByText('Nothing was saved')).toBeTruthy();
    expect(disk.isKept).toBe(false);
    expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
  });

  it('ends when the session ends, and leaves no file', async () => {
    const { disk, user, sendPart } = await startExport();
    await user.keyboard('{Escape}');
    const [out] = await screen.findAllByRole('button', { name: 'Sign Out' });
    await user.click(out ?? document.body);
    await screen.findByRole('heading', { name: 'admin login' });
    sendPart();
    expect(await screen.findByText('The session has ended. Nothing was saved.')).toBeTruthy();
    expect(disk.isKept).toBe(false);
  });

  it('says why it failed, and that nothing was saved', async () => {
    offerExports();
    const disk = giveDisk();
    mockHost().switches.faults.exportJobs = '503';
    const { user, entry } = await openMenu('/admin/jobs', 'Jobs');
    await user.click(entry);
    expect(
      await screen.findByText('The server is under maintenance. Nothing was saved.'),
    ).toBeTruthy();
    expect(disk.isKept).toBe(false);
  });

  it('says that the host broke the file off', async () => {
    offerExports();
    const disk = giveDisk();
    mockServer.use(
      http.get('*/admin/export/job', () => {
        let isFirst = true;
        const body = new ReadableStream({
          pull(controller) {
            if (isFirst) controller.enqueue(new Uint8Array(10));
            else controller.error(new TypeError('terminated'));
            isFirst = false;
          },
        });
        return new HttpResponse(body, { headers: { 'content-type': 'text/csv' } });
      }),
    );
    const { user, entry } = await openMenu('/admin/jobs', 'Jobs');
    await user.click(entry);
    expect(await screen.findByText(/^The host broke off\..*Nothing was saved\.$/)).toBeTruthy();
    expect(disk.isKept).toBe(false);
  });

  it('does nothing if the dialog for the file is cancelled', async () => {
    offerExports();
    const calls: string[] = [];
    mockServer.events.on('request:start', ({ request }) => void calls.push(request.url));
    onTestFinished(() => mockServer.events.removeAllListeners());
    giveDisk(() => {
      throw new DOMException('The user aborted a request.', 'AbortError');
    });
    const { user, entry } = await openMenu('/admin/jobs', 'Jobs');
    await user.click(entry);
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    expect(calls.filter((url) => url.includes('/export/'))).toEqual([]);
  });

  it('lets a browser that cannot write to the disk download with a ticket, without the token in the address', async () => {
    offerExports();
    const links: HTMLAnchorElement[] = [];
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      links.push(this);
    });
    onTestFinished(() => click.mockRestore());
    const { user, entry } = await openMenu('/admin/dashboard/artisans?status=active', 'Artisans');
    await user.click(entry);
    expect(await screen.findByText('Download started')).toBeTruthy();
    const [link] = links;
    expect(link?.download).toMatch(/^artisans-status-active-\d{4}-\d{2}-\d{2}\.csv$/);
    expect(link?.href).toMatch(/\/api\/v1\/admin\/export\/download\/[\w-]+$/);
    expect(link?.href).not.toContain(String(localStorage.getItem('token')));
    const file = await fetch(String(link?.href));
    const [first] = (await file.text()).split('\r\n');
    const headers = Object.values(artisanList.columns).map(({ header }) => header);
    expect(first).toBe(headers.join(','));
    expect((await fetch(String(link?.href))).status).toBe(404);
  });

  it('says that the ticket was refused', async () => {
    offerExports();
    mockHost().switches.faults.createExportTicket = '503';
    const { user, entry } = await openMenu('/admin/jobs', 'Jobs');
    await user.click(entry);
    expect(await screen.findByText('The server is under maintenance.')).toBeTruthy();
  });

  it('is disabled, with the reason, where the host searches but does not export', async () => {
    const { entry } = await openMenu('/admin/jobs', 'Jobs');
    await waitFor(() => expect(entry.getAttribute('aria-disabled')).toBe('true'));
    expect(entry.textContent).toContain(
      'The server finds these rows, and does not offer to export them',
    );
  });

  it('masks the contact details that are masked on screen', async () => {
    offerExports();
    const disk = giveDisk();
    const administrator = JSON.stringify({ email: 'admin@artisan.example', role: 'admin' });
    localStorage.setItem(`masks ${administrator}`, 'on');
    const { user, entry } = await openMenu('/admin/dashboard/artisans', 'Artisans');
    await user.click(entry);
    expect(await screen.findByText(/with phones and e-mails masked$/)).toBeTruthy();
    expect(disk.text).toContain('•••@');
    expect(disk.text).not.toContain(String(mockHost().store.artisans[0]?.item.email));
  });
});
