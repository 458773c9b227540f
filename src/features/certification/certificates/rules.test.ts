import { describe, expect, test } from 'vitest'
import { day } from '../../../lib/day.ts'
import { certificateNumber } from '../../platform/settings/certificate-number-rules.ts'
import {
  bestNumber,
  certificatePath,
  certificateState,
  decideCertificateTransition,
  isValidOn,
  type NumberedCertificate,
  nameWithDegrees,
  renewalBegins,
  STORED_STATES,
  type StaffTransition,
  type StoredState,
  validityFrom,
} from './rules.ts'

const FROM = day('2026-11-20')
const UNTIL = day('2029-11-20')
const valid = (status: StoredState = 'aktif') => ({ status, valid_from: FROM, valid_until: UNTIL })

describe('what a certificate is on a day', () => {
  test.each([
    ['2026-11-19', 'belum_berlaku', false],
    ['2026-11-20', 'aktif', true],
    ['2029-08-21', 'aktif', true],
    ['2029-08-22', 'akan_berakhir', true],
    ['2029-11-19', 'akan_berakhir', true],
    ['2029-11-20', 'akan_berakhir', true],
    ['2029-11-21', 'kedaluwarsa', false],
  ])('%s: %s', (on, state, isValid) => {
    expect([certificateState(valid(), day(on)), isValidOn(valid(), day(on))]).toEqual([state, isValid])
  })

  test.each(['dicabut', 'diganti'] as const)('%s is said before and after its last day', (status) => {
    for (const on of ['2026-01-01', '2027-01-01', '2029-11-21']) {
      expect([certificateState(valid(status), day(on)), isValidOn(valid(status), day(on))]).toEqual([status, false])
    }
  })

  test('a suspension is said before its first day and ends with its last one', () => {
    const states = ['2026-01-01', '2029-11-20', '2029-11-21'].map((on) => certificateState(valid('dibekukan'), day(on)))
    expect(states).toEqual(['dibekukan', 'dibekukan', 'kedaluwarsa'])
  })
})

describe('validity', () => {
  test.each([
    ['2026-11-20', 36, '2029-11-20'],
    ['2028-02-29', 36, '2031-02-28'],
    ['2026-08-31', 6, '2027-02-28'],
  ])('from %s for %i months ends on %s', (first, months, last) => {
    expect(validityFrom(day(first), months)).toEqual({ valid_from: first, valid_until: last })
  })

  test.each([
    ['the day before the old one ends', '2026-11-19', '2026-11-21'],
    ['on its last day', '2026-11-20', '2026-11-21'],
    ['the day after', '2026-11-21', '2026-11-21'],
    ['long after', '2027-03-01', '2027-03-01'],
  ])('of a renewal decided %s begins on the right day', (_, today, first) => {
    expect(renewalBegins(day('2026-11-20'), day(today))).toBe(first)
  })
})

describe('a number', () => {
  test.each([
    ['{urut}/{kualifikasi}/LSK-XX/{bulan}/{tahun}', 42, '2025-03-01', '0042/KTPA/LSK-XX/III/2025'],
    ['{urut}/{kualifikasi}/LSK-XX/{bulan}/{tahun}', 12_345, '2025-12-31', '12345/KTPA/LSK-XX/XII/2025'],
    ['{tahun}.{urut}.{tahun}-{kualifikasi}', 1, '2026-01-01', '2026.0001.2026-KTPA'],
  ])('%s', (format, urut, on, no_sertifikasi) => {
    expect(certificateNumber(format, { urut, kualifikasi: 'KTPA', on: day(on) })).toBe(no_sertifikasi)
  })
})

