import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'
import { EDITIONS, editionName } from '../src/features/platform/editions/rules.ts'
import { LEGAL_BASES, LEGAL_BASIS_KEYS, referencesOf } from '../src/features/platform/regulations/basis-rules.ts'
import { citationsIn, isCitationOf } from '../src/features/platform/regulations/citation-rules.ts'
import {
  briefRegulation,
  fullRegulation,
  KNOWN_REGULATIONS,
  PROGRAM_PLACES,
  type RegulationKey,
} from '../src/features/platform/regulations/known-rules.ts'
import { shortRegulation } from '../src/features/platform/regulations/rules.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const KEYS = Object.keys(KNOWN_REGULATIONS) as RegulationKey[]
const filesOf = (...patterns: string[]) => globSync(patterns, { cwd: ROOT }).toSorted()
const read = (file: string): string => readFileSync(`${ROOT}${file}`, 'utf8')

/** The words of a file that people may read: its strings, templates and what stands between tags; comments are left out. */
function spokenWords(file: string): string[] {
  const source = ts.createSourceFile(file, read(file), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const words: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isTemplateExpression(node))
      words.push([node.head, ...node.templateSpans.map((one) => one.literal)].map(({ text }) => text).join(' '))
    else if (ts.isStringLiteralLike(node) || ts.isJsxText(node)) words.push(node.text)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return words
}

const program = filesOf('src/**/*.{ts,tsx}').filter((file) => !/\.test\.tsx?$/.test(file))

test('no text of the program writes the number of a regulation by itself', () => {
  const hard = program.flatMap((file) =>
    citationsIn(spokenWords(file).join(' \n. ')).map((one) => `${file}: ${one.sebutan}`),
  )
  expect(hard).toEqual([])
  const other = filesOf('src/**/*.json', 'public/**/*.{html,txt,json,svg,webmanifest}').flatMap((file) =>
    citationsIn(read(file)).map((one) => `${file}: ${one.sebutan}`),
  )
  expect(other).toEqual([])
})

test('the walk finds a regulation wherever one could be written', () => {
  for (const key of KEYS) {
    for (const words of [fullRegulation(key), briefRegulation(key)]) {
      expect(citationsIn(words).map((one) => isCitationOf(KNOWN_REGULATIONS[key], one))).toEqual([true])
    }
  }
  for (const edition of EDITIONS) expect(citationsIn(editionName(edition)).map(shortRegulation)).toHaveLength(1)
})

describe('the table of where the program speaks of a regulation', () => {
  const named = /\b(?:full|brief)Regulation\('(\w+)'\)/g
  const speaks = program
    .filter((file) => !file.endsWith('known-rules.ts') && !file.endsWith('/letters.ts'))
    .flatMap((file) => [...read(file).matchAll(named)].map(([, key]) => `${file} ${key}`))

  test('has every file that does, and no other', () => {
    const told = PROGRAM_PLACES.map(({ file, regulation }) => `${file} ${regulation}`)
    expect([...new Set(speaks)].toSorted()).toEqual(told.toSorted())
  })
})

describe('what a demand stands on', () => {
  test('claims an article only where a text of the field names it', () => {
    const articles = LEGAL_BASIS_KEYS.flatMap((key) =>
      referencesOf(key).flatMap(({ regulation, pasal }) => (pasal === null ? [] : [`${regulation}: ${pasal}`])),
    )
    // Each of these stands in the field's rules (domain 1.1 and 1.4); a new one needs its source first.
    expect([...new Set(articles)].toSorted()).toEqual([
      'pdp: Pasal 20 dan Pasal 22',
      'pdp: Pasal 46',
      'pplh: Pasal 28',
      'sertifikasi: Pasal 1 dan Pasal 3',
      'sertifikasi: Pasal 29',
      'sertifikasi: Pasal 3',
      'sertifikasi: Pasal 3 sampai Pasal 5',
    ])
  })

  test('is said in a sentence', () => {
    for (const key of LEGAL_BASIS_KEYS) expect(LEGAL_BASES[key].judul.length).toBeGreaterThan(15)
  })
})
