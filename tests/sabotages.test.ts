import { expect, test } from 'vitest'
import { DRILLS } from '../drills/all-drills.ts'
import { NOT_SABOTAGED, SABOTAGES } from '../drills/sabotages.ts'

const sabotaged = new Set(Object.values(SABOTAGES).map(({ drill }) => drill))

test('each drill is tried on a sabotaged program, or it is said why not', () => {
  expect([...sabotaged, ...Object.keys(NOT_SABOTAGED)].sort()).toEqual(Object.keys(DRILLS).sort())
})