describe('the number by which a person goes', () => {
  const TODAY = day('2026-11-20')
  const held = (no_sertifikasi: string, more: Partial<NumberedCertificate> = {}): NumberedCertificate => ({
    no_sertifikasi,
    kualifikasi: 'ATPA',
    status: 'aktif',
    valid_from: day('2024-01-01'),
    valid_until: day('2027-01-01'),
    issued_at: new Date('2024-01-01T00:00:00Z'),
    ...more,
  })
  const expired = { valid_until: day('2026-11-19') }
  const future = { valid_from: day('2026-11-21'), valid_until: day('2029-11-21') }

  test.each([
    ['none', [], null],
    ['only a withdrawn one', [held('a', { status: 'dicabut' })], null],
    ['only one that was replaced', [held('a', { status: 'diganti' })], null],
    ['only an expired one', [held('a', expired)], 'a'],
    ['active before suspended', [held('a', { status: 'dibekukan', kualifikasi: 'KTPA' }), held('b')], 'b'],
    ['ending soon counts as active', [held('a', { status: 'dibekukan' }), held('b', { valid_until: TODAY })], 'b'],
    ['suspended before expired', [held('a', expired), held('b', { status: 'dibekukan' })], 'b'],
    ['active before one that is yet to begin', [held('a', future), held('b', { valid_until: TODAY })], 'b'],
    ['one that is yet to begin before expired', [held('a', expired), held('b', future)], 'b'],
    [
      'KTPA before ATPA',
      [held('a', { issued_at: new Date('2026-01-01T00:00:00Z') }), held('b', { kualifikasi: 'KTPA' })],
      'b',
    ],
    ['the newest', [held('a'), held('b', { issued_at: new Date('2024-01-02T00:00:00Z') })], 'b'],
  ])('%s', (_, all, no_sertifikasi) => {
    expect(bestNumber(all, TODAY)).toBe(no_sertifikasi)
    expect(bestNumber(all.toReversed(), TODAY)).toBe(no_sertifikasi)
  })
})

describe('a step', () => {
  const decided = (step: StaffTransition, status: StoredState = 'aktif', today = day('2027-01-01')) => {
    const decision = decideCertificateTransition(step, valid(status), today)
    return 'next' in decision ? decision.next : decision.refused
  }

  const ALLOWED: Record<StaffTransition, Partial<Record<StoredState, StoredState>>> = {
    register: { aktif: 'aktif', dibekukan: 'dibekukan' },
    reissue: { aktif: 'aktif', dibekukan: 'dibekukan' },
    suspend: { aktif: 'dibekukan' },
    restore: { dibekukan: 'aktif' },
    revoke: { aktif: 'dicabut', dibekukan: 'dicabut' },
    reinstate: { dibekukan: 'aktif', dicabut: 'aktif' },
    resuspend: { dicabut: 'dibekukan' },
    supersede: { dicabut: 'diganti' },
    correct: { aktif: 'aktif', dibekukan: 'dibekukan', dicabut: 'dicabut', diganti: 'diganti' },
  }

  test.each(
    (Object.keys(ALLOWED) as StaffTransition[]).flatMap((step) =>
      STORED_STATES.map((status) => [step, status] as const),
    ),
  )('%s from %s', (step, status) => {
    expect(decided(step, status)).toBe(ALLOWED[step][status] ?? 'CERTIFICATE_STATUS')
  })

  test.each([
    ['2029-11-19', 'dibekukan', 'dicabut', 'aktif'],
    ['2029-11-20', 'dibekukan', 'dicabut', 'aktif'],
    ['2029-11-21', 'CERTIFICATE_STATUS', 'dicabut', 'CERTIFICATE_STATUS'],
  ])(
    'on %s it is suspended or written anew only while it counts, and withdrawn at any time',
    (on, suspended, revoked, anew) => {
      const today = day(on)
      expect([decided('suspend', 'aktif', today), decided('revoke', 'aktif', today)]).toEqual([suspended, revoked])
      expect([decided('reissue', 'aktif', today), decided('restore', 'dibekukan', today)]).toEqual([anew, 'aktif'])
    },
  )

  test.each([
    [7, '/user/sertifikasi/saya/7?tab=sertifikat'],
    [null, '/user/dashboard'],
  ])('of the certificate of application %s is read at %s', (application, path) => {
    expect(certificatePath(application)).toBe(path)
  })
})

test.each([
  ['', 'Wulan Contoh', '', 'Wulan Contoh'],
  ['Ir.', 'Wulan Contoh', '', 'Ir. Wulan Contoh'],
  ['', 'Wulan Contoh', 'M.Si.', 'Wulan Contoh, M.Si.'],
  ['Dr. Ir.', 'Wulan', 'S.T., M.Si.', 'Dr. Ir. Wulan, S.T., M.Si.'],
])('degrees stand around the name: %s|%s|%s', (gelar_depan, nama_lengkap, gelar_belakang, whole) => {
  expect(nameWithDegrees({ gelar_depan, nama_lengkap, gelar_belakang })).toBe(whole)
})
