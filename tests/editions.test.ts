import { globSync, readFileSync } from 'node:fs'
import { matchRoutes } from 'react-router'
import { describe, expect, test } from 'vitest'
import { publicRoutes } from '../src/app/public-routes.ts'
import { clausesOf, otherWords, workOf } from '../src/features/platform/editions/clause-rules.ts'
import { DEMANDS } from '../src/features/platform/editions/demand-rules.ts'
import { EDITIONS, editionName, editionOf, type Home } from '../src/features/platform/editions/rules.ts'
import { PAPER_KINDS } from '../src/features/service/controlled-papers/rules.ts'
import { resources } from '../src/office/resources.ts'

const exists = (home: Home): boolean => {
  if (home.kind === 'halaman') return matchRoutes(publicRoutes, home.path) !== null
  if (home.kind === 'kantor') return resources.some(({ name }) => name === home.resource)
  return home.jenis in PAPER_KINDS
}

describe.each(EDITIONS)('edition %s', (edition) => {
  const clauses = clausesOf(edition)

  test('has each clause once, in the order of its numbers', () => {
    const numbers = clauses.map(({ nomor }) => nomor)
    expect(new Set(numbers).size).toBe(numbers.length)
    expect(numbers.indexOf('10.1')).toBeGreaterThan(numbers.indexOf('9.9'))
    expect(numbers.indexOf('10.2.1')).toBeGreaterThan(numbers.indexOf('10.1'))
  })

  test.each(clauses.map((clause) => [clause.nomor, clause] as const))(
    'answers clause %s in the portal, or says why not',
    (_, { homes, outside, work }) => {
      expect(homes.length > 0 || (outside ?? '').length > 20).toBe(true)
      expect(homes.filter((home) => !exists(home))).toEqual([])
      expect(work).not.toEqual([])
    },
  )

  test('says of each clause what it is in the other edition', () => {
    const other = EDITIONS.find((one) => one !== edition) ?? edition
    const numbers = clausesOf(other).map(({ nomor }) => nomor)
    for (const clause of clauses) {
      if (clause.other !== null) expect(numbers).toContain(clause.other)
      expect(otherWords(edition, clause)).toMatch(clause.other === null ? /^(Baru|Dihapus)/ : /^20\d\d: \d/)
    }
  })
})

test('a demand stands in one edition at least', () => {
  expect(DEMANDS.filter(({ in: numbers }) => EDITIONS.every((one) => numbers[one] === null))).toEqual([])
})

test('the edition of a year is the newest that is not later', () => {
  expect([2011, 2012, 2025, 2026, 2099].map(editionOf)).toEqual(['2012', '2012', '2012', '2026', '2026'])
})

test('a scope names whose work it is, each permission once', () => {
  expect(workOf('2012', ['4.2', '9.4', '9.8'])).toEqual(['keputusan', 'pengaduan'])
  expect(workOf('2026', ['9.2'])).toEqual(['verifikasi'])
})

test('nobody else writes the name of an edition', () => {
  const files = globSync([
    'src/**/*.{ts,tsx}',
    'demo/**/*.{ts,tsx}',
    'e2e/**/*.ts',
    'tests/**/*.ts',
    'migrations/04*.sql',
  ])
  const written = /17024:20\d\d/
  const hard = files.filter(
    (file) => written.test(readFileSync(file, 'utf8')) && !file.endsWith('tests/editions.test.ts'),
  )
  expect(hard).toEqual([])
  expect(written.test(editionName('2026'))).toBe(true)
})
