import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { codeFiles } from './code-files.ts'
import { featureCircles, type Import, roleOf } from './feature-graph.ts'

const ROOT = path.resolve(import.meta.dirname, '..')
const SANCTIONS = 'src/features/certification/sanctions'
const INVOICES = 'src/features/certification/invoices'
const SETTINGS = 'src/features/platform/settings'

/** From a file to another that it may not know. */
const BREACHES = [
  [`${SANCTIONS}/rules.ts`, `${SANCTIONS}/queries.ts`],
  [`${SANCTIONS}/rules.ts`, 'src/lib/calls/call.ts'],
  [`${SANCTIONS}/contract.ts`, `${SANCTIONS}/service.ts`],
  [`${SANCTIONS}/queries.ts`, `${SANCTIONS}/service.ts`],
  [`${SANCTIONS}/queries.ts`, `${INVOICES}/queries.ts`],
  [`${SANCTIONS}/service.ts`, `${INVOICES}/service.ts`],
  [`${SANCTIONS}/service.ts`, `${INVOICES}/queries.ts`],
  [`${SANCTIONS}/service.ts`, 'src/processes/upkeep/impose-sanction.ts'],
  [`${SANCTIONS}/service.ts`, `${SANCTIONS}/handlers.ts`],
  ['src/processes/upkeep/impose-sanction.ts', `${SANCTIONS}/queries.ts`],
  ['src/processes/upkeep/impose-sanction.ts', `${SANCTIONS}/handlers.ts`],
  [`${SANCTIONS}/view.ts`, `${INVOICES}/view.ts`],
  [`${SANCTIONS}/handlers.ts`, `${INVOICES}/queries.ts`],
  [`${SANCTIONS}/handlers.ts`, `${INVOICES}/handlers.ts`],
  [`${SANCTIONS}/handlers.ts`, 'src/program/http/app.ts'],
  [`${SANCTIONS}/jobs.ts`, `${INVOICES}/jobs.ts`],
  [`${SANCTIONS}/letters.ts`, `${SANCTIONS}/service.ts`],
  [`${SANCTIONS}/parts/Panel.tsx`, `${INVOICES}/pages/Invoice.tsx`],
  [`${SANCTIONS}/parts/Panel.tsx`, `${SANCTIONS}/service.ts`],
  [`${SANCTIONS}/pages/Sanction.tsx`, `${INVOICES}/pages/Invoice.tsx`],
  [`${SANCTIONS}/pages/Sanction.tsx`, `${SANCTIONS}/contract.ts`],
  [`${SANCTIONS}/pages/Sanction.tsx`, 'src/office/calls/client.ts'],
  [`${SANCTIONS}/office/SanctionShow.tsx`, `${INVOICES}/office/InvoiceShow.tsx`],
  [`${SANCTIONS}/office/SanctionShow.tsx`, `${SANCTIONS}/queries.ts`],
  [`${SANCTIONS}/found.ts`, `${SANCTIONS}/queries.ts`],
  ['src/limits.ts', 'src/lib/calls/call.ts'],
  ['src/lib/calls/call.ts', 'src/limits.ts'],
  ['src/ui/feedback/Alert.tsx', 'src/app/routing/page.ts'],
  ['src/app/routing/page.ts', `${SANCTIONS}/service.ts`],
  ['src/office/calls/client.ts', `${SANCTIONS}/office/SanctionShow.tsx`],
  ['src/documents/letter.tsx', `${SANCTIONS}/service.ts`],
  ['src/program/http/app.ts', `${SANCTIONS}/handlers.ts`],
  ['src/program/http/app.ts', 'tests/harness.ts'],
  ['src/ground/audit.ts', `${SANCTIONS}/rules.ts`],
  ['src/ground/audit.ts', 'src/program/jobs.ts'],
  ['src/ground/audit.ts', 'src/documents/letter.tsx'],
  ['src/lib/calls/call.ts', 'src/ground/audit.ts'],
] as const

