import type { Operation } from './operations-table.ts';

/**
 * Renders one fetch function for each operation that returns JSON. The inputs are typed; the result is `unknown`,
 * because the answers of hosts vary.
 */
export function renderFetchFunctions(all: Operation[]): string {
  const operations = all.filter(({ hasJsonAnswer }) => hasJsonAnswer);
  const types = [
    ...(operations.some(({ hasBody }) => hasBody) ? ['type Body'] : []),
    'type CallOptions',
    'call',
    ...(operations.some(({ hasHeaders }) => hasHeaders) ? ['type Headers'] : []),
    ...(operations.some(({ hasPathParameters }) => hasPathParameters) ? ['type Path'] : []),
    ...(operations.some(({ hasQuery }) => hasQuery) ? ['type Query'] : []),
  ];
  return `import { ${types.join(', ')} } from '../transport/call.ts';
import { client } from '../transport/http-client.ts';

${operations.map(renderFunction).join('\n')}`;
}

function renderFunction(operation: Operation) {
  const { id, method, path, summary, hasPathParameters, hasQuery, hasHeaders, hasBody } = operation;
  const parameters = [
    ...(hasPathParameters ? [`path: Path<'${id}'>`] : []),
    ...(hasQuery ? [`query: Query<'${id}'>`] : []),
    ...(hasBody ? [`body: Body<'${id}'>`] : []),
    ...(hasHeaders ? [`header: Headers<'${id}'>`] : []),
    'options?: CallOptions',
  ].join(', ');
  const places = [
    ...(hasPathParameters ? ['path'] : []),
    ...(hasQuery ? ['query'] : []),
    ...(hasHeaders ? ['header'] : []),
  ];
  const init = [
    ...(places.length > 0 ? [`params: { ${places.join(', ')} }`] : []),
    ...(hasBody ? ['body'] : []),
  ].join(', ');
  const request = init === '' ? 'init' : `{ ...init, ${init} }`;
  // A login changes no data, and hosts may answer it with 201, which for a write would be an unknown outcome.
  const isWrite = method !== 'GET' && id !== 'login';
  const options = isWrite ? '{ ...options, isWrite: true }' : 'options';
  return `/** ${summary}: \`${method} ${path}\`. */
export function ${id}(${parameters}): Promise<unknown> {
  return call('${id}', (init) => client.${method}('${path}', ${request}), ${options});
}
`;
}
