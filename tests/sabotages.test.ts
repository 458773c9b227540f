import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { DRILLS } from '../drills/all-drills.ts'
import { NOT_SABOTAGED, SABOTAGES } from '../drills/sabotages.ts'

const sabotaged = new Set(Object.values(SABOTAGES).map(({ drill }) => drill))

test('each drill is tried on a sabotaged program, or it is said why not', () => {
  expect([...sabotaged, ...Object.keys(NOT_SABOTAGED)].sort()).toEqual(Object.keys(DRILLS).sort())
})

test('each file that makes a fault is a drill, and operators read of it in both languages', () => {
  const faults = globSync('drills/*.ts').filter((file) =>
    /^export (const|async function) run\b/m.test(readFileSync(file, 'utf8')),
  )
  expect(faults.map((file) => file.replace(/^drills\/|\.ts$/g, '')).sort()).toEqual(Object.keys(DRILLS).sort())
})
