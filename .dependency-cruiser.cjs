// The arrows: an allow-list by role (docs/decisions/0028). What no row allows fails.
const FEATURE = 'src/features/[^/]+/[^/]+/'
/** A file of a role, in the feature's folder, in a room of it, or beside the screens of the office. */
const file = (role) => `(?!parts/|pages/)[a-z0-9/-]*\\b${role}\\.ts$`

/** Files of one role, of any feature. */
const any = (...roles) => roles.map((role) => `^${FEATURE}${PLACES[role] ?? file(role)}`)
/** The same of the feature that asks. */
const own = (...roles) => roles.map((role) => `^src/features/$1/$2/${PLACES[role] ?? file(role)}`)
/** Who asks. */
const from = (role) => `^src/features/([^/]+)/([^/]+)/${PLACES[role] ?? file(role)}`

/** Roles that are folders rather than endings of a name. */
const PLACES = {
  parts: 'parts/',
  pages: 'pages/',
  // Beside the screens lies what the server does for them.
  office: 'office/(?![a-z0-9/-]*\\b(contract|queries|service|view|handlers|jobs)\\.ts$)',
  'office/parts': 'office/parts/',
}

const PLATFORM_SERVICE = `^src/features/platform/[^/]+/${file('service')}`
const PROCESS = '^src/processes/[a-z/-]+\\.ts$'
const TABLES =
  '^src/(access|reader-scopes|security-kinds|((office|exam|quality)-)?problems|limits|(own-|office-|english-)?paths)\\.ts$'
const API = '^src/api\\.ts$'
const LETTERS = '^src/letters\\.ts$'
const LETTER_TABLES = '^src/letter-tables\\.ts$'
const LIB = '^src/lib/'
const PURE_LIB =
  '^src/lib/(day|memoize|placeholders|rupiah|statistics/proportions|written-number|people/(titles|expertise)|text/(fold-text|near-word)|identifiers/(number|email-list)|files/upload-types)\\.ts$'
const UI = '^src/ui/'
const APP = '^src/app/'
const OFFICE = '^src/office/'
const DOCUMENTS = '^src/documents/'
/** Mails and their way into the queue. */
const MAIL = '^src/documents/mail/'
const ENGLISH = '^src/english/'
/** What features stand on: the database, the request's world, and what stores, counts, logs and sends. */
const GROUND = '^src/ground/'
/** What puts the whole together: start, web server, pages, commands. */
const PROGRAM = '^src/program/'

const TYPES = { dependencyTypes: ['type-only'] }
const row = (path, to) => ({ from: { path }, to: { path: to.flat() } })
const types = (path, to) => ({ from: { path }, to: { path: to.flat(), ...TYPES } })

/** The groups of features: each may know those before it, and none after it. */
const GROUPS = ['platform', 'catalogue', 'certification', 'upkeep', 'service']

/** What may look at a later group all the same, each with the rules that it reads and why. */
const UPWARD = [
  {
    // A schedule counts who may still come, which the stages of applications and the states of activities say.
    from: '^src/features/catalogue/schedules/office/queries\\.ts$',
    to: '^src/features/(certification/applications|upkeep/maintenance)/rules\\.ts$',
  },
  {
    // An invoice bills an application or an activity, and its payment is confirmed by the table of what it bills.
    from: '^src/features/certification/invoices/(rules|queries|office/contract)\\.ts$',
    to: '^src/features/upkeep/maintenance/(transition-)?rules\\.ts$',
  },
]

/** One rule for each group but the last, and one for each exception: beside what it names, nothing is open to it. */
const ORDER = GROUPS.slice(0, -1).flatMap((group, at) => {
  const later = `^src/features/(${GROUPS.slice(at + 1).join('|')})/`
  const of = `^src/features/${group}/`
  const exempt = UPWARD.filter(({ from }) => from.startsWith(of))
  const tests = '\\.test\\.tsx?$'
  return [
    {
      name: `${group}-before-later-groups`,
      severity: 'error',
      from: { path: of, pathNot: [tests, ...exempt.map(({ from }) => from)] },
      to: { path: later },
    },
    ...exempt.map(({ from, to }) => ({
      name: `${group}-before-later-groups`,
      severity: 'error',
      from: { path: from },
      to: { path: later, pathNot: to },
    })),
  ]
})

