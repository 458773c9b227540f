import { describe, expect, test } from 'vitest'
import { addDays, day } from '../../../../lib/day.ts'
import type { Renewable } from '../../certificates/renewal/rules.ts'
import type { OwnedCertificate } from '../../certificates/rules.ts'
import { type Applicant, lackingFor, missingFor, type Prerequisites } from './eligibility-rules.ts'

const today = day('2026-11-20')

const held = (valid_until: string, more: Partial<Renewable> = {}): Renewable => {
  const last = day(valid_until)
  const window = { mulai: addDays(last, -180), valid_until: last, tenggang: addDays(last, 90) }
  return {
    id: 1,
    no_sertifikasi: '0007/ATPA',
    kualifikasi: 'ATPA',
    status: 'aktif',
    renewal_id: null,
    window,
    ...more,
  }
}

const missing = (applicant: Partial<Applicant>, prerequisites: Partial<Prerequisites> = {}) =>
  missingFor(
    { status_data: 1, jenjang: ['S1'], berjalan: false, sertifikat: [], atpa: [], has_failed: false, ...applicant },
    { jenis: 'baru', kualifikasi: 'ATPA', min_pendidikan: null, wajib_atpa: false, ...prerequisites },
    today,
  )

test.each<[string, Partial<Applicant>, Partial<Prerequisites>, RegExp]>([
  ['data that were not sent', { status_data: 0 }, {}, /^Lengkapi data diri/],
  ['another one that runs', { berjalan: true }, {}, /^Anda masih punya permohonan berjalan/],
  ['too low a degree', {}, { min_pendidikan: 'S2' }, /paling rendah S2/],
  ['one held to this day', { sertifikat: [held('2026-11-20')] }, {}, /sampai 20 November 2026; ajukan perpanjangannya/],
  [
    'a suspended one',
    { sertifikat: [held('2027-11-20', { status: 'dibekukan' })] },
    {},
    /sedang dibekukan; selesaikan pemulihannya/,
  ],
  ['none to renew', {}, { jenis: 'perpanjangan' }, /^Perpanjangan hanya untuk pemegang sertifikat ATPA;/],
  ['one that is too young', { sertifikat: [held('2027-05-20')] }, { jenis: 'perpanjangan' }, /mulai 21 November 2026/],
  ['one that is too old', { sertifikat: [held('2026-08-21')] }, { jenis: 'perpanjangan' }, /berakhir pada 19 November/],
  ['no failed exam', {}, { jenis: 'uji_ulang' }, /^Uji ulang hanya untuk peserta/],
])('%s stands against an application', (_case, applicant, prerequisites, sentence) => {
  expect(missing(applicant, prerequisites)).toEqual([expect.stringMatching(sentence)])
})

test.each<[string, Partial<Applicant>, Partial<Prerequisites>]>([
  ['a first certificate', {}, {}],
  ['one of another qualification', { sertifikat: [held('2027-11-20', { kualifikasi: 'KTPA' })] }, {}],
  ['a new one the day after', { sertifikat: [held('2026-11-19')] }, {}],
  ['a renewal on its first day', { sertifikat: [held('2027-05-19')] }, { jenis: 'perpanjangan' }],
  ['a renewal on the last day of grace', { sertifikat: [held('2026-08-22')] }, { jenis: 'perpanjangan' }],
  ['a re-test', { has_failed: true }, { jenis: 'uji_ulang' }],
])('nothing stands against %s', (_case, applicant, prerequisites) => {
  expect(missing(applicant, prerequisites)).toEqual([])
})

