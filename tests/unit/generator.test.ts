import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { operationIds } from '../../openapi/generated/operations.ts';
import { generateFiles } from '../../scripts/generator/generate-files.ts';

const contract = await readFile('openapi/admin.yaml', 'utf8');

describe('the generated code', () => {
  it('is the same as the committed code', async () => {
    const files = await generateFiles(contract);
    expect(files.map(({ path }) => path)).toEqual([
      'openapi/generated/schema.d.ts',
      'openapi/generated/operations.ts',
      'src/api/generated/operations.ts',
    ]);
    for (const { path, content } of files) {
      expect(await readFile(path, 'utf8'), `${path}: run npm run generate`).toBe(content);
    }
  });

  it('has the 25 calls and no others', () => {
    expect(operationIds).toHaveLength(25);
  });

  it('follows the contract: a new field changes the type', async () => {
    const renamed = contract.replaceAll('withdrawal_amount', 'requested_amount');
    const files = await generateFiles(renamed);
    const types = files.find(({ path }) => path.endsWith('schema.d.ts'))?.content;
    expect(types).toContain('requested_amount');
    expect(types).not.toContain('withdrawal_amount');
  });

  it('has one fetch function for each operation, with the inputs of the call', async () => {
    const files = await generateFiles(contract);
    const functions = files.find(({ path }) => path.startsWith('src/'))?.content ?? '';
    for (const id of operationIds) expect(functions).toContain(`export function ${id}(`);
    expect(functions).toContain(
      "approveWithdrawal(path: Path<'approveWithdrawal'>, options?: CallOptions)",
    );
    expect(functions).toContain("login(body: Body<'login'>, options?: CallOptions)");
  });

  it('rejects a contract in which an operationId is missing or used twice', async () => {
    const missing = contract.replace('      operationId: getAbout\n', '');
    await expect(generateFiles(missing)).rejects.toThrow('no operationId');
    const twice = contract.replace('operationId: getAbout', 'operationId: listJobs');
    await expect(generateFiles(twice)).rejects.toThrow('unique `operationId`');
  });
});
