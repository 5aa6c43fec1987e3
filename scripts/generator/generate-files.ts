import openapiTS, { astToString } from 'openapi-typescript';
import { renderFetchFunctions } from './fetch-functions.ts';
import { mergeDocuments, readDocument } from './merge-documents.ts';
import { operationsOf, renderOperationTables } from './operations-table.ts';

/** A generated file: its path relative to the project's root, and its whole text. */
export interface GeneratedFile {
  path: string;
  content: string;
}

const notice =
  '// Generated from openapi/admin.yaml and openapi/extensions.yaml by `npm run generate`. Do not edit.\n\n';

/**
 * Generates everything from the two documents: the merged document, its types, the tables of the
 * operations, and one fetch function for each. The functions of the extensions have their own file,
 * because the first list loads without them.
 *
 * @param admin the text of the document of the 25 calls
 * @param extensions the text of the document of the optional calls
 */
export async function generateFiles(admin: string, extensions: string): Promise<GeneratedFile[]> {
  const contract = readDocument(admin);
  const optional = readDocument(extensions);
  const merged = JSON.stringify(mergeDocuments(contract, optional), null, 1);
  const types = astToString(await openapiTS(merged, { alphabetize: false }));
  const functions = (path: string, document: typeof contract) => ({
    path,
    content: notice + renderFetchFunctions(operationsOf(document)),
  });
  return [
    { path: 'openapi/generated/openapi.json', content: `${merged}\n` },
    { path: 'openapi/generated/schema.d.ts', content: notice + types },
    {
      path: 'openapi/generated/operations.ts',
      content: notice + renderOperationTables(operationsOf(contract), operationsOf(optional)),
    },
    functions('src/api/generated/operations.ts', contract),
    functions('src/api/generated/extensions.ts', optional),
  ];
}
