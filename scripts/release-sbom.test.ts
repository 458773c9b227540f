import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { releaseSbom, sbomOfNpm } from './release-sbom.ts'

const ROOT = path.resolve(import.meta.dirname, '..')
const FACTS = { name: 'sertifikasi-amdal', node: '26.10.0', time: 1_764_000_000 }

const asked = (serialNumber: string, timestamp: string) => ({
  serialNumber,
  metadata: { timestamp, component: { name: 'folder', type: 'library', version: '1.0.0' } },
  components: [{ name: 'pg', version: '8.23.1' }],
})

test('two lists of one commit are the same, whenever they were asked for', () => {
  const [one, other] = [asked('urn:uuid:1', '2026-01-01'), asked('urn:uuid:2', '2026-02-02')]
  expect(releaseSbom(one, FACTS)).toEqual(releaseSbom(other, FACTS))
})

test('lists of different packages have different numbers', () => {
  const one = asked('urn:uuid:1', '2026-01-01')
  const other = { ...one, components: [{ name: 'pg', version: '8.23.2' }] }
  const numbers = [one, other].map((list) => releaseSbom(list, FACTS).serialNumber)
  expect(numbers[0]).toMatch(/^urn:uuid:[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/)
  expect(numbers[0]).not.toBe(numbers[1])
})

test('the list of this project names it, Node and every package that runs, and none of the tools', () => {
  const read = (file: string) => JSON.parse(readFileSync(path.join(ROOT, file), 'utf8'))
  const { dependencies, devDependencies } = read('package.json')
  const tools = { ...devDependencies, ...read('checks/package.json').devDependencies }
  const { metadata, components } = releaseSbom(sbomOfNpm(ROOT), FACTS)
  expect(metadata).toMatchObject({ timestamp: '2025-11-24T16:00:00.000Z', component: { name: 'sertifikasi-amdal' } })
  const listed = components.map(({ name, version }) => `${name} ${version}`)
  const run = Object.entries<string>(dependencies).map(([name, version]) => `${name} ${version}`)
  expect([...run, 'node 26.10.0'].filter((each) => !listed.includes(each))).toEqual([])
  const names = new Set(components.map(({ name }) => name))
  for (const name of ['vite', 'vitest', 'typescript', '@biomejs/biome', 'playwright-core'])
    expect([name, name in tools, names.has(name)]).toEqual([name, true, false])
})
