import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { codeFiles } from './code-files.ts'

/** Matches code that reads the sentences of a parse. */
const READS_SENTENCES = /\.issues\b|flattenError\(/
/** Its sentences are for operators, each written there. */
const FOR_OPERATORS = ['src/ground/config.ts']

test('whatever hands the sentences of a parse on has them said in Indonesian', () => {
  const reading = codeFiles('src')
    .map((file) => ({ file, code: readFileSync(file, 'utf8') }))
    .filter(({ file, code }) => READS_SENTENCES.test(code) && !FOR_OPERATORS.includes(file))
  expect(reading.length).toBeGreaterThan(4)
  expect(reading.filter(({ code }) => !code.includes('IN_INDONESIAN')).map(({ file }) => file)).toEqual([])
})