const VENUES = 'src/features/catalogue/venues'
const DUTIES = 'src/features/upkeep/duties'
const DESK = 'src/features/service/desk'

/** From a group of features to a later one, by roles that may know each other. */
const UPWARD = [
  [`${SETTINGS}/rules.ts`, `${VENUES}/rules.ts`],
  [`${SETTINGS}/handlers.ts`, `${DESK}/service.ts`],
  [`${VENUES}/view.ts`, `${INVOICES}/service.ts`],
  [`${VENUES}/office/VenueEdit.tsx`, `${DUTIES}/rules.ts`],
  [`${INVOICES}/view.ts`, `${DUTIES}/service.ts`],
  [`${SANCTIONS}/parts/Panel.tsx`, `${DUTIES}/parts/Strip.tsx`],
  [`${INVOICES}/letters.ts`, `${DESK}/rules.ts`],
  [`${DUTIES}/jobs.ts`, `${DESK}/service.ts`],
  ['src/features/catalogue/schedules/office/queries.ts', 'src/features/upkeep/reporting/rules.ts'],
  [`${INVOICES}/queries.ts`, `${DUTIES}/rules.ts`],
] as const

/** From a file to a package that has no business there. */
const PACKAGES = [
  [`${SANCTIONS}/pages/Sanction.tsx`, 'react-admin'],
  [`${SANCTIONS}/pages/Sanction.tsx`, 'zod'],
  [`${SANCTIONS}/office/SanctionShow.tsx`, 'zod'],
  [`${SANCTIONS}/service.ts`, 'react'],
  [`${SANCTIONS}/queries.ts`, 'pg'],
] as const

/** Two files that need each other, and two that need each other's types. */
const CIRCLE = ['src/lib/hen.ts', 'src/lib/egg.ts'] as const
const TYPE_CIRCLE = ['src/lib/one.ts', 'src/lib/other.ts'] as const

/** Imports that the table allows: if these were refused too, the breaches would prove nothing. */
const ALLOWED = [
  [`${INVOICES}/service.ts`, `${SETTINGS}/service.ts`],
  [`${INVOICES}/handlers.ts`, `${SANCTIONS}/service.ts`],
  [`${INVOICES}/handlers.ts`, 'src/processes/upkeep/impose-sanction.ts'],
  ['src/processes/upkeep/impose-sanction.ts', `${INVOICES}/service.ts`],
  [`${INVOICES}/pages/Invoice.tsx`, `${SANCTIONS}/parts/Panel.tsx`],
  [`${INVOICES}/rules.ts`, `${SANCTIONS}/rules.ts`],
  [`${INVOICES}/rules.ts`, 'src/features/upkeep/maintenance/transition-rules.ts'],
  [`${DESK}/view.ts`, `${DUTIES}/service.ts`],
] as const

interface Cruised {
  modules: { source: string; dependencies: { resolved: string; dependencyTypes: string[] }[] }[]
  summary: { violations: { from: string; to: string; rule: { name: string } }[] }
}

