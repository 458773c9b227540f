import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { APPLICATION_TRANSITION_NAMES } from '../src/features/certification/applications/transitions/rules.ts'
import { ACTIVITY_TRANSITION_NAMES } from '../src/features/upkeep/maintenance/transition-rules.ts'
import { codeFiles } from './code-files.ts'

const NAMES = new Set<string>([...APPLICATION_TRANSITION_NAMES, ...ACTIVITY_TRANSITION_NAMES])

const COMPARED = /([\w.?]+)\s*[!=]==?\s*'(\w+)'|'(\w+)'\s*[!=]==?\s*([\w.?]+)/g
/** A transition that is looked for among names, or in a table that is not the feature's own. */
const CHOSEN = /switch \([\w.?]*[tT]ransition\)|\b(?:includes|has)\([\w.?]*[tT]ransition\)|\w\[transition\]/g

/** Returns what code decides by a transition's name; the effect of a payment's case has some of the same names. */
function decisions(code: string): string[] {
  const compared = [...code.matchAll(COMPARED)].filter(([, left, right, name, other]) => {
    const what = left ?? other ?? ''
    return /transition$/i.test(what) || (NAMES.has(right ?? name ?? '') && what !== 'effect')
  })
  return [...compared, ...code.matchAll(CHOSEN)].map(([found]) => found)
}

test('no process decides by the name of a transition: its table says what it does', () => {
  const files = codeFiles('src/processes')
  expect(files.length).toBeGreaterThan(20)
  const found = files.flatMap((file) => decisions(readFileSync(file, 'utf8')).map((what) => `${file}: ${what}`))
  expect(found).toEqual([])
})

test.each([
  "if (transition === 'approve') return issueInvoice(db)",
  "const isOwn = request.transition !== 'cancel'",
  "if ('bill' === taken) return",
  "if (step === 'withdraw') return",
  'switch (transition) {',
  "if (['approve', 'bill'].includes(transition)) return",
  'const effect = EFFECTS[transition]',
])('finds %s', (code) => {
  expect(decisions(code)).toHaveLength(1)
})

test.each(["if (effect === 'close') return", "take({ transition: 'cancel' })", "if (stage === 'terjadwal') return"])(
  'passes %s',
  (code) => {
    expect(decisions(code)).toEqual([])
  },
)
