import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { codeFiles } from './code-files.ts'

const ROOT = path.resolve(import.meta.dirname, '..')

/** Opening tags of forms, an arrow in an attribute not taken for the end. */
const formsIn = (code: string): string[] => code.match(/<(?:form|Form|SimpleForm)\s(?:=>|[^>])*>/g) ?? []

/** A form of one's own says by itself what is wrong; one that only closes a dialog has nothing to say. */
const isQuiet = (tag: string): boolean => /\bnoValidate\b|\{\.\.\.POSTED\}|method="dialog"/.test(tag)

test('no form leaves its judgement to the bubbles of the browser, whose words are not ours', () => {
  const loud = codeFiles(path.join(ROOT, 'src')).flatMap((file) =>
    formsIn(readFileSync(file, 'utf8'))
      .filter((tag) => !isQuiet(tag))
      .map((tag) => `${path.relative(ROOT, file)}: ${tag}`),
  )
  expect(loud).toEqual([])
})

test('a form without the word is found, however its tag is written', () => {
  expect(formsIn('<form onSubmit={(event) => send(event)} className="grid">')).toHaveLength(1)
  expect(formsIn('<form\n  onSubmit={send}\n>').filter((tag) => !isQuiet(tag))).toHaveLength(1)
  expect(formsIn('<form noValidate onSubmit={() => send()}>').filter((tag) => !isQuiet(tag))).toEqual([])
})
