import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { artisanList } from '../../domain/lists/artisans.ts';
import { chooseFile } from '../../src/components/data-table/save-file/save-file.ts';
import { findToast } from '../support/find-toast.ts';
import { makeListsLong, setJobTotal } from '../support/long-lists.ts';
import { mockServer } from '../support/mock-server.ts';
import { openTable } from '../support/open-table.ts';
import { onRealHost, realHost } from '../support/real-host.ts';
import { turnMasksOn } from '../support/render-app.tsx';
import { streamAnswer } from '../support/streamed-answer.ts';
import { watchCalls } from '../support/watch-calls.ts';
import { watchDownloads } from '../support/watch-downloads.ts';

const decoder = new TextDecoder();

/**
 * Lets the browser write to a disk. Returns the written text; `isSaved` is true after the file was closed.
 *
 * @param choose called when the dialog for the file opens
 */
function giveDisk(choose: () => void = () => undefined) {
  const disk = { text: '', isSaved: false, suggested: '' };
  const handle = {
    name: 'chosen.csv',
    createWritable: () =>
      Promise.resolve({
        write: (chunk: Uint8Array) => {
          disk.text += decoder.decode(chunk, { stream: true });
          return Promise.resolve();
        },
        close: () => {
          disk.isSaved = true;
          return Promise.resolve();
        },
        abort: () => Promise.resolve(),
      }),
    getFile: () => Promise.resolve({ size: 1 }),
  };
  const showSaveFilePicker = ({ suggestedName }: { suggestedName: string }) => {
    disk.suggested = suggestedName;
    choose();
    return Promise.resolve(handle);
  };
  Object.assign(globalThis, { showSaveFilePicker });
  onTestFinished(() => void Reflect.deleteProperty(globalThis, 'showSaveFilePicker'));
  return disk;
}

/** Replaces the host's answer to the export of jobs. */
const answerFile = (answer: () => Response) =>
  mockServer.use(
    http.get('*/admin/job/history', ({ request }) =>
      request.url.includes('format=csv') ? answer() : undefined,
    ),
  );

async function openList(address: string, name: string) {
  const table = await openTable(address, name);
  /** Presses the export button, which is enabled when the host's document and the number of rows are known. */
  const pressExport = async () =>
    table.user.click(await table.region.findByRole('button', { name: /^Export .+ as CSV$/ }));
  return { ...table, pressExport };
}

onRealHost(mockServer);

