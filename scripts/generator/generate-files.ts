import openapiTS, { astToString } from 'openapi-typescript';
import { renderFetchFunctions } from './fetch-functions.ts';
import { renderFieldReaders } from './field-readers.ts';
import { mergeDocuments, readDocument } from './merge-documents.ts';
import { type Operation, operationsOf, renderOperationTables } from './operations-table.ts';

/** A generated file: its path relative to the project's root, and its whole text. */
export interface GeneratedFile {
  path: string;
  content: string;
}

const notice =
  '// Generated from openapi/admin.yaml and openapi/extensions.yaml by `npm run generate`. Do not edit.\n\n';

/** Returns the file name of a tag: `part-payments` for `Part payments`. */
const fileOf = (tag: string) => tag.toLowerCase().replaceAll(' ', '-');

const renderIndex = (files: readonly string[]) =>
  files.map((file) => `export * from './${file}.ts';\n`).join('');

/**
 * Generates the files from the two documents: the merged document, its types, the tables of the operations, the fetch
 * functions, and the readers of fields. The contract's functions are in one file for each tag, and those of the
 * extensions in one file.
 *
 * @param admin the text of the document of the 25 calls
 * @param extensions the text of the document of the optional calls
 */
export async function generateFiles(admin: string, extensions: string): Promise<GeneratedFile[]> {
  const contract = readDocument(admin);
  const optional = readDocument(extensions);
  const document = mergeDocuments(contract, optional);
  const merged = JSON.stringify(document, null, 1);
  const types = astToString(await openapiTS(merged, { alphabetize: false }));
  const functionsFile = (name: string, operations: Operation[]) => ({
    path: `src/api/generated/${name}.ts`,
    content: notice + renderFetchFunctions(operations),
  });
  const all = operationsOf(document);
  const calls = all.filter(({ path }) => path in contract.paths);
  const extensionCalls = all.filter(({ path }) => path in optional.paths);
  const tags = [...new Set(calls.map(({ tag }) => tag))];
  return [
    { path: 'openapi/generated/openapi.json', content: `${merged}\n` },
    { path: 'openapi/generated/schema.d.ts', content: notice + types },
    {
      path: 'openapi/generated/operations.ts',
      content: notice + renderOperationTables(calls, extensionCalls),
    },
    { path: 'src/api/generated/operations.ts', content: notice + renderIndex(tags.map(fileOf)) },
    ...tags.map((tag) =>
      functionsFile(
        fileOf(tag),
        calls.filter((call) => call.tag === tag),
      ),
    ),
    functionsFile('extensions', extensionCalls),
    ...[...renderFieldReaders(document)].map(([name, content]) => ({
      path: `src/api/parse/generated/${name}`,
      content: notice + content,
    })),
  ];
}
