import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { timedWork } from '../src/program/jobs.ts'
import { type FeatureTree, registries } from './registry-texts.ts'

const ROOT = path.resolve(import.meta.dirname, '..')
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8')
const tree: FeatureTree = { files: globSync('src/features/*/*/**/*.{ts,tsx}', { cwd: ROOT }), read }

/** The tree with one more file, or with another text in place of one. */
const treeWith = (file: string, text: string): FeatureTree => ({
  files: [...new Set([...tree.files, file])],
  read: (other) => (other === file ? text : read(other)),
})
const textOf = (from: FeatureTree, file: string) => new Map(registries(from)).get(file)

test('the registries are as the tree of features says', () => {
  for (const [file, text] of registries(tree)) expect(read(file)).toBe(text)
})

test('what a feature begins to export is merged', () => {
  const offline = 'src/features/platform/offline'
  const calls = treeWith(`${offline}/office/contract.ts`, 'export const offlineOfficeCalls = calls({})\n')
  expect(textOf(calls, 'src/api.ts')).toContain('  ...offlineOfficeCalls,\n')
  const jobs = treeWith(`${offline}/jobs.ts`, 'export const offlineJobs = {} satisfies FeatureJobs\n')
  expect(textOf(jobs, 'src/program/feature-jobs.ts')).toContain('  offlineJobs,\n')
  const screens = treeWith(`${offline}/office/resources.tsx`, 'export const offlineResources: OfficeResource[] = []\n')
  expect(textOf(screens, 'src/office/resources.ts')).toContain('  ...offlineResources,\n')
})

test('a folder without a line, a file without its export and letters without a heading are refused', () => {
  expect(() => registries(treeWith('src/features/service/rumours/rules.ts', ''))).toThrow('service/rumours')
  expect(() => registries(treeWith('src/features/platform/offline/jobs.ts', ''))).toThrow('exports no …Jobs')
  const letters = treeWith('src/features/platform/offline/letters.ts', 'export const offlineLetters = {}\n')
  expect(() => registries(letters)).toThrow('letters without one: platform/offline')
})

/** Lists what a file of jobs exports as a work and its jobs leave out; what they use in turn counts as theirs. */
function leftOutIn(text: string): string[] {
  const [before = '', jobs = ''] = text.split(/^export const \w+Jobs = /m)
  const names = [...before.matchAll(/^export (?:async function|const) (\w+)(?: = )?\((?:ctx|\{ ?(?:db|now))/gm)]
  const used = (name: string) => [...before.matchAll(new RegExp(`\\b${name}\\(`, 'g'))].length > 1
  return names.map(([, name = '']) => name).filter((name) => !new RegExp(`\\b${name}\\b`).test(jobs) && !used(name))
}

test('a work that a file of jobs exports is one of its jobs', () => {
  const files = tree.files.filter((file) => /^src\/features\/[^/]+\/[^/]+\/jobs\.ts$/.test(file))
  expect(files.flatMap((file) => leftOutIn(read(file)).map((name) => `${file}: ${name}`))).toEqual([])
  const text = 'export async function one(ctx: Context) {}\nexport async function other(ctx: Context) {}\n'
  expect(leftOutIn(`${text}export const someJobs = { sweep: [one] }`)).toEqual(['other'])
})

test('files are swept after the rows that name them, and papers signed after their certificate was renewed', () => {
  const namesOf = (...moments: Parameters<typeof timedWork>[0][]) =>
    moments.flatMap((moment) => timedWork(moment).map(({ name }) => name))
  const swept = namesOf('sweep', 'sweepUnused')
  expect(swept.slice(swept.indexOf('sweepComplaints'))).toContain('sweepStore')
  expect(swept.slice(swept.indexOf('keepRetention'))).toContain('sweepStore')
  const due = namesOf('deadlines', 'papers')
  expect(due.slice(due.indexOf('renewOwn')).slice(-3)).toEqual([
    'signWaitingReports',
    'signWaitingPapers',
    'signWaitingLetters',
  ])
})
