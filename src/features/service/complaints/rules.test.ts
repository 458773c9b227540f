import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Day, day } from '../../../lib/day.ts'
import {
  COMPLAINT_TRANSITIONS,
  type ComplaintStanding,
  type ComplaintTransition,
  complaintTargets,
  complaintTransitionRefusal,
  complaintTransitionRule,
  isComplaintClosed,
  meansPerson,
  missingFields,
  namesOf,
  officeTransitionsFrom,
  reopenUntil,
  retentionStart,
} from './rules.ts'
import { COMPLAINT_STATES, type ComplaintState } from './state-rules.ts'

const TODAY = day('2026-11-20')
const TRANSITIONS = Object.keys(COMPLAINT_TRANSITIONS) as ComplaintTransition[]

/** Where each state leads, by hand from domain 2.6. */
const LEGAL: Record<ComplaintState, ComplaintState[]> = {
  diterima: ['divalidasi', 'tidak_valid'],
  divalidasi: ['ditelaah'],
  tidak_valid: [],
  ditelaah: ['menunggu_pelapor', 'tindakan'],
  menunggu_pelapor: ['ditelaah'],
  tindakan: ['selesai'],
  selesai: ['dibuka_kembali'],
  dibuka_kembali: ['ditelaah'],
}

const standingAt = (status: ComplaintState, more: Partial<ComplaintStanding> = {}): ComplaintStanding => ({
  status,
  reopened: false,
  reopen_until: status === 'selesai' ? TODAY : null,
  ...more,
})

test.each(namesOf(COMPLAINT_STATES))('from %s there are exactly the ways that the field knows', (status) => {
  const open = TRANSITIONS.filter(
    (transition) => complaintTransitionRefusal(transition, standingAt(status), TODAY) === undefined,
  )
  expect(new Set(open.map((transition) => complaintTransitionRule(transition).to))).toEqual(new Set(LEGAL[status]))
  const byOffice = open.filter((transition) => complaintTransitionRule(transition).by === 'petugas')
  expect(officeTransitionsFrom(status)).toEqual(byOffice)
})

test('any sequence of transitions keeps to the table, ends closed or goes on, and opens again once at most', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...TRANSITIONS), { maxLength: 60 }), (transitions) => {
      let now = standingAt('diterima')
      let reopened = 0
      for (const transition of transitions) {
        if (complaintTransitionRefusal(transition, now, TODAY)) continue
        const { to } = complaintTransitionRule(transition)
        expect(LEGAL[now.status]).toContain(to)
        if (transition === 'buka') reopened += 1
        now = standingAt(to, { reopened: reopened > 0 })
      }
      expect(reopened).toBeLessThanOrEqual(1)
      const goesOn = TRANSITIONS.some((transition) => complaintTransitionRefusal(transition, now, TODAY) === undefined)
      expect(goesOn || isComplaintClosed(now.status)).toBe(true)
    }),
    { numRuns: 2000 },
  )
})

describe('opening again', () => {
  test.each<[string, Day, string | undefined]>([
    ['the day before the last', day('2026-12-03'), undefined],
    ['on the last day', day('2026-12-04'), undefined],
    ['the day after', day('2026-12-05'), 'COMPLAINT_OVER'],
  ])('%s', (_when, today, refused) => {
    const reopen_until = reopenUntil(TODAY, 14)
    expect(complaintTransitionRefusal('buka', { status: 'selesai', reopened: false, reopen_until }, today)).toBe(
      refused,
    )
  })

  test('is refused a second time, and where it was found not valid', () => {
    expect(complaintTransitionRefusal('buka', standingAt('selesai', { reopened: true }), TODAY)).toBe(
      'COMPLAINT_REOPENED',
    )
    expect(complaintTransitionRefusal('buka', standingAt('tidak_valid'), TODAY)).toBe('STALE')
  })
})

describe('targets', () => {
  const settings = { target_terima_pengaduan: 1, target_validasi_pengaduan: 3, target_jawab_pengaduan: 14 }
  const HOLIDAYS = ['2026-12-24', '2026-12-25', '2027-01-01'].map(day)

  test.each<[string, string, readonly Day[], [string, string, string]]>([
    ['of a Friday begin with Monday', '2026-11-20', [], ['2026-11-23', '2026-11-25', '2026-12-10']],
    ['of a Saturday are those of the Friday before', '2026-11-21', [], ['2026-11-23', '2026-11-25', '2026-12-10']],
    ['of a Sunday too', '2026-11-22', [], ['2026-11-23', '2026-11-25', '2026-12-10']],
    ['of a Monday begin with Tuesday', '2026-11-23', [], ['2026-11-24', '2026-11-26', '2026-12-11']],
    ['skip holidays', '2026-12-23', HOLIDAYS, ['2026-12-28', '2026-12-30', '2027-01-15']],
    ['of a holiday count from it', '2026-12-24', HOLIDAYS, ['2026-12-28', '2026-12-30', '2027-01-15']],
    ['go over the end of a year', '2026-12-31', HOLIDAYS, ['2027-01-04', '2027-01-06', '2027-01-21']],
    ['of a leap day', '2028-02-29', [], ['2028-03-01', '2028-03-03', '2028-03-20']],
  ])('%s', (_what, cameIn, hari_libur, [target_terima, target_validasi, target_jawab]) => {
    expect(complaintTargets(day(cameIn), { ...settings, hari_libur })).toEqual({
      target_terima,
      target_validasi,
      target_jawab,
    })
  })
})

test.each([
  ['2031-11-20', '2026-11-20'],
  ['2032-02-29', '2027-02-28'],
])('on %s complaints closed since %s are kept for five years', (today, first) => {
  expect(retentionStart(day(today), 5)).toBe(first)
})

describe('what depends on other fields', () => {
  test.each([
    ['a name', {}, ['nama']],
    ['no name of who hides', { is_anonim: true }, []],
    ['who an examiner is', { nama: 'Ani', jenis_pengaduan: 'penguji' }, ['terlapor']],
    ['name or number of a holder', { nama: 'Ani', jenis_pengaduan: 'pemegang_sertifikat' }, ['terlapor']],
    ['no name beside a number', { nama: 'Ani', jenis_pengaduan: 'pemegang_sertifikat', no_sertifikasi: '1' }, []],
    ['no one accused of a service', { nama: 'Ani', jenis_pengaduan: 'layanan' }, []],
  ])('%s', (_what, given, fields) => {
    expect(Object.keys(missingFields(given))).toEqual(fields)
  })
})

describe('a text means a person', () => {
  const NAME = 'Dr. Ir. Ratna Dewi Kusuma, M.Si.'
  test.each([
    ['by the whole name', 'Dr. Ir. Ratna Dewi Kusuma, M.Si.', NAME, true],
    ['by two words of it, capitals aside', 'ibu ratna dewi', NAME, true],
    ['within a sentence', 'Penguji bernama Dewi Kusuma, Bogor', NAME, true],
    ['not by one word of several', 'Ratna', NAME, false],
    ['not by titles', 'Dr. Ir. M.Si.', NAME, false],
    ['by the only word of a name', 'Pak Suharto', 'Suharto', true],
    ['not by a part of a word', 'Suhartono', 'Suharto', false],
    ['not by nothing', '', NAME, false],
  ])('%s', (_how, text, name, means) => {
    expect(meansPerson(text, name)).toBe(means)
  })
})
