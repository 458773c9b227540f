// The arrows: who may import whom. A feature needs no entry of its own.
const FEATURE = '^src/features/([^/]+)/'
const ROOT_TABLES = '^src/(access|problems|limits)\\.ts$'

const only = (name, from, allowed) => ({
  name,
  severity: 'error',
  from: { path: from, pathNot: '\\.test\\.tsx?$' },
  to: { path: '^(src|demo|tests|e2e|bench|scripts)/', pathNot: allowed },
})

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-circles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    only('root-tables', ROOT_TABLES, [ROOT_TABLES]),
    only('lib', '^src/lib/', ['^src/lib/']),
    only('ui', '^src/ui/', ['^src/(ui|lib)/']),
    only('rules', `${FEATURE}rules\\.ts$`, [
      '^src/features/[^/]+/rules\\.ts$',
      ROOT_TABLES,
      '^src/lib/(day|rupiah)\\.ts$',
    ]),
    only('contract', `${FEATURE}contract\\.ts$`, [
      '^src/features/[^/]+/(contract|rules)\\.ts$',
      ROOT_TABLES,
      '^src/lib/',
    ]),
    only('api', '^src/api\\.ts$', ['^src/features/[^/]+/contract\\.ts$', ROOT_TABLES, '^src/lib/']),
    only('documents', '^src/documents/', ['^src/(documents|lib)/', '^src/features/[^/]+/rules\\.ts$', ROOT_TABLES]),
    only('pages', `${FEATURE}pages/`, [
      '^src/features/$1/pages/',
      '^src/features/[^/]+/(contract|rules)\\.ts$',
      '^src/(app|ui|lib)/',
      '^src/api\\.ts$',
      ROOT_TABLES,
    ]),
    only('app', '^src/app/', [
      '^src/(app|ui|lib)/',
      '^src/features/[^/]+/(contract|rules)\\.ts$',
      '^src/features/[^/]+/pages/',
      '^src/api\\.ts$',
      ROOT_TABLES,
    ]),
    {
      name: 'features-keep-their-sql',
      comment: 'Queries and handlers of a feature are its own; others meet it through rules, contract and steps.',
      severity: 'error',
      from: { path: FEATURE, pathNot: '\\.test\\.tsx?$' },
      to: { path: '^src/features/[^/]+/(queries|handlers)', pathNot: '^src/features/$1/' },
    },
    {
      name: 'contracts-only-as-types-in-the-browser',
      comment: 'zod stays out of the public bundle.',
      severity: 'error',
      from: { path: ['^src/(app|ui)/', `${FEATURE}pages/`], pathNot: '\\.test\\.tsx?$' },
      to: {
        path: ['^src/features/[^/]+/contract\\.ts$', '^src/api\\.ts$', '^node_modules/zod/'],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'features-know-little-of-the-server',
      severity: 'error',
      from: { path: FEATURE, pathNot: '\\.test\\.tsx?$' },
      to: { path: '^src/server/', pathNot: '^src/server/(context|db|file-store|mail|jobs|session)\\.ts$' },
    },
    {
      name: 'react-only-for-what-is-seen',
      severity: 'error',
      from: {
        path: '^src/',
        pathNot: [
          '^src/(ui|app|office|documents)/',
          '/pages/',
          '/office',
          '^src/server/render\\.tsx$',
          '\\.test\\.tsx?$',
        ],
      },
      to: { path: '^node_modules/(react|react-dom|react-router|@react-pdf)/' },
    },
    {
      name: 'pg-only-in-the-server',
      severity: 'error',
      from: { path: '^src/', pathNot: ['^src/server/', '\\.test\\.tsx?$'] },
      to: { path: '^node_modules/pg/' },
    },
    {
      name: 'nothing-knows-the-tests',
      severity: 'error',
      from: { path: '^(src|demo)/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^(tests|e2e|bench)/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs'],
    },
  },
}
