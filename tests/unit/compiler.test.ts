import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { generateFiles } from '../../scripts/generator/generate-files.ts';
import { plantInDashboard, runTool } from '../support/planted-tree.ts';

/** Returns the compiler's errors for the dashboard with some files changed or added. */
async function errorsAbout(files: Record<string, string>): Promise<string> {
  const root = await plantInDashboard(files);
  const said = await runTool('typescript-7/bin/tsc', ['-p', 'src', '--noEmit'], root);
  return said.stdout + said.stderr;
}

const read = (name: string) => readFile(`openapi/${name}.yaml`, 'utf8');
const contract = () => read('admin');

/** Returns the files that are generated from a changed contract. */
async function generatedFrom(contract: string): Promise<Record<string, string>> {
  const generated = await generateFiles(contract, await read('extensions'));
  return Object.fromEntries(generated.map(({ path, content }) => [path, content]));
}

const refused = {
  'a misspelt field': [
    `import type { Job } from './api/jobs.ts';
     export const name = (job: Job) => job.artisan_nam;`,
    "Property 'artisan_nam' does not exist",
  ],
  'a link to no page': [
    `import { Link } from '@tanstack/react-router';
     export const link = <Link to="/admin/dashboard/artisan">x</Link>;`,
    `Type '"/admin/dashboard/artisan"' is not assignable`,
  ],
  'a link to a person without the id': [
    `import { Link } from '@tanstack/react-router';
     export const link = (
       <Link to="/admin/dashboard/artisan/artisan-info" search={{ clientId: '7' }}>x</Link>
     );`,
    "'clientId' does not exist",
  ],
  'a call without its id': [
    `import { approveWithdrawal } from './api/generated/operations.ts';
     export const call = () => approveWithdrawal({});`,
    "Property 'id' is missing",
  ],
  'a mock off the contract': [
    `import { createOpenApiHttp } from 'openapi-msw';
     import type { paths } from '../openapi/generated/schema.d.ts';
     export const handler = createOpenApiHttp<paths>().get('/admin/get/about', ({ response }) =>
       response(200).json({ data: { data: [{ text: 'x' }] } }),
     );`,
    "'text' does not exist",
  ],
  'naira where kobo belong': [
    `import { formatMoney } from './lib/values/money.ts';
     export const printed = formatMoney(25000);`,
    "not assignable to parameter of type 'Kobo'",
  ],
} as const;

describe('the compiler', () => {
  it('finds no error in the unchanged dashboard', async () => {
    expect(await errorsAbout({})).toBe('');
  });

  it('reports the places that a renamed field of the contract breaks', async () => {
    const places = {
      withdrawal_amount: 'src/api/withdrawals.ts',
      trade_name: 'src/api/reading/trade.ts',
      part_payment_status: 'src/api/part-payments.ts',
    };
    let renamed = await contract();
    for (const field of Object.keys(places))
      renamed = renamed.replaceAll(field, `renamed_${field}`);
    const errors = await errorsAbout(await generatedFrom(renamed));
    for (const [field, place] of Object.entries(places)) {
      expect(errors).toMatch(new RegExp(`^${place}.*${field}`, 'm'));
      expect(errors).toMatch(new RegExp(`^src/mocks/.*${field}`, 'm'));
    }
  });

  it('requires a reader for a field that the contract adds', async () => {
    const grown = (await contract()).replace(
      '        read_status: {',
      "        urgency: { $ref: '#/components/schemas/Text' }\n        read_status: {",
    );
    const errors = await errorsAbout(await generatedFrom(grown));
    expect(errors).toMatch(/^src\/api\/contact\.ts.*\n {2}Property 'urgency' is missing/m);
  });

  it('rejects planted faults, and a write that is not in the invalidation table', async () => {
    const table = await readFile('src/api/cache/invalidation.ts', 'utf8');
    const planted = Object.entries(refused).map(([what, [source, word]], index) => ({
      what,
      file: `src/planted-${index}.tsx`,
      source,
      word,
    }));
    const errors = await errorsAbout({
      ...Object.fromEntries(planted.map(({ file, source }) => [file, source])),
      'src/api/cache/invalidation.ts': table.replace(
        '  updateIdentificationMeans: [keys.identificationMeans, keys.audit],\n',
        '',
      ),
    });
    expect.soft(errors).toMatch(/invalidation\.ts.*updateIdentificationMeans/);
    for (const { what, file, word } of planted) {
      const about = errors.split('\n').filter((line) => line.startsWith(file));
      expect.soft(about, what).toEqual([expect.stringContaining(word)]);
    }
  });
});
