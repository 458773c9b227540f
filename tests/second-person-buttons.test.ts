import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { TWO_PERSON_RULES } from '../src/features/platform/staff/second-person-rules.ts'

/** The calls by which the second person says yes, and by what the screen knows that its reader is not the first. */
const OFFERED_IF: Record<string, string> = {
  approvePendingChange: 'isOwn',
  confirmAccountList: 'isOwn',
  confirmCancellation: 'mayConfirm',
  confirmRefund: 'can.konfirmasi_pengembalian',
  completeRefund: 'can.kembalikan',
  confirmChargeback: 'mayConfirm',
  confirmTwoFactorReset: 'can.konfirmasi',
  approveHonorarium: 'isSecond',
  approveControlledPaper: 'isSecond',
  approveImpactAssessment: 'isSecond',
  approveAssessor: "open.includes('approve')",
  approveMinistryReader: "open.includes('approve')",
  answerEvaluationReview: 'can.jawab_tinjauan',
}

/** How far before the call the condition of its button may stand. */
const NEAR = 260

const screens = globSync('src/features/**/*.tsx').map((file) => readFileSync(file, 'utf8'))

test('every call by which a second person confirms is known here', () => {
  const calls = Object.values(TWO_PERSON_RULES).flatMap((rule): readonly string[] => rule.calls)
  const confirming = calls.filter((call) => /^(confirm|approve|complete)[A-Z]/.test(call))
  expect(confirming.filter((call) => !(call in OFFERED_IF))).toEqual([])
})

test.each(Object.entries(OFFERED_IF))('the button of %s is not offered to the first person', (call, condition) => {
  const before = screens.flatMap((code) => {
    const at = code.indexOf(`call="${call}"`)
    return at < 0 ? [] : [code.slice(Math.max(0, at - NEAR), at)]
  })
  expect(before).not.toEqual([])
  for (const code of before) expect(code).toContain(condition)
})
