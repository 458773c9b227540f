import { describe, expect, test } from 'vitest'
import { type Day, day } from '../../../../lib/day.ts'
import { STAGE_NAMES } from '../../../certification/applications/rules.ts'
import { answerDue, deletionObstacle, type KeptApplication } from './retention-rules.ts'

const SETTINGS = { retensi_permohonan: 6, retensi_ditolak: 1, masa_berlaku: 36 }

const obstacle = (permohonan: KeptApplication[], today = '2026-11-20', settings = SETTINGS, sertifikat: Day[] = []) =>
  deletionObstacle({ role: 'user', permohonan, sertifikat, perkara: [] }, settings, day(today))

const one = (tahap: KeptApplication['tahap'], since = '2025-11-20', dikirim = true): KeptApplication[] => [
  { tahap, dikirim, since: day(since) },
]

test('an answer is due 3 × 24 hours after the request', () => {
  expect(answerDue(new Date('2026-11-20T03:00:00Z'))).toEqual(new Date('2026-11-23T03:00:00Z'))
})

describe('data can be deleted', () => {
  test('of who never applied', () => {
    expect(obstacle([])).toBeUndefined()
  })

  test('of who gave a draft up', () => {
    expect(obstacle(one('dibatalkan', '2026-11-20', false))).toBeUndefined()
  })
})

describe('data cannot be deleted', () => {
  test.each(['penguji', 'administrator'])('of staff (%s)', (role) => {
    expect(
      deletionObstacle({ role, permohonan: [], sertifikat: [], perkara: [] }, SETTINGS, day('2026-11-20')),
    ).toMatch(/petugas/)
  })

  const over = ['ditolak', 'dibatalkan', 'kedaluwarsa', 'tidak_hadir', 'belum_kompeten', 'diterbitkan']

  test.each(STAGE_NAMES.filter((stage) => !over.includes(stage)))(
    'while an application is %s, however old',
    (stage) => {
      expect(obstacle(one(stage, '2000-01-01'))).toMatch(/masih berjalan/)
    },
  )

  test.each([
    ['ditolak', '2025-11-20'],
    ['dibatalkan', '2025-11-20'],
    ['kedaluwarsa', '2025-11-20'],
    ['tidak_hadir', '2020-11-20'],
    ['belum_kompeten', '2020-11-20'],
    ['diterbitkan', '2020-11-20'],
  ] as const)('before the time of keeping is over: %s since %s', (stage, since) => {
    expect(obstacle(one(stage, since), '2026-11-19')).toMatch(/sampai 20 November 2026/)
    expect(obstacle(one(stage, since), '2026-11-20')).toBeUndefined()
  })

  test('while a certificate is valid, when that is longer', () => {
    const short = { ...SETTINGS, retensi_permohonan: 1 }
    expect(obstacle(one('diterbitkan', '2023-11-21'), '2026-11-20', short)).toMatch(/sampai 21 November 2026/)
  })

  test('until the day after the last one of a certificate, one of earlier days too', () => {
    const last = [day('2026-11-20')]
    expect(obstacle([], '2026-11-20', SETTINGS, last)).toMatch(/sampai 21 November 2026/)
    expect(obstacle([], '2026-11-21', SETTINGS, last)).toBeUndefined()
  })

  test('until the last of several applications need not be kept', () => {
    expect(obstacle([...one('ditolak', '2010-01-01'), ...one('belum_kompeten', '2026-01-31')])).toMatch(
      /31 Januari 2032/,
    )
  })
})
