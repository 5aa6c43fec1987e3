import type { Operation } from './operations-table.ts';

/** Renders one fetch function for each operation, with typed inputs. Its result is `unknown`, because hosts vary. */
export function renderFetchFunctions(operations: Operation[]): string {
  const taken = new Set(operations.map(({ id }) => id));
  if (taken.size !== operations.length) throw new Error('An operationId is used twice');
  return `import { type Body, type CallOptions, call, type Path } from '../transport/call.ts';
import { client } from '../transport/http-client.ts';

${operations.map(renderFunction).join('\n')}`;
}

function renderFunction({ id, method, path, summary, hasPathParameters, hasBody }: Operation) {
  const parameters = [
    ...(hasPathParameters ? [`path: Path<'${id}'>`] : []),
    ...(hasBody ? [`body: Body<'${id}'>`] : []),
    'options?: CallOptions',
  ].join(', ');
  const init = [
    ...(hasPathParameters ? ['params: { path }'] : []),
    ...(hasBody ? ['body'] : []),
  ].join(', ');
  const request = init === '' ? 'init' : `{ ...init, ${init} }`;
  return `/** ${summary}: \`${method} ${path}\`. */
export function ${id}(${parameters}): Promise<unknown> {
  return call('${id}', (init) => client.${method}('${path}', ${request}), options);
}
`;
}
