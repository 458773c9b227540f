import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { demoAccounts } from '../demo/content/accounts.ts'
import { examiners } from '../demo/content/examiners.ts'

const FOLDER = path.resolve(import.meta.dirname, '../demo/pictures')
const drawing = (name: string): string => readFileSync(path.join(FOLDER, `${name}.svg`), 'utf8')

test('each portrait of the demonstration is a drawing of its own', () => {
  const names = new Set([
    ...examiners.flatMap(({ foto }) => foto ?? []),
    ...demoAccounts.flatMap(({ data }) => (data ? `pasfoto-${data.nama_lengkap.split(' ')[0]?.toLowerCase()}` : [])),
  ])
  expect(names.size).toBeGreaterThan(10)
  expect(new Set([...names].map(drawing)).size).toBe(names.size)
})
