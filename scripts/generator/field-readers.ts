import { z } from 'zod';

/** The readers of src/api/parse by their modules. */
const modules: Readonly<Record<string, readonly string[]>> = {
  'changed-fields.ts': ['changedFields'],
  'latest-transaction.ts': ['latestTransaction'],
  'picture.ts': ['picture'],
  'read-fields.ts': ['count', 'flag', 'id', 'listOf', 'place', 'queueStatus', 'record', 'text'],
  'read-values.ts': ['amount', 'moment'],
};

/** The readers of schemas whose values hosts send in several forms. The contract must have each of these schemas. */
const namedReaders: Readonly<Record<string, string>> = {
  Amount: 'amount',
  ChangedFields: 'changedFields',
  Count: 'count',
  Id: 'id',
  LatestTransaction: 'latestTransaction',
  Moment: 'moment',
  OptionalId: 'id',
  Picture: 'picture',
  Place: 'place',
  RequestStatus: 'queueStatus',
};

/** Schemas of answers that other code reads: of errors, and of sums, whose names are those of the list's columns. */
const readElsewhere = ['Error', 'SumsOfAmounts', 'SumsOfTransactions'];

const typeReaders: Readonly<Record<string, string>> = {
  boolean: 'flag',
  integer: 'count',
  string: 'text',
};

const schema = z.looseObject({
  $ref: z.string().optional(),
  type: z.union([z.string(), z.array(z.string())]).optional(),
  format: z.string().optional(),
  properties: z.record(z.string(), z.unknown()).optional(),
  items: z.unknown().optional(),
});

const openApiDocument = z.looseObject({
  paths: z.unknown(),
  components: z.object({ schemas: z.record(z.string(), schema), responses: z.unknown() }),
});

const nameOf = ($ref: string) => $ref.split('/').at(-1) ?? '';

const fileOf = (name: string) =>
  name.replaceAll(/(?<!^)[A-Z]/g, (letter) => `-${letter}`).toLowerCase();

const fieldsOf = (name: string) => `${name.charAt(0).toLowerCase()}${name.slice(1)}Fields`;

/**
 * Renders the readers of the fields of each record in an answer, one file for each schema, so that a page loads only
 * those of its records.
 *
 * @param document a merged OpenAPI document
 * @returns the contents by the names of the files
 * @throws Error if a field has a schema for which there is no reader, or a schema with a reader of its own is missing
 */
export function renderFieldReaders(document: unknown): Map<string, string> {
  const { paths, components } = openApiDocument.parse(document);
  const { schemas } = components;
  // A field of a renamed schema would get the reader of its JSON type, which lets more values pass.
  const missing = Object.keys(namedReaders).filter((name) => !(name in schemas));
  if (missing.length > 0) throw new Error(`There is no schema ${missing.join(', ')}`);

  /** Returns the expression that reads a value; undefined if its schema has no reader. */
  const readerOf = (value: unknown): string | undefined => {
    const { $ref, type, format, items } = schema.parse(value);
    if ($ref !== undefined) {
      const name = nameOf($ref);
      const isRecord = schemas[name]?.properties !== undefined;
      return isRecord
        ? `record(${fieldsOf(name)})`
        : (namedReaders[name] ?? readerOf(schemas[name]));
    }
    if (format === 'date') return 'moment';
    const itemReader = items === undefined ? undefined : readerOf(items);
    if (itemReader !== undefined) return `listOf(${itemReader})`;
    return [type].flat().flatMap((each) => typeReaders[each ?? ''] ?? [])[0];
  };

  const render = (name: string, properties: object) => {
    const fields = Object.entries(properties).map(([key, value]) => {
      const reader = readerOf(value);
      if (reader === undefined) throw new Error(`${name}.${key} has no reader`);
      return key === reader ? `  ${key},` : `  ${key}: ${reader},`;
    });
    const code = fields.join('\n');
    const words = new Set(code.match(/\w+(?=[(),])/g));
    const imports = Object.entries(modules).flatMap(([module, readers]) => {
      const used = readers.filter((reader) => words.has(reader));
      return used.length === 0 ? [] : [`import { ${used.join(', ')} } from '../${module}';`];
    });
    const nested = Object.keys(schemas)
      .filter((each) => words.has(fieldsOf(each)))
      .map((each) => `import { ${fieldsOf(each)} } from './${fileOf(each)}.ts';`);
    return `${[...imports, ...nested].join('\n')}

/** The readers of the fields of ${name}. */
export const ${fieldsOf(name)} = {
${code}
};
`;
  };

  const answers = JSON.stringify([paths, components.responses], (key, value: unknown) =>
    key === 'requestBody' ? undefined : value,
  );
  return new Map(
    namesIn(answers, schemas).flatMap((name) => {
      const { properties } = schemas[name] ?? {};
      // An object with `data` is the envelope of rows or of a record.
      const isRecord =
        properties !== undefined && !('data' in properties) && !readElsewhere.includes(name);
      return isRecord ? [[`${fileOf(name)}.ts`, render(name, properties)] as const] : [];
    }),
  );
}

/** Returns the names of the schemas that a JSON text references, and those that these reference. */
function namesIn(json: string, schemas: Readonly<Record<string, unknown>>): string[] {
  const names = new Set<string>();
  const visit = (text: string) => {
    for (const [, name = ''] of text.matchAll(/#\/components\/schemas\/(\w+)/g)) {
      if (names.has(name)) continue;
      names.add(name);
      visit(JSON.stringify(schemas[name]));
    }
  };
  visit(json);
  return [...names].sort();
}
