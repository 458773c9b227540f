import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { codeFiles } from './code-files.ts'

const JOIN = /venues\.id = schedules\.venue_id/g
const JOIN_OF_THOSE_TO_GO_TO = /venues\.id = schedules\.venue_id and schedules\.metode <> 'Daring'/g
const BUILT_JOIN = /[jJ]oin\(\s*'venues',\s*'venues\.id',\s*'schedules\.venue_id'/

const sources = codeFiles(path.resolve('src'))
  .filter((file) => !/\.test\./.test(file))
  .map((file) => ({ file: path.relative('.', file), text: readFileSync(file, 'utf8') }))

test('a query that joins a schedule with its venue leaves out online schedules, whose venue nobody goes to', () => {
  const joins = sources.filter(({ text }) => JOIN.test(text) || BUILT_JOIN.test(text))
  expect(joins.length).toBeGreaterThan(5)
  const careless = joins.filter(({ text }) => {
    if (BUILT_JOIN.test(text)) return !text.includes("'schedules.metode', '!=', 'Daring'")
    return text.match(JOIN)?.length !== text.match(JOIN_OF_THOSE_TO_GO_TO)?.length
  })
  expect(careless.map(({ file }) => file)).toEqual([])
})
