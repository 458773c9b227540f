import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { day } from '../../../lib/day.ts'
import { type ExamStart, isOpenAt, opensAt } from './sealing-rules.ts'

const exam = (start_date: string, more: Partial<ExamStart> = {}): ExamStart => ({
  start_date: day(start_date),
  ...{ jam_mulai: '08.00', zona_waktu: 'WIB', dibatalkan: false },
  ...more,
})
const AT = new Date('2026-11-09T01:00:00Z')
const minutesFrom = (minutes: number) => new Date(AT.getTime() + minutes * 60_000)

describe('the seal of a form', () => {
  test('is off until the form is released', () => {
    for (const status of ['rancangan', 'diajukan'])
      expect(isOpenAt({ status, exams: [], jamBukaNaskah: 24 }, AT)).toBe(true)
  })

  test('stays on while no exam is set for a released form, or only cancelled and undated ones', () => {
    const exams = [exam('2026-11-01', { dibatalkan: true }), { ...exam('2026-11-01'), start_date: null }]
    for (const status of ['dirilis', 'ditarik']) {
      expect(isOpenAt({ status, exams: [], jamBukaNaskah: 24 }, AT)).toBe(false)
      expect(isOpenAt({ status, exams, jamBukaNaskah: 24 }, AT)).toBe(false)
    }
  })

  test('comes off at the minute by the clock of the exam', () => {
    const exams = [exam('2026-11-10'), exam('2026-12-10')]
    const asked = { status: 'dirilis', exams, jamBukaNaskah: 24 }
    expect(opensAt(exams, 24)).toEqual(AT)
    expect(isOpenAt(asked, minutesFrom(-1))).toBe(false)
    expect(isOpenAt(asked, AT)).toBe(true)
    const east = [exam('2026-11-10', { zona_waktu: 'WIT' })]
    expect(opensAt(east, 24)).toEqual(minutesFrom(-120))
  })

  test('never comes on again as time goes by, and an exam more never closes it', () => {
    const days = fc.integer({ min: 1, max: 28 }).map((on) => exam(`2026-11-${String(on).padStart(2, '0')}`))
    fc.assert(
      fc.property(fc.array(days), days, fc.nat(60), fc.nat(60), (exams, other, first, then) => {
        const asked = { status: 'dirilis', exams, jamBukaNaskah: 24 }
        const at = minutesFrom((first - 30) * 1440)
        if (!isOpenAt(asked, at)) return
        expect(isOpenAt(asked, new Date(at.getTime() + then * 86_400_000))).toBe(true)
        expect(isOpenAt({ ...asked, exams: [...exams, other] }, at)).toBe(true)
      }),
    )
  })
})