/** Runs dependency-cruiser on folders and returns its findings. */
async function cruise(cwd: string, folders: string[]): Promise<Cruised> {
  const program = path.join(ROOT, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs')
  const asked = [program, '--config', '.dependency-cruiser.cjs', '--output-type', 'json', ...folders]
  const run = promisify(execFile)(process.execPath, asked, { cwd, maxBuffer: 2 ** 28 })
  const { stdout } = await run.catch((error: { stdout: string }) => error)
  return JSON.parse(stdout)
}

describe('the table of arrows', () => {
  let folder: string
  let refused: { rule: string; arrow: string }[]
  const arrows = () => refused.filter(({ rule }) => rule !== 'no-circles').map(({ arrow }) => arrow)

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'sertifikasi-arrows-'))
    const imports = new Map<string, string[]>()
    const note = (from: string, to: string) => imports.set(from, [...(imports.get(from) ?? []), to])
    for (const [from, to] of [...BREACHES, ...UPWARD, ...ALLOWED, CIRCLE, CIRCLE.toReversed() as [string, string]]) {
      note(from, to)
      imports.set(to, imports.get(to) ?? [])
    }
    for (const [from, name] of PACKAGES) note(from, name)
    for (const [file, wanted] of imports) {
      const place = (to: string) => (imports.has(to) ? `./${path.relative(path.dirname(file), to)}` : to)
      const lines = wanted.map((to) => `import '${place(to)}'\n`)
      await mkdir(path.join(folder, path.dirname(file)), { recursive: true })
      await writeFile(path.join(folder, file), `${lines.join('')}export const here = true\n`)
    }
    const [one, other] = TYPE_CIRCLE
    for (const [file, to] of [TYPE_CIRCLE, [other, one]] as const)
      await writeFile(
        path.join(folder, file),
        `import type { Here } from './${path.basename(to)}'\nexport type Here2 = Here\nexport interface Here {}\n`,
      )
    for (const config of ['.dependency-cruiser.cjs', 'tsconfig.json']) await cp(config, path.join(folder, config))
    for (const [, name] of PACKAGES) {
      await mkdir(path.join(folder, 'node_modules', name), { recursive: true })
      await writeFile(path.join(folder, 'node_modules', name, 'index.js'), 'export const here = true\n')
    }
    const { summary } = await cruise(folder, ['src'])
    refused = summary.violations.map(({ from, to, rule }) => ({ rule: rule.name, arrow: `${from} → ${to}` }))
  })

  afterAll(() => rm(folder, { recursive: true, force: true }))

  it.each(BREACHES)('does not let %s know %s', (from, to) => {
    expect(arrows()).toContain(`${from} → ${to}`)
  })

  it.each(UPWARD)('lets no group know a later one: %s, %s', (from, to) => {
    const order = refused.filter(({ rule }) => rule.endsWith('-before-later-groups'))
    expect(order.map(({ arrow }) => arrow)).toContain(`${from} → ${to}`)
    expect(refused.filter(({ arrow }) => arrow === `${from} → ${to}`)).toHaveLength(1)
  })

  it.each(PACKAGES)('does not let %s know the package %s', (from, name) => {
    expect(arrows().filter((arrow) => arrow.startsWith(`${from} → node_modules/${name}/`))).not.toEqual([])
  })

  it('does not let two files need each other, nor each other’s types', () => {
    const circles = refused.filter(({ rule }) => rule === 'no-circles').map(({ arrow }) => arrow)
    for (const circle of [CIRCLE, TYPE_CIRCLE])
      expect(circles.map((arrow) => arrow.split(' → ').sort())).toContainEqual([...circle].sort())
  })

  it.each(ALLOWED)('lets %s know %s', (from, to) => {
    expect(arrows()).not.toContain(`${from} → ${to}`)
  })
})

describe('a file of a feature', () => {
  it('has a role by its name', () => {
    const files = codeFiles('src/features')
    expect(files.length).toBeGreaterThan(700)
    expect(files.filter((file) => roleOf(file) === undefined)).toEqual([])
  })
})

describe('features', () => {
  it('call one another without a circle', async () => {
    const { modules } = await cruise('.', ['src'])
    const imports: Import[] = modules.flatMap(({ source, dependencies }) =>
      dependencies
        .filter(({ dependencyTypes }) => !dependencyTypes.includes('type-only'))
        .map(({ resolved }) => ({ from: source, to: resolved })),
    )
    expect(imports.length).toBeGreaterThan(4000)
    expect(featureCircles(imports)).toEqual([])
  })

  it('that call one another in a circle are found', () => {
    const call = (from: string, to: string): Import => ({ from, to })
    const there = call(`${SANCTIONS}/handlers.ts`, `${INVOICES}/service.ts`)
    const onward = call(`${INVOICES}/view.ts`, `${SETTINGS}/service.ts`)
    const back = call(`${SETTINGS}/jobs.ts`, `${SANCTIONS}/service.ts`)
    expect(featureCircles([there, onward])).toEqual([])
    expect(featureCircles([there, onward, back])).toEqual(['invoices → sanctions → settings'])
  })
})
