import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { firstLine } from './outcome-reporter.ts'

const ROOT = path.resolve(import.meta.dirname, '..')
let folder: string

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'sertifikasi-outcome-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

/** Returns the outcome that a run of vitest over these files writes. */
function outcomeOf(files: Record<string, string>) {
  const root = mkdtempSync(path.join(folder, 'run-'))
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(root, name), text)
  const file = path.join(root, 'outcome.json')
  const reporter = `--reporter=${path.join(ROOT, 'scripts/outcome-reporter.ts')}`
  const vitest = path.join(ROOT, 'node_modules/vitest/vitest.mjs')
  const env = { ...process.env, OUTCOME_FILE: file }
  spawnSync(process.execPath, [vitest, 'run', '--root', root, '--globals', reporter], { env })
  return JSON.parse(readFileSync(file, 'utf8'))
}

test('a run in which all passes has no failures', () => {
  const files = { 'a.test.js': `test('masuk', () => expect(1).toBe(1))` }
  const took = { 'a.test.js': expect.any(Number) }
  expect(outcomeOf(files)).toEqual({ passed: 1, failed: 0, failures: [], took })
})

test('every failure is named with the first line of its error: of a test, a skipped one, a hook, a file, of nobody', () => {
  const files = {
    'a.test.js': `
      describe('kuota', () => {
        test('ada', () => {})
        test('habis', () => expect({ sisa: 1 }).toEqual({ sisa: 0 }))
        test.skip('nanti', () => {})
      })
      describe('pendaftaran', () => {
        beforeAll(() => { throw new Error('tidak siap\\nsama sekali') })
        test('dibuka', () => {})
      })`,
    'b.test.js': `throw new Error('tidak terbaca')`,
    'c.test.js': `test('tampak baik', async () => { Promise.reject(new Error('terlambat')) })`,
  }
  const { failures, took, ...counts } = outcomeOf(files)
  expect(Object.keys(took).sort()).toEqual(Object.keys(files))
  expect(counts).toEqual({ passed: 2, failed: 6 })
  expect(failures.sort()).toEqual([
    'a.test.js > kuota > habis: expected { sisa: 1 } to deeply equal { sisa: +0 }',
    'a.test.js > kuota > nanti: dilewati',
    'a.test.js > pendaftaran > dibuka: dilewati',
    'a.test.js > pendaftaran: tidak siap',
    'b.test.js: tidak terbaca',
    'di luar uji: terlambat',
  ])
})

test('the first line is the first that says anything', () => {
  expect(firstLine('\n  \u001b[1m\u001b[0m\n  error TS2322: salah  \nlagi')).toBe('error TS2322: salah')
  expect(firstLine(' \n')).toBeUndefined()
})
