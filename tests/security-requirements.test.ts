import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { api } from '../src/api.ts'
import { ROOT } from '../src/ground/root.ts'
import { codeFiles } from './code-files.ts'

/** Levels 1 and 2 of OWASP ASVS 5.0.0, by section: '1-5,7' of the section's requirements. Those of level 3 are left out. */
const REQUIRED: Record<string, string> = {
  ...{ 'V1.1': '1-2', 'V1.2': '1-9', 'V1.3': '1-11', 'V1.4': '1-3', 'V1.5': '1-2' },
  ...{ 'V2.1': '1-3', 'V2.2': '1-3', 'V2.3': '1-4', 'V2.4': '1' },
  ...{ 'V3.2': '1-2', 'V3.3': '1-4', 'V3.4': '1-6', 'V3.5': '1-5', 'V3.7': '1-2' },
  ...{ 'V4.1': '1-3', 'V4.2': '1', 'V4.3': '1-2', 'V4.4': '1-4' },
  ...{ 'V5.1': '1', 'V5.2': '1-3', 'V5.3': '1-2', 'V5.4': '1-3' },
  ...{ 'V6.1': '1-3', 'V6.2': '1-12', 'V6.3': '1-4', 'V6.4': '1-4', 'V6.5': '1-5', 'V6.6': '1-3', 'V6.8': '1-4' },
  ...{ 'V7.1': '1-3', 'V7.2': '1-4', 'V7.3': '1-2', 'V7.4': '1-5', 'V7.5': '1-2', 'V7.6': '1-2' },
  ...{ 'V8.1': '1-2', 'V8.2': '1-3', 'V8.3': '1', 'V8.4': '1' },
  ...{ 'V9.1': '1-3', 'V9.2': '1-4' },
  ...{
    'V10.1': '1-2',
    'V10.2': '1-2',
    'V10.3': '1-4',
    'V10.4': '1-11',
    'V10.5': '1-5',
    'V10.6': '1-2',
    'V10.7': '1-3',
  },
  ...{ 'V11.1': '1-2', 'V11.2': '1-3', 'V11.3': '1-3', 'V11.4': '1-4', 'V11.5': '1', 'V11.6': '1' },
  ...{ 'V12.1': '1-3', 'V12.2': '1-2', 'V12.3': '1-4' },
  ...{ 'V13.1': '1', 'V13.2': '1-5', 'V13.3': '1-2', 'V13.4': '1-5' },
  ...{ 'V14.1': '1-2', 'V14.2': '1-4', 'V14.3': '1-3' },
  ...{ 'V15.1': '1-3', 'V15.2': '1-3', 'V15.3': '1-7' },
  ...{ 'V16.1': '1', 'V16.2': '1-5', 'V16.3': '1-4', 'V16.4': '1-3', 'V16.5': '1-3' },
  ...{ 'V17.1': '1', 'V17.2': '1-4', 'V17.3': '1-2' },
}

const required = Object.entries(REQUIRED).flatMap(([section, range]) => {
  const [from = 1, to = from] = range.split('-').map(Number)
  return Array.from({ length: to - from + 1 }, (_, at) => `${section}.${from + at}`)
})

const page = readFileSync(path.join(ROOT, 'docs/security.md'), 'utf8')

const decided = [...page.matchAll(/^\| (V[\d.]+)(?:–(V[\d.]+))? \| ([^|]+) \| (.+) \|$/gm)].map(
  ([, first = '', last = first, decision = '', why = '']) => {
    const [from, to] = [required.indexOf(first), required.indexOf(last)]
    return { first, ids: from < 0 || to < from ? [] : required.slice(from, to + 1), decision: decision.trim(), why }
  },
)

test('every requirement of levels 1 and 2 is decided once', () => {
  expect(required).toHaveLength(253)
  expect(decided.filter(({ ids }) => ids.length === 0)).toEqual([])
  expect(decided.flatMap(({ ids }) => ids)).toEqual(required)
})

test('what is met names where or says why, what does not apply has a reason, what is open a day to come', () => {
  const unsound = decided.filter(({ decision, why }) => {
    if (decision === 'met' || decision === 'n/a') return why.trim().length < 8
    return decision !== 'open' || !/\b20\d\d-\d\d-\d\d\b/.test(why)
  })
  expect(unsound).toEqual([])
})

test('every file that the page names is there', () => {
  const named = [...page.matchAll(/`([\w.-]+\/[\w./-]+\.\w+|[\w-]+\.(?:json|md))`/g)].map(([, file = '']) => file)
  const linked = [...page.matchAll(/\]\(([^)#]+)\)/g)].map(([, file = '']) => path.join('docs', file))
  expect(named.length).toBeGreaterThan(80)
  expect([...named, ...linked].filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([])
})

/** A word of the code, in all of it or below a folder; a package that the program depends on; a route of a call. */
interface Absence {
  kind: string
  what: string
  folder: string
}

const absencesIn = (why: string): Absence[] =>
  [...why.matchAll(/\b(word|package|route) `([^`]+)`(?: in `([^`]+)`)?/g)].map(
    ([, kind = '', what = '', folder = 'src']) => ({ kind, what: what.toLowerCase(), folder: `${folder}/` }),
  )

const code = codeFiles(path.join(ROOT, 'src')).map((file) => ({
  file: path.relative(ROOT, file),
  text: readFileSync(file, 'utf8').toLowerCase(),
}))
const { dependencies, optionalDependencies } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'))
const packages = Object.keys({ ...dependencies, ...optionalDependencies })
const routes = Object.values(api).map((call) => call.path.toLowerCase())

const FINDERS: Record<string, (absence: Absence) => string[]> = {
  word: ({ what, folder }) =>
    code.filter(({ file, text }) => file.startsWith(folder) && text.includes(what)).map(({ file }) => file),
  package: ({ what }) => packages.filter((name) => name === what),
  route: ({ what }) => routes.filter((route) => route.includes(what)),
}
const found = (absence: Absence): string[] => FINDERS[absence.kind]?.(absence) ?? []

describe('what does not apply', () => {
  const rows = decided.filter(({ decision }) => decision === 'n/a')

  test('names an absence that can be looked for', () => {
    expect(rows.length).toBeGreaterThan(15)
    expect(rows.filter(({ why }) => absencesIn(why).length === 0).map(({ first }) => first)).toEqual([])
  })

  test.each(rows.map(({ first, why }) => [first, absencesIn(why)] as const))(
    '%s still does not',
    (_first, absences) => {
      const come = absences.flatMap((absence) =>
        found(absence).map((where) => `${absence.kind} ${absence.what}: ${where}`),
      )
      expect(come).toEqual([])
    },
  )

  test.each([
    ['word `localStorage`'],
    ['word `requireAccount` in `src/features/platform/accounts`'],
    ['package `fastify`'],
    ['route `/kredensial/token`'],
  ])('would, were it there: %s', (why) => {
    expect(absencesIn(why).flatMap(found)).not.toEqual([])
  })
})

test('other sites may read public documents and what wallets ask for, and nothing else', () => {
  const opened = code.filter(({ text }) => text.includes('access-control-')).map(({ file }) => file)
  expect(opened).toEqual(['src/program/http/guards/open-to-sites.ts'])
  expect(code.filter(({ text }) => text.includes('access-control-allow-credentials'))).toEqual([])
})

test('SHA-1 stands only where the page says that a protocol has it', () => {
  const used = code.filter(({ text }) => /['"]sha-?1['"]/.test(text)).map(({ file }) => file)
  expect(used.filter((file) => !page.includes(`\`${file}\``))).toEqual([])
})
