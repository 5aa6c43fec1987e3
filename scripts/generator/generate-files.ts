import openapiTS, { astToString } from 'openapi-typescript';
import { parse } from 'yaml';
import { renderFetchFunctions } from './fetch-functions.ts';
import { type Operation, operationsOf, renderOperationsTable } from './operations-table.ts';

/** A generated file: its path relative to the project's root, and its whole text. */
export interface GeneratedFile {
  path: string;
  content: string;
}

const notice = '// Generated from openapi/admin.yaml by `npm run generate`. Do not edit.\n\n';

/**
 * Generates everything from the contract: its types, the table of its operations, and one
 * fetch function for each.
 *
 * @param yaml the text of the OpenAPI document
 */
export async function generateFiles(yaml: string): Promise<GeneratedFile[]> {
  const operations: Operation[] = operationsOf(parse(yaml));
  const types = astToString(await openapiTS(yaml, { alphabetize: false }));
  return [
    { path: 'openapi/generated/schema.d.ts', content: notice + types },
    {
      path: 'openapi/generated/operations.ts',
      content: notice + renderOperationsTable(operations),
    },
    {
      path: 'src/api/generated/operations.ts',
      content: notice + renderFetchFunctions(operations),
    },
  ];
}