const ALLOWED = [
  row(from('rules'), [any('rules'), TABLES, PURE_LIB]),
  types(from('rules'), [LIB]),

  row(from('contract'), [any('contract', 'rules'), TABLES, LIB]),

  row(from('queries'), [own('queries'), any('rules'), TABLES, LIB, '^src/ground/(database|office-lists)/']),
  types(from('queries'), [any('contract'), GROUND]),

  row(from('service'), [own('service', 'queries', 'contract'), PLATFORM_SERVICE]),
  row(from('service'), [any('rules'), TABLES, LIB, GROUND, DOCUMENTS, LETTERS]),
  types(from('service'), [any('contract', 'letters', 'service')]),

  row(PROCESS, [PROCESS, any('service', 'rules'), TABLES, LIB, GROUND, MAIL]),
  types(PROCESS, [any('contract'), LETTERS]),

  ...['view', 'handlers', 'jobs'].flatMap((role) => [
    row(from(role), [own('view', 'queries', 'contract'), any('service', 'rules'), PROCESS]),
    row(from(role), [TABLES, LIB, GROUND, DOCUMENTS, LETTERS]),
    types(from(role), [any('contract', 'letters'), API]),
  ]),
  row(from('handlers'), [own('handlers')]),
  row(from('jobs'), [own('jobs')]),

  row(from('letters'), [any('rules'), TABLES, LIB, '^src/documents/mail/letter\\.ts$']),

  row(from('parts'), [own('parts', 'pages'), any('parts', 'rules'), TABLES, LIB, UI, APP]),
  types(from('parts'), [any('contract'), API]),
  row(from('pages'), [own('pages'), any('parts', 'rules'), TABLES, LIB, UI, APP]),
  types(from('pages'), [any('contract'), API]),
  row(from('office'), [own('office'), any('office/parts', 'rules'), TABLES, LIB, OFFICE, '^src/app/style\\.css']),
  types(from('office'), [any('contract'), API]),

  row(TABLES, [TABLES]),
  types(TABLES, [LIB]),
  row(API, [any('contract'), TABLES]),
  types(API, [LIB]),
  row(LETTERS, [LETTER_TABLES, any('letters', 'rules'), '^src/documents/mail/letter\\.ts$']),
  row(LETTER_TABLES, [any('letters')]),
  row(LIB, [LIB]),
  row(UI, [UI, LIB]),
  row(APP, [APP, UI, LIB, TABLES, any('rules', 'pages', 'parts')]),
  types(APP, [API, any('contract')]),
  row(ENGLISH, [ENGLISH, APP, UI, LIB, TABLES, any('rules', 'pages', 'parts')]),
  types(ENGLISH, [API, any('contract')]),
  row(OFFICE, [OFFICE, LIB, TABLES, any('rules')]),
  types(OFFICE, [API, any('contract')]),
  row('^src/office/(resources|Office|DoorFrame)\\.tsx?$', [any('office')]),
  // A piece of the program is loaded in one way.
  row('^src/office/screens/lazy-screen\\.tsx$', ['^src/app/routing/lazy-piece\\.ts$']),
  // The ways in are the portal's own, for whose session has ended in the office.
  row('^src/office/session/SignInDialog\\.tsx$', [
    '^src/features/platform/accounts/parts/enter\\.ts$',
    '^src/app/calls/(guest-calls|browser-client)\\.ts$',
  ]),
  row(DOCUMENTS, [DOCUMENTS, LIB, TABLES, LETTERS, any('rules')]),
  row(MAIL, [GROUND]),
  row('^src/documents/draw-(in-worker|work)\\.ts$', ['^src/ground/workers/']),
  row(GROUND, [GROUND, LIB, TABLES]),
  row(PROGRAM, [PROGRAM, GROUND, LIB, TABLES, API, LETTERS, MAIL]),
  row('^src/program/worker\\.ts$', [DOCUMENTS]),
  types(PROGRAM, [any('contract', 'service')]),
  row('^src/program/start/', [any('service')]),
  row('^src/program/(commands|doctor)/', [any('service', 'rules'), PROCESS]),
  row('^src/program/commands/admin-file-commands\\.ts$', [any('jobs')]),
  row('^src/program/handlers\\.ts$', [any('handlers')]),
  row('^src/program/feature-jobs\\.ts$', [any('jobs')]),
  row('^src/program/(pages|http)/', [any('rules'), UI, APP, ENGLISH]),
  row('^src/program/http/health/metrics\\.ts$', [any('service')]),
  row('^src/program/(start/announce|demonstration/seed-demonstration)\\.ts$', ['^demo/']),

  { from: { path: '\\.test\\.tsx?$' }, to: {} },
  { from: { path: '^(demo|tests|e2e|bench|drills|scripts)/' }, to: {} },
  { from: {}, to: { pathNot: '^(src|demo|tests|e2e|bench|drills|scripts)/' } },
]

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  allowed: ALLOWED,
  allowedSeverity: 'error',
  forbidden: [
    ...ORDER,
    {
      name: 'no-circles',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'nothing-of-the-office-in-the-portal',
      comment: 'Visitors never download what only staff need.',
      severity: 'error',
      from: { path: ['^src/(app|ui|lib)/', ...any('pages', 'parts')] },
      to: { path: '^node_modules/(react-admin|ra-|@mui|@emotion|@tiptap)' },
    },
    {
      name: 'contracts-only-as-types-in-the-browser',
      comment: 'zod stays out of the bundles.',
      severity: 'error',
      from: { path: ['^src/(app|ui|office)/', ...any('pages', 'parts', 'office')], pathNot: '\\.test\\.tsx?$' },
      to: { path: '^node_modules/zod/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'react-only-for-what-is-seen',
      severity: 'error',
      from: {
        path: '^src/',
        pathNot: [
          '^src/(ui|app|office|documents|english)/',
          ...any('pages', 'parts', 'office'),
          '^src/program/pages/(render\\.tsx|page-data\\.ts)$',
          '\\.test\\.tsx?$',
        ],
      },
      to: { path: '^node_modules/(react|react-dom|react-router|@react-pdf)/' },
    },
    {
      name: 'pg-only-in-the-server',
      severity: 'error',
      from: { path: '^src/', pathNot: [GROUND, PROGRAM, '\\.test\\.tsx?$'] },
      to: { path: '^node_modules/pg/' },
    },
    {
      name: 'files-of-strangers-are-parsed-by-workers',
      comment:
        'A parser of PDFs meets what strangers wrote: only what examines uploads loads it, and only workers that.',
      severity: 'error',
      from: { path: '^src/', pathNot: ['^src/ground/storage/pdf/(actions|reader|streams)\\.ts$', '\\.test\\.tsx?$'] },
      to: { path: '^node_modules/(@cantoo|pdf-lib)/' },
    },
    {
      name: 'pdfs-are-looked-into-by-workers',
      severity: 'error',
      from: {
        path: '^src/',
        pathNot: ['^src/ground/storage/(uploads/examine-upload|pdf/(dangers|reader))\\.ts$', '\\.test\\.tsx?$'],
      },
      to: { path: '^src/ground/storage/pdf/' },
    },
    {
      name: 'uploads-are-examined-by-workers',
      severity: 'error',
      from: {
        path: '^src/',
        pathNot: ['^src/ground/(workers/work|storage/pictures/resize-picture)\\.ts$', '\\.test\\.tsx?$'],
      },
      to: { path: '^src/ground/storage/uploads/examine-upload\\.ts$' },
    },
    {
      name: 'nothing-knows-the-tests',
      severity: 'error',
      from: { path: '^(src|demo)/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^(tests|e2e|bench|drills)/' },
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
