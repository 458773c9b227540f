import { writeFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'
import type { Reporter, TestCase, TestModule } from 'vitest/node'
import { isQuick } from '../tests/quick.ts'

export interface Outcome {
  passed: number
  failed: number
  /** A line for each failure: file, full name, first line of the error. */
  failures: string[]
  /** Milliseconds of each test file, its setup included. */
  took: Record<string, number>
}

const isLeftOut = ({ tags }: TestCase): boolean => isQuick && tags.includes('long')

interface Failed {
  message: string
}

/** The first line that says anything, without colours. */
export const firstLine = (text: string): string | undefined =>
  stripVTControlCharacters(text)
    .split('\n')
    .map((line) => line.trim())
    .find((line) => line !== '')

/** A skipped test counts as failed, unless it is left to `npm run test:all`, and so does each error outside the tests: of a file, a hook, or nobody's. */
function outcomeOf(modules: readonly TestModule[], unhandled: readonly Failed[]): Outcome {
  let passed = 0
  const failures: string[] = []
  const took: Record<string, number> = {}
  const add = (where: string, errors: readonly Failed[]) =>
    failures.push(...errors.map(({ message }) => `${where}: ${firstLine(message) ?? 'gagal'}`))
  for (const module of modules) {
    const file = module.relativeModuleId
    add(file, module.errors())
    const { collectDuration, duration, setupDuration } = module.diagnostic()
    took[file] = Math.round(collectDuration + duration + setupDuration)
    for (const suite of module.children.allSuites()) add(`${file} > ${suite.fullName}`, suite.errors())
    for (const test of module.children.allTests()) {
      const { state, errors } = test.result()
      if (state === 'passed') passed += 1
      else if (!isLeftOut(test)) add(`${file} > ${test.fullName}`, errors?.length ? errors : [{ message: 'dilewati' }])
    }
  }
  add('di luar uji', unhandled)
  return { passed, failed: failures.length, failures, took }
}

/** Writes what came of a run of vitest to the file that OUTCOME_FILE names. */
export default class OutcomeReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly Failed[]): void {
    const file = process.env['OUTCOME_FILE']
    if (file) writeFileSync(file, JSON.stringify(outcomeOf(modules, unhandled)))
  }
}
