import { readFile, rm } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { generateFiles } from '../../scripts/generator/generate-files.ts';
import { plantInDashboard, runTool } from '../support/planted-tree.ts';

const read = (name: string) => readFile(`openapi/${name}.yaml`, 'utf8');

/** The fields of the contract that are renamed. */
const renamed = ['withdrawal_amount', 'trade_name', 'part_payment_status'];

/** Returns the files that are generated from the contract with renamed fields. */
async function generatedFiles(): Promise<Record<string, string>> {
  let contract = await read('admin');
  for (const field of renamed) contract = contract.replaceAll(field, `renamed_${field}`);
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
     export const call = () => approveWithdrawal({}, {});`,
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
  const planted = Object.entries(refused).map(([what, [source, word]], index) => ({
    what,
    file: `src/planted-${index}.tsx`,
    source,
    word,
  }));
  let errors = '';

  // One run reports all faults, because a run takes seconds.
  beforeAll(async () => {
    const table = await readFile('src/api/cache/invalidation.ts', 'utf8');
    const root = await plantInDashboard({
      ...(await generatedFiles()),
      ...Object.fromEntries(planted.map(({ file, source }) => [file, source])),
      'src/api/cache/invalidation.ts': table.replace(
        '  updateIdentificationMeans: [keys.identificationMeans, keys.audit],\n',
        '',
      ),
    });
    const { stdout, stderr } = await runTool(
      'typescript-7/bin/tsc',
      ['-p', 'src', '--noEmit'],
      root,
    );
    errors = stdout + stderr;
    return () => rm(root, { recursive: true });
  });

  it.each(renamed)(
    'reports the places that the renamed field %s of the contract breaks',
    (field) => {
      expect(errors).toMatch(new RegExp(`^src/features/.*'${field}'`, 'm'));
      expect(errors).toMatch(new RegExp(`^src/mocks/.*'${field}'`, 'm'));
    },
  );

  it('reports a write that is not in the invalidation table', () => {
    expect(errors).toMatch(/invalidation\.ts.*updateIdentificationMeans/);
  });

  it.each(planted)('reports $what', ({ file, word }) => {
    const lines = errors.split('\n').filter((line) => line.startsWith(file));
    expect(lines).toEqual([expect.stringContaining(word)]);
  });
});
