import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { generateFiles } from '../../scripts/generator/generate-files.ts';
import { plantInDashboard } from '../support/planted-tree.ts';

const run = promisify(execFile);
const compiler = path.resolve('node_modules/typescript-7/bin/tsc');

/** What the compiler says of the dashboard with some files changed or added. */
async function complaintsAbout(files: Record<string, string>): Promise<string> {
  const root = await plantInDashboard(files);
  return run(process.execPath, [compiler, '-p', 'src', '--noEmit'], { cwd: root }).then(
    ({ stdout }) => stdout,
    (failure: { stdout: string }) => failure.stdout,
  );
}

const contract = () => readFile('openapi/admin.yaml', 'utf8');

describe('the compiler', () => {
  it('has nothing to say of the dashboard as it is', async () => {
    expect(await complaintsAbout({})).toBe('');
  });

  it.each([
    ['withdrawal_amount', 'src/api/withdrawals.ts'],
    ['trade_name', 'src/api/trade.ts'],
    ['part_payment_status', 'src/api/part-payments.ts'],
  ])(
    'shows where a renamed field of the contract breaks the dashboard: %s',
    async (field, place) => {
      const renamed = (await contract()).replaceAll(field, `renamed_${field}`);
      const generated = await generateFiles(renamed);
      const complaints = await complaintsAbout(
        Object.fromEntries(generated.map((file) => [file.path, file.content])),
      );
      expect(complaints).toContain(place);
      expect(complaints).toContain('src/mocks/');
    },
  );

  it('wants a reader for a field that the contract adds', async () => {
    const grown = (await contract()).replace(
      '        read_status:\n',
      "        urgency:\n          $ref: '#/components/schemas/Text'\n        read_status:\n",
    );
    const generated = await generateFiles(grown);
    const complaints = await complaintsAbout(
      Object.fromEntries(generated.map((file) => [file.path, file.content])),
    );
    expect(complaints).toMatch(/src\/api\/contact\.ts[\s\S]*urgency/);
  });

  it('wants every write in the invalidation table', async () => {
    const table = await readFile('src/api/invalidation.ts', 'utf8');
    const complaints = await complaintsAbout({
      'src/api/invalidation.ts': table.replace(
        '  updateIdentificationMeans: [keys.identificationMeans],\n',
        '',
      ),
    });
    expect(complaints).toMatch(/invalidation\.ts.*updateIdentificationMeans/);
  });

  it.each([
    [
      'a misspelt field',
      `import type { Job } from './api/jobs.ts';
       export const name = (job: Job) => job.artisan_nam;`,
      /artisan_nam/,
    ],
    [
      'a link to no page',
      `import { Link } from '@tanstack/react-router';
       export const link = <Link to="/admin/dashboard/artisan">x</Link>;`,
      /planted\.tsx/,
    ],
    [
      'a link to a person without the id',
      `import { Link } from '@tanstack/react-router';
       export const link = (
         <Link to="/admin/dashboard/artisan/artisan-info" search={{ clientId: '7' }}>x</Link>
       );`,
      /clientId/,
    ],
    [
      'a call without its id',
      `import { approveWithdrawal } from './api/generated/operations.ts';
       export const call = () => approveWithdrawal({});`,
      /planted\.tsx/,
    ],
    [
      'a mock off the contract',
      `import { createOpenApiHttp } from 'openapi-msw';
       import type { paths } from '../openapi/generated/schema.d.ts';
       export const handler = createOpenApiHttp<paths>().get('/admin/get/about', ({ response }) =>
         response(200).json({ data: { data: [{ text: 'x' }] } }),
       );`,
      /planted\.tsx/,
    ],
    [
      'naira where kobo belong',
      `import { formatMoney } from './lib/money.ts';
       export const printed = formatMoney(25000);`,
      /Kobo/,
    ],
  ])('refuses %s', async (_, planted, complaint) => {
    expect(await complaintsAbout({ 'src/planted.tsx': planted })).toMatch(complaint);
  });
});
