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
    only('rules', `${FEATURE}([a-z-]*)rules\\.ts$`, [
      '^src/features/[^/]+/([a-z-]*)rules\\.ts$',
      ROOT_TABLES,
      '^src/lib/(day|rupiah)\\.ts$',
    ]),
    only('contract', `${FEATURE}[a-z-]*contract\\.ts$`, [
      '^src/features/[^/]+/([a-z-]*contract|([a-z-]*)rules)\\.ts$',
      ROOT_TABLES,
      '^src/lib/',
    ]),
    only('api', '^src/api\\.ts$', ['^src/features/[^/]+/[a-z-]*contract\\.ts$', ROOT_TABLES, '^src/lib/']),
    only('documents', '^src/documents/', [
      '^src/(documents|lib)/',
      '^src/features/[^/]+/([a-z-]*)rules\\.ts$',
      ROOT_TABLES,
    ]),
    only('pages', `${FEATURE}pages/`, [
      '^src/features/$1/pages/',
      '^src/features/[^/]+/((form-)?contract|([a-z-]*)rules)\\.ts$',
      '^src/(app|ui|lib)/',
      '^src/api\\.ts$',
      ROOT_TABLES,
    ]),
    only('app', '^src/app/', [
      '^src/(app|ui|lib)/',
      '^src/features/[^/]+/((form-)?contract|([a-z-]*)rules)\\.ts$',
      '^src/features/[^/]+/pages/',
      '^src/api\\.ts$',
      ROOT_TABLES,
    ]),
    only('office', '^src/office/', [
      '^src/(office|lib)/',
      '^src/app/cookies\\.ts$',
      '^src/features/[^/]+/(office\\.tsx|([a-z-]*)rules\\.ts|[a-z-]*contract\\.ts)$',
      ROOT_TABLES,
    ]),
    only('office-screens', `${FEATURE}office(/|\\.tsx$)`, [
      '^src/features/$1/office(/|\\.tsx$)',
      '^src/features/[^/]+/(([a-z-]*)rules|[a-z-]*contract)\\.ts$',
      '^src/(office|lib)/',
      '^src/app/style\\.css',
      ROOT_TABLES,
    ]),
    {
      name: 'nothing-of-the-office-in-the-portal',
      comment: 'Visitors never download what only staff need.',
      severity: 'error',
      from: { path: ['^src/(app|ui|lib)/', `${FEATURE}pages/`] },
      to: {
        path: ['^src/office/', '^src/features/[^/]+/office', '^node_modules/(react-admin|ra-|@mui|@emotion|@tiptap)'],
      },
    },
    {
      name: 'features-keep-their-sql',
      comment: 'Queries and handlers of a feature are its own; others meet it through rules, contract and steps.',
      severity: 'error',
      from: { path: FEATURE, pathNot: '\\.test\\.tsx?$' },
      to: { path: '^src/features/[^/]+/[a-z-]*(queries|handlers)', pathNot: '^src/features/$1/' },
    },
    {
      name: 'contracts-only-as-types-in-the-browser',
      comment: 'zod stays out of the public bundle.',
      severity: 'error',
      from: { path: ['^src/(app|ui|office)/', `${FEATURE}(pages/|office/|office\\.tsx$)`], pathNot: '\\.test\\.tsx?$' },
      to: {
        path: ['^src/features/[^/]+/[a-z-]*contract\\.ts$', '^src/api\\.ts$', '^node_modules/zod/'],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'features-know-little-of-the-server',
      severity: 'error',
      from: { path: FEATURE, pathNot: '\\.test\\.tsx?$' },
      to: {
        path: '^src/server/',
        pathNot:
          '^src/server/(context|db|file-store|mail|jobs|session|audit|job-rows|mail-folder|numbers|office-list|office-store|office-step|office-values)\\.ts$',
      },
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
