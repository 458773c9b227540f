import fc from 'fast-check'
import { expect, test } from 'vitest'
import { PERMISSIONS } from '../../../access.ts'
import { auditorRefusal, nextAudit } from './rules.ts'

const some = fc.subarray([...PERMISSIONS])

test('nobody audits work whose permission they hold; of the quality register, what they answer for themselves', () => {
  fc.assert(
    fc.property(some, some, fc.boolean(), (permissions, work, ownsQuality) => {
      const own = work.filter((one) => one !== 'mutu' && permissions.includes(one))
      const isRefused = own.length > 0 || (work.includes('mutu') && ownsQuality)
      expect(auditorRefusal({ permissions, ownsQuality }, work) !== undefined).toBe(isRefused)
    }),
  )
})

test('an audit is reported once, by its auditor', () => {
  expect(nextAudit('finish', { status: 'direncanakan', auditor_id: 1 }, 1)).toEqual({ next: 'selesai' })
  expect(nextAudit('finish', { status: 'direncanakan', auditor_id: 1 }, 2)).toEqual({ refused: 'QUALITY_OWNER' })
  expect(nextAudit('finish', { status: 'selesai', auditor_id: 1 }, 1)).toEqual({ refused: 'QUALITY_STATE' })
})
