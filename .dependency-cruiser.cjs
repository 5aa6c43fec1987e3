/**
 * The floors of the source tree (docs/architecture.md). A floor imports only floors below it, and a room only packages,
 * the domain and the rooms that its rule names. `npm run check` applies these rules, and tests/tools/layers.test.ts
 * checks that they report violations.
 */

/** Returns the rule that files matching `from` import only packages, the domain, and files matching `allowed`. */
const room = (name, from, allowed, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from },
  to: {
    pathNot: [...allowed, '^domain/', '(^|/)node_modules/', '^[^/.]+$'],
    dependencyTypesNot: ['core', 'npm', 'npm-dev'],
  },
});

/** Returns the rule for rooms of the server that import only each other, the database, and the rooms `below`. */
const serverFloor = (name, rooms, below, comment) =>
  room(
    name,
    `^server/${rooms}/`,
    [
      `^server/(${['db', 'process', ...below].join('|')})/`,
      `^server/${rooms}/`,
      '^server/config\\.ts$',
      '^openapi/generated/',
    ],
    comment,
  );

/** Returns the rule that only files matching `rooms` import a package. */
const packageOnlyIn = (name, packageName, rooms) => ({
  name,
  severity: 'error',
  from: { path: '^(src|server)/', pathNot: rooms },
  to: { path: `(^|/)node_modules/${packageName}` },
});

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-circles',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'domain',
      comment: 'The business rules import nothing, not even a package.',
      severity: 'error',
      from: { path: '^domain/' },
      to: { pathNot: '^domain/' },
    },
    room('basement', '^openapi/', ['^openapi/'], 'The contract imports nothing.'),
    room('lib', '^src/lib/', ['^src/lib/'], 'Floor 1: helpers.'),
    room('api', '^src/api/', ['^src/(lib|api)/', '^openapi/generated/'], 'Floor 2: data.'),
    room('values', '^src/lib/values/', ['^src/lib/values/'], 'Plain values need nothing else.'),
    room(
      'row-index',
      '^src/lib/row-index/',
      ['^src/lib/(values|row-index)/'],
      'The row index does not depend on the address or the browser.',
    ),
    room(
      'url',
      '^src/lib/url/',
      ['^src/lib/(values|row-index|url)/'],
      'Addresses are handled as text; only browser/ uses the window.',
    ),
    room('browser', '^src/lib/browser/', ['^src/lib/(values|browser)/'], 'Uses the window.'),
    room(
      'transport',
      '^src/api/(transport|generated)/',
      ['^src/lib/', '^src/api/(transport|generated)/', '^openapi/generated/'],
      'Calls do not depend on the parsers of their answers.',
    ),
    room(
      'data-rooms',
      '^src/api/[^/]+/',
      ['^src/lib/', '^src/api/[^/]+/', '^openapi/generated/'],
      'The rooms of the data layer do not depend on the files of resources.',
    ),
    room('ui', '^src/components/ui/', ['^src/lib/', '^src/components/ui/'], 'Floor 2: primitives.'),
    room(
      'components',
      '^src/components/(?!ui/)',
      ['^src/(lib|api|components)/'],
      'Floor 3: compounds.',
    ),
    room(
      'features',
      '^src/features/([^/]+)/',
      ['^src/(lib|api|components)/', '^src/features/$1/'],
      'Floor 4: never another feature.',
    ),
    room('routes', '^src/routes/', ['^src/(lib|api|components|features|routes)/'], 'Floor 5.'),
    room('app', '^src/app/', ['^src/(lib|api|components|features|routes|app)/'], 'Floor 6.'),
    room(
      'mocks',
      '^src/mocks/',
      ['^src/mocks/', '^src/api/parse/schemas', '^openapi/generated/'],
      'Outside the floors.',
    ),
    {
      name: 'mocks-through-main',
      severity: 'error',
      from: { path: '^src/', pathNot: ['^src/mocks/', '^src/main\\.tsx$'] },
      to: { path: '^src/mocks/' },
    },
    room(
      'server',
      '^server/',
      ['^server/', '^openapi/generated/'],
      'The server never imports the dashboard.',
    ),
    serverFloor('server-database', '(db|process)', [], 'Floor 0: the database and the process.'),
    serverFloor(
      'server-lists',
      '(lists|export|refusals)',
      [],
      'Floor 1: SQL of lists, files, refusals.',
    ),
    serverFloor(
      'server-repositories',
      'repositories',
      ['lists', 'export', 'refusals'],
      'Floor 1: SQL.',
    ),
    serverFloor(
      'server-services',
      '(money|artisans|site-texts|notes|mail|audit|consistency)',
      ['repositories', 'lists', 'export', 'refusals'],
      'Floor 2: the rules of changes.',
    ),
    serverFloor(
      'server-framework',
      '(http|live|response-cache|contract)',
      ['repositories', 'lists', 'refusals'],
      'Floor 3: sessions, limits, the contract; no rule and no handler.',
    ),
    {
      name: 'handlers-without-sql',
      severity: 'error',
      from: { path: '^server/(handlers|contract|http)/' },
      to: { path: ['(^|/)node_modules/(drizzle-orm|pg)/', '^server/db/schema/'] },
    },
    {
      name: 'sample-at-the-start',
      comment: 'Only the first start of a server writes a sample.',
      severity: 'error',
      from: { path: '^(src|server)/', pathNot: ['^server/(sample/|fill-empty-database\\.ts$)'] },
      to: { path: '^server/sample/' },
    },
    {
      name: 'nobody-imports-tools-and-tests',
      severity: 'error',
      from: { path: '^(src|server|openapi|domain)/' },
      to: { path: '^(scripts|tests)/' },
    },
    packageOnlyIn('radix-in-ui', '@radix-ui/', ['^src/components/ui/']),
    packageOnlyIn('client-in-api', 'openapi-fetch/', ['^src/api/transport/http-client\\.ts$']),
    packageOnlyIn('msw-in-mocks', '(msw|openapi-msw)/', ['^src/mocks/']),
    packageOnlyIn('router-above-lib', '@tanstack/react-router/', [
      '^src/(components|features|routes|app)/',
      '^src/main\\.tsx$',
    ]),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|node_modules/.*/node_modules)/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.js'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  },
};