describe('a scheme that requires an ATPA certificate', () => {
  const atpa = (valid_from: string, valid_until: string, status: OwnedCertificate['status'] = 'aktif') => ({
    no_sertifikasi: '0007/ATPA',
    status,
    valid_from: day(valid_from),
    valid_until: day(valid_until),
  })
  const against = (...owned: OwnedCertificate[]) =>
    missing({ atpa: owned }, { kualifikasi: 'KTPA', wajib_atpa: true })[0]

  test.each([
    ['ends tomorrow', atpa('2023-11-21', '2026-11-21')],
    ['ends today', atpa('2023-11-20', '2026-11-20')],
    ['begins today', atpa('2026-11-20', '2029-11-20')],
  ])('is open to those whose certificate %s', (_case, owned) => {
    expect(against(owned)).toBeUndefined()
  })

  test.each<[string, OwnedCertificate[], RegExp]>([
    ['none', [], /di daftar pemegang. Ajukan sertifikasi ATPA dahulu/],
    ['one that ended yesterday', [atpa('2023-11-19', '2026-11-19')], /berakhir pada 19 November 2026. Perpanjang/],
    ['one that begins tomorrow', [atpa('2026-11-21', '2029-11-21')], /berlaku mulai 21 November 2026/],
    ['a suspended one', [atpa('2025-11-20', '2028-11-20', 'dibekukan')], /sedang dibekukan. Selesaikan pemulihannya/],
    ['a revoked one', [atpa('2025-11-20', '2028-11-20', 'dicabut')], /telah dicabut. Ajukan sertifikasi ATPA baru/],
    ['a replaced one', [atpa('2025-11-20', '2028-11-20', 'diganti')], /Ajukan sertifikasi ATPA dahulu/],
  ])('is closed to those with %s, and says what to do', (_case, owned, sentence) => {
    expect(against(...owned)).toMatch(sentence)
  })

  test('looks at all certificates of a person', () => {
    const renewed = [atpa('2026-12-31', '2029-12-31'), atpa('2023-12-30', '2026-12-30')]
    expect(against(...renewed)).toBeUndefined()
    expect(against(atpa('2025-11-20', '2028-11-20', 'dicabut'), atpa('2024-01-01', '2027-01-01'))).toBeUndefined()
  })

  test('no other scheme looks at them', () => {
    expect(missing({ atpa: [] })).toEqual([])
  })
})

describe('what staff are told an applicant lacks', () => {
  const asked = { min_pendidikan: 'D4/S1', wajib_atpa: true } as const
  const held = (status: 'aktif' | 'dibekukan' | 'dicabut' | 'diganti', valid_until = '2026-12-10') => ({
    no_sertifikasi: '0001/ATPA/CONTOH/2024',
    status,
    valid_from: day('2024-01-01'),
    valid_until: day(valid_until),
  })
  const lacking = (jenjang: string[], atpa: ReturnType<typeof held>[], today: string, examined: string | null) =>
    lackingFor({ jenjang, atpa: atpa as never }, asked, {
      today: day(today),
      examined: examined ? day(examined) : null,
    })

  test.each([
    ['valid today, before the exam', ['S1'], [held('aktif')], '2026-12-10', '2026-12-20', 0],
    ['ended the day before', ['S1'], [held('aktif')], '2026-12-11', '2026-12-20', 1],
    ['valid on the day of the exam, ended before the decision', ['S1'], [held('aktif')], '2027-01-05', '2026-12-10', 0],
    ['ended the day before the exam', ['S1'], [held('aktif', '2026-12-09')], '2027-01-05', '2026-12-10', 1],
    ['renewed since the exam', ['S2'], [held('diganti')], '2027-01-05', '2026-12-10', 0],
    ['suspended since the exam', ['S1'], [held('dibekukan')], '2027-01-05', '2026-12-10', 1],
    ['revoked since the exam', ['S1'], [held('dicabut')], '2027-01-05', '2026-12-10', 1],
    ['a degree that is too low', ['D3'], [held('aktif')], '2026-12-01', null, 1],
    ['neither', [], [], '2026-12-01', null, 2],
  ])('%s', (_, jenjang, atpa, today, examined, count) => {
    expect(lacking(jenjang, atpa, today, examined)).toHaveLength(count)
  })
})
