import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { contractIds, extensions } from '../../openapi/generated/operations.ts';
import { generateFiles } from '../../scripts/generator/generate-files.ts';

const contract = await readFile('openapi/admin.yaml', 'utf8');
const optional = await readFile('openapi/extensions.yaml', 'utf8');

const generate = (yaml: string) => generateFiles(yaml, optional);

describe('the generated code', () => {
  it('is the same as the committed code', async () => {
    const files = await generate(contract);
    expect(files.map(({ path }) => path)).toEqual([
      'openapi/generated/openapi.json',
      'openapi/generated/schema.d.ts',
      'openapi/generated/operations.ts',
      'src/api/generated/operations.ts',
      'src/api/generated/extensions.ts',
    ]);
    for (const { path, content } of files) {
      expect(await readFile(path, 'utf8'), `${path}: run npm run generate`).toBe(content);
    }
  });

  it('has the 25 calls of the contract, and the others apart', () => {
    expect(contractIds).toHaveLength(25);
    expect(Object.keys(extensions).filter((id) => contractIds.some((one) => one === id))).toEqual(
      [],
    );
  });

  it('follows the contract: a new field changes the type', async () => {
    const renamed = contract.replaceAll('withdrawal_amount', 'requested_amount');
    const files = await generate(renamed);
    const types = files.find(({ path }) => path.endsWith('schema.d.ts'))?.content;
    expect(types).toContain('requested_amount');
    expect(types).not.toContain('withdrawal_amount');
  });

  it('has one fetch function for each operation, with the inputs of the call', async () => {
    const files = await generate(contract);
    const written = (name: string) =>
      files.find(({ path }) => path === `src/api/generated/${name}.ts`)?.content ?? '';
    const functions = written('operations');
    for (const id of contractIds) expect(functions).toContain(`export function ${id}(`);
    const optionalFunctions = written('extensions');
    for (const id of Object.keys(extensions)) {
      expect(optionalFunctions).toContain(`export function ${id}(`);
    }
    expect(optionalFunctions).toContain(
      "declineVerification(path: Path<'declineVerification'>, query: Query<'declineVerification'>,",
    );
    expect(functions).toContain(
      "approveWithdrawal(path: Path<'approveWithdrawal'>, options?: CallOptions)",
    );
    expect(functions).toContain("login(body: Body<'login'>, options?: CallOptions)");
  });

  it('rejects a contract in which an operationId is missing or used twice', async () => {
    const missing = contract.replace('      operationId: getAbout\n', '');
    await expect(generate(missing)).rejects.toThrow('no operationId');
    const twice = contract.replace('operationId: getAbout', 'operationId: listJobs');
    await expect(generate(twice)).rejects.toThrow('unique `operationId`');
  });
});
