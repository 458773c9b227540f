import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { codeFiles } from './code-files.ts'

const OFFICE = /^src\/(office|features\/[^/]+\/[^/]+\/office)\//
const TOAST = /notify\(.*type: 'error'/
const ON_CONDITION = /^\s*(} )?(else )?(if \(.*\)|else) notify\(/

/** Has no field beside which a sentence could stand. */
const EXCUSED = ['src/office/screens/TransitionButton.tsx']

test('where a field says what is wrong with it, no toast says it as well', () => {
  const both = codeFiles('src')
    .filter((file) => OFFICE.test(file) && !EXCUSED.includes(file))
    .flatMap((file) => {
      const code = readFileSync(file, 'utf8')
      return /\berrors\b/.test(code) ? code.split('\n').map((line) => ({ file, line })) : []
    })
    .filter(({ line }) => TOAST.test(line))
  expect(both.length).toBeGreaterThan(2)
  expect(both.filter(({ line }) => !ON_CONDITION.test(line))).toEqual([])
})
