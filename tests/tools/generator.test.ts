import { readdir, readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { maxDecisionRules } from '../../domain/decision-rules.ts';
import { passwordLength } from '../../domain/password-rules.ts';
import { maxLengths } from '../../domain/text-limits.ts';
import { contractIds, extensions, operations } from '../../openapi/generated/operations.ts';
import { generateFiles } from '../../scripts/generator/generate-files.ts';
import { readContract, routesOf } from '../../server/contract/documents.ts';

const contract = await readFile('openapi/admin.yaml', 'utf8');
const extensionsYaml = await readFile('openapi/extensions.yaml', 'utf8');

const generate = (yaml: string) => generateFiles(yaml, extensionsYaml);

describe('the generated code', () => {
  it('is the same as the committed code', async () => {
    const files = await generate(contract);
    const folders = ['openapi/generated', 'src/api/generated', 'src/api/parse/generated'];
    const committed = await Promise.all(folders.map((folder) => readdir(folder)));
    expect(files.map(({ path }) => path).sort()).toEqual(
      folders
        .flatMap((folder, at) => (committed[at] ?? []).map((name) => `${folder}/${name}`))
        .sort(),
    );
    for (const { path, content } of files) {
      expect(await readFile(path, 'utf8'), `${path}: run npm run generate`).toBe(content);
    }
  });

  it('has the limits of texts and rules that the domain has', () => {
    const { components, paths } = readContract();
    const limitOf = (schema: string) => Object(components.schemas[schema]).maxLength;
    expect(maxLengths).toEqual({
      reason: limitOf('Reason'),
      text: limitOf('LongText'),
      name: limitOf('ItemName'),
      viewName: limitOf('ViewName'),
      note: limitOf('NoteText'),
    });
    const bodyOf = (id: string) =>
      JSON.stringify(
        Object.values(paths)
          .flatMap((path) => Object.values(path))
          .find(({ operationId }) => operationId === id)?.requestBody,
      );
    expect(bodyOf('replyToContactMessage')).toContain(`"maxLength":${maxLengths.name}`);
    const { min, max } = passwordLength;
    expect(bodyOf('changeOwnPassword')).toContain(`"minLength":${min},"maxLength":${max}`);
    expect(bodyOf('setDecisionRules')).toContain(
      `"maximum":${maxDecisionRules.typeAmountsFromNaira}`,
    );
    expect(bodyOf('setDecisionRules')).toContain(`"maximum":${maxDecisionRules.promisedHours}`);
  });

  it('has the 25 calls of the contract, and a separate table of extensions', () => {
    expect(contractIds).toHaveLength(25);
    expect(Object.keys(extensions).filter((id) => contractIds.some((one) => one === id))).toEqual(
      [],
    );
  });

  it('has 413 exactly for the calls with a body and for the lists that may be long', () => {
    const longLists = [
      'listArtisans',
      'listClients',
      'listJobs',
      'listTransactions',
      'listApprovedWithdrawals',
      'listPaidPartPayments',
      'listContactMessages',
    ];
    for (const { operation } of routesOf(readContract())) {
      const { operationId, requestBody, responses } = operation;
      expect([operationId, '413' in responses]).toEqual([
        operationId,
        requestBody !== undefined || longLists.includes(operationId),
      ]);
    }
  });

  it('has one fetch function for each operation, with the inputs of the call', async () => {
    const files = await generate(contract);
    const contentOf = (name: string) =>
      files.find(({ path }) => path === `src/api/generated/${name}.ts`)?.content ?? '';
    for (const id of contractIds) {
      const file = operations[id].tag.toLowerCase().replaceAll(' ', '-');
      expect(contentOf(file)).toContain(`export function ${id}(`);
    }
    const optionalFunctions = contentOf('extensions');
    for (const id of Object.keys(extensions)) {
      // A stream is not JSON, so it has no function.
      const isJson = id !== 'streamChanges';
      expect(optionalFunctions.includes(`export function ${id}(`), id).toBe(isJson);
    }
    expect(optionalFunctions).toContain(
      "declineVerification(path: Path<'declineVerification'>, query: Query<'declineVerification'>,",
    );
    // approveWithdrawal takes headers only because of `x-additions` in extensions.yaml.
    expect(contentOf('withdrawals')).toContain(
      "approveWithdrawal(path: Path<'approveWithdrawal'>, header: Headers<'approveWithdrawal'>, options?: CallOptions)",
    );
    expect(contentOf('session')).toContain("login(body: Body<'login'>, options?: CallOptions)");
  });

  it('has a reader for each field of the records in answers, and rejects a field without one', async () => {
    const withField = (schema: string) =>
      generate(
        contract.replace(
          '        read_status: {',
          `        urgency: ${schema}\n        read_status: {`,
        ),
      );
    const files = await withField("{ $ref: '#/components/schemas/Amount' }");
    const message = files.find(({ path }) => path.endsWith('parse/generated/contact-message.ts'));
    expect(message?.content).toContain('  urgency: amount,');
    await expect(withField('{ type: object }')).rejects.toThrow(
      'ContactMessage.urgency has no reader',
    );
    expect(files.map(({ path }) => path)).not.toContain('src/api/parse/generated/login-request.ts');
  });

  it.each(['Picture', 'RequestStatus', 'OptionalId'])(
    'is not made from a contract that names the schema %s otherwise, because its fields would lose their reader',
    async (name) => {
      const renamed = (yaml: string) => yaml.replaceAll(new RegExp(`\\b${name}\\b`, 'g'), 'Other');
      await expect(generateFiles(renamed(contract), renamed(extensionsYaml))).rejects.toThrow(
        `There is no schema ${name}`,
      );
    },
  );

  it('has the additions of the extensions in the operations of the contract, and no additions to an unknown operation', async () => {
    const operation = routesOf(readContract()).find(
      ({ path }) => path === operations.approveWithdrawal.path,
    )?.operation;
    expect(operation).toMatchObject({ operationId: 'approveWithdrawal', 'x-repeat': 'safe' });
    expect(Object.keys(operation?.responses ?? {})).toEqual(
      expect.arrayContaining(['200', '401', '412']),
    );
    expect(JSON.stringify(operation?.parameters)).toMatch(/"path".*IfMatch.*IdempotencyKey/);
    expect(contract).not.toMatch(/x-repeat|If-Match|version:$/m);
    const misnamed = extensionsYaml.replace('\n    approveWithdrawal:\n', '\n    approveAll:\n');
    await expect(generateFiles(contract, misnamed)).rejects.toThrow(
      'There is no approveAll to add to',
    );
  });

  it('rejects a contract in which an operationId is missing or used twice', async () => {
    const missing = contract.replace('      operationId: getAbout\n', '');
    await expect(generate(missing)).rejects.toThrow('no operationId');
    const twice = contract.replace('operationId: getAbout', 'operationId: listJobs');
    await expect(generate(twice)).rejects.toThrow('unique `operationId`');
  });
});