describe('the export of a list that the host searches', () => {
  beforeEach(() => makeListsLong(mockServer));

  it('writes all found rows to the disk, with the columns on screen', async () => {
    const disk = giveDisk();
    const { user, region, pressExport } = await openList(
      '/admin/jobs?size=5&job_status=completed&sort=job_id.asc',
      'Jobs',
    );
    await user.click(await region.findByRole('button', { name: 'Columns' }));
    await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Job Description' }));
    await user.keyboard('{Escape}');
    await pressExport();
    expect(await screen.findByText(/^chosen\.csv, 0\.0 MB$/)).toBeTruthy();
    const lines = disk.text.trim().split('\r\n');
    expect(lines).toHaveLength(7);
    expect(lines[0]).toBe(
      'Job ID,Client Name,Artisan Name,Service Type,Start Date (Africa/Lagos),Due Date (Africa/Lagos),Amount,Status',
    );
    expect(disk.isSaved).toBe(true);
    expect(disk.suggested).toMatch(/^jobs-status-completed-\d{4}-\d{2}-\d{2}\.csv$/);
  });

  /** Starts an export to the disk, and waits until 1.2 MB have arrived. `sendPart` sends 1.2 MB more. */
  async function startExport() {
    const disk = giveDisk();
    const { response, send } = streamAnswer({ 'content-type': 'text/csv' });
    const sendPart = () => send('x'.repeat(1_240_000));
    answerFile(() => response);
    const { user, pressExport } = await openList('/admin/jobs', 'Jobs');
    await pressExport();
    sendPart();
    expect(await screen.findByText('1.2 MB so far')).toBeTruthy();
    return { disk, user, sendPart };
  }

  it('shows its progress, and leaves no file when it is cancelled', async () => {
    const { disk, user } = await startExport();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByText('Export cancelled')).toBeTruthy();
    expect(screen.getByText('Nothing was saved')).toBeTruthy();
    expect(disk.isSaved).toBe(false);
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
    expect(disk.isSaved).toBe(false);
  });

  it('says why it failed or that the host broke the file off, and that nothing was saved', async () => {
    const disk = giveDisk();
    answerFile(() =>
      HttpResponse.json({ message: 'The server is under maintenance.' }, { status: 503 }),
    );
    const { pressExport } = await openList('/admin/jobs', 'Jobs');
    await pressExport();
    expect(
      await screen.findByText('The server is under maintenance. Nothing was saved.'),
    ).toBeTruthy();
    expect(disk.isSaved).toBe(false);
    // A failure stays until it is closed.
    const failure = within(await findToast('Not exported'));
    expect(failure.getByRole('button', { name: 'Close toast' })).toBeTruthy();

    answerFile(() => {
      let isFirst = true;
      const body = new ReadableStream({
        pull(controller) {
          if (isFirst) controller.enqueue(new Uint8Array(10));
          else controller.error(new TypeError('terminated'));
          isFirst = false;
        },
      });
      return new HttpResponse(body, { headers: { 'content-type': 'text/csv' } });
    });
    await pressExport();
    expect(
      await screen.findByText(/^The host broke off the download\..*Nothing was saved\.$/),
    ).toBeTruthy();
    expect(disk.isSaved).toBe(false);
  });

  it('does nothing if the dialog for the file is cancelled', async () => {
    const calls = watchCalls(mockServer);
    let isAsked = false;
    giveDisk(() => {
      isAsked = true;
      throw new DOMException('The user aborted a request.', 'AbortError');
    });
    const { pressExport } = await openList('/admin/jobs', 'Jobs');
    await pressExport();
    await waitFor(() => expect(isAsked).toBe(true));
    expect(calls.filter((call) => call.includes('format=csv'))).toEqual([]);
  });

  it('is downloaded from the memory where the browser cannot write to the disk', async () => {
    const files = watchDownloads();
    const { pressExport } = await openList('/admin/dashboard/artisans?status=active', 'Artisans');
    await pressExport();
    expect((await findToast('Exported')).textContent).toMatch(
      /artisans-status-active-.*\.csv, 0\.0 MB$/,
    );
    expect(files.map(({ name }) => name)).toEqual([
      expect.stringMatching(/^artisans-status-active-\d{4}-\d{2}-\d{2}\.csv$/),
    ]);
    const [first] = (await files[0]?.text)?.split('\r\n') ?? [];
    const headers = Object.values(artisanList.columns).map(({ header }) => header);
    expect(first?.replace('\ufeff', '')).toBe(headers.join(','));
  });

  it('is not downloaded if it is too large for the memory', async () => {
    const files = watchDownloads();
    const large = new Uint8Array(1);
    Object.defineProperty(large, 'byteLength', { value: 200_000_001 });
    const file = await chooseFile('jobs.csv');
    const written = file?.write(
      (async function* () {
        yield await Promise.resolve(large);
      })(),
    );
    await expect(written).rejects.toThrow('at most 200 MB');
    expect(files).toEqual([]);
  });

  it('is disabled, with the reason, where its rows are too many for the memory', async () => {
    setJobTotal(mockServer, 2_000_000);
    const { region } = await openList('/admin/jobs', 'Jobs');
    const name = /^Export: This browser holds a file in its memory, at most 200 MB\./;
    expect(await region.findByRole('button', { name })).toBeTruthy();
    cleanup();
    giveDisk();
    const onDisk = await openList('/admin/jobs', 'Jobs');
    const enabled = { name: 'Export 2,000,000 rows as CSV' };
    expect(await onDisk.region.findByRole('button', enabled)).toBeTruthy();
  });

  it('is disabled, with the reason, where the host searches but does not export', async () => {
    realHost().switches.offer = ['listJobs x-list'];
    const { region } = await openList('/admin/jobs', 'Jobs');
    const name = 'Export: The server finds these rows, and does not offer to export them';
    expect(await region.findByRole('button', { name })).toBeTruthy();
  });

  it('masks the contact details that are masked on screen', async () => {
    const disk = giveDisk();
    turnMasksOn();
    const { pressExport } = await openList('/admin/dashboard/artisans', 'Artisans');
    await pressExport();
    expect(await screen.findByText(/with phones and e-mails masked$/)).toBeTruthy();
    expect(disk.text).toContain('•••@');
    const [artisan] = await realHost().query('select email from artisans where email is not null');
    expect(disk.text).not.toContain(String(artisan?.email));
  });
});
