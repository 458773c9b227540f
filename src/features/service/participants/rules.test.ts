import { describe, expect, test } from 'vitest'
import { AHEAD_OF_EXAM, STAGE_NAMES } from '../../certification/applications/rules.ts'
import { ACTIVITY_STATE_NAMES, AHEAD_OF_ACTIVITY } from '../../upkeep/maintenance/rules.ts'
import { applicantAfter, participantAfter } from './rules.ts'

describe('after a cancellation', () => {
  const STAYING = AHEAD_OF_EXAM.filter((tahap) => tahap !== 'draft' && tahap !== 'daftar_tunggu')

  test.each(STAYING)('an applicant at %s who is still on the schedule is waited for', (tahap) => {
    const { menunggu, boleh } = applicantAfter(tahap, true)
    expect(menunggu).toBe(tahap === 'menunggu_konfirmasi' ? 'kantor' : 'peserta')
    expect(boleh).toMatch(/boleh pindah ke jadwal lain/i)
  })

  test.each(STAYING)('an applicant at %s who went to another schedule is not', (tahap) => {
    expect(applicantAfter(tahap, false)).toEqual({ menunggu: null, boleh: 'Sudah pindah ke jadwal lain.' })
  })

  test('nothing waits of whom the exam is over or never was', () => {
    const others = STAGE_NAMES.filter((tahap) => !(STAYING as readonly string[]).includes(tahap))
    expect(others.filter((tahap) => applicantAfter(tahap, true).menunggu !== null)).toEqual([])
  })

  test('a participant whose proof is being looked at waits for the office, and nobody else', () => {
    const waiting = ACTIVITY_STATE_NAMES.filter((status) => participantAfter(status).menunggu === 'kantor')
    expect(new Set(waiting)).toEqual(new Set(AHEAD_OF_ACTIVITY))
  })
})
