import { describe, expect, test } from 'vitest'
import { day } from '../../../lib/day.ts'
import {
  type CandidateFacts,
  type ExaminerFacts,
  examReminderDue,
  hasCard,
  obstacles,
  offerObstacles,
} from './rules.ts'

const TODAY = day('2026-11-20')
const EXAM = day('2026-12-11')

const examiner = (more: Partial<ExaminerFacts> = {}): ExaminerFacts => ({
  no_sertifikat: 'BP2SDM 1',
  berlaku_sampai: day('2027-01-01'),
  instansi: 'Universitas Contoh',
  nama_lpjp: 'PT Kajian Rimba',
  user_id: 7,
  leaves: [],
  elsewhere: [],
  validities: {},
  ...more,
})
const candidate = (more: Partial<CandidateFacts> = {}): CandidateFacts => ({
  user_id: 8,
  instansi: 'PT Contoh Lestari',
  nama_lpjp: '',
  exam_day: EXAM,
  ...more,
})

const NOT_VALID = 'Sertifikat pengujinya tidak berlaku pada hari uji.'
const SAME_EMPLOYER = 'Satu instansi dengan peserta.'
const SAME_FIRM = 'Satu LPJP dengan peserta.'

test('nothing stands against an examiner with a valid certificate of another house', () => {
  expect(obstacles(examiner(), candidate(), [], TODAY)).toEqual([])
})

describe('the own certificate is valid to the last day of the exam', () => {
  test.each([
    ['the day before', '2026-12-10', [NOT_VALID]],
    ['on the day', '2026-12-11', []],
    ['the day after', '2026-12-12', []],
  ])('ending %s', (_when, until, found) => {
    expect(obstacles(examiner({ berlaku_sampai: day(until) }), candidate(), [], TODAY)).toEqual(found)
  })

  test.each([
    ['the day before', '2026-11-19', [NOT_VALID]],
    ['on the day', '2026-11-20', []],
  ])('without a day, or after it, to today: ending %s', (_when, until, found) => {
    for (const exam_day of [null, day('2026-11-18')]) {
      expect(obstacles(examiner({ berlaku_sampai: day(until) }), candidate({ exam_day }), [], TODAY)).toEqual(found)
    }
  })
})

test.each<[string, Partial<ExaminerFacts>, Partial<CandidateFacts>, string[]]>([
  ['no account', { user_id: null }, {}, ['Belum punya akun penguji yang aktif.']],
  ['the candidate themselves', { user_id: 8 }, {}, ['Peserta itu sendiri.']],
  ['no certificate', { no_sertifikat: null }, {}, ['Belum punya sertifikat penguji.']],
  ['a certificate without an end', { berlaku_sampai: null }, {}, [NOT_VALID]],
  ['the same employer', { instansi: 'PT Contoh Lestari' }, {}, [SAME_EMPLOYER]],
  ['the same employer, written otherwise', { instansi: ' contoh lestari, PT. ' }, {}, [SAME_EMPLOYER]],
  ['the same firm', {}, { nama_lpjp: 'Kajian Rimba (Persero)' }, [SAME_FIRM]],
  ['two who name no firm', { nama_lpjp: '' }, {}, []],
  ['two who name nothing but the kind of firm', { instansi: 'PT' }, { instansi: 'PT.' }, []],
  ['a name within another', { instansi: 'PT Contoh' }, {}, []],
])('%s', (_what, ours, theirs, found) => {
  expect(obstacles(examiner(ours), candidate(theirs), [], TODAY)).toEqual(found)
})

test('those who are away or examine elsewhere at these hours are not free', () => {
  const away = examiner({ leaves: [{ sejak: '2026-12-10', sampai: '2026-12-12' }] })
  expect(obstacles(away, candidate(), [], TODAY)).toEqual(['Berhalangan 10–12 Desember 2026.'])
  const busy = examiner({
    elsewhere: [{ skema: 'Sertifikasi KTPA', start_date: '2026-12-11', end_date: '2026-12-11' }],
  })
  expect(obstacles(busy, candidate(), [], TODAY)).toEqual(['Bertugas pada Sertifikasi KTPA, 11 Desember 2026.'])
})

test('each declared relation stands against them, beside all else', () => {
  expect(obstacles(examiner({ no_sertifikat: null }), candidate(), ['melatih', 'keluarga'], TODAY)).toEqual([
    'Belum punya sertifikat penguji.',
    'Pernah melatih peserta.',
    'Hubungan keluarga.',
  ])
})

test.each<[string, number, number | null, number | null]>([
  ['eight days before: nothing yet', 8, null, null],
  ['seven days before', 7, null, 7],
  ['seven days before, once', 7, 7, null],
  ['missed on the seventh, made good on the second', 2, null, 7],
  ['not again between', 2, 7, null],
  ['the day before', 1, 7, 1],
  ['the day before, when nothing was sent earlier: the nearest only', 1, null, 1],
  ['the day before, once', 1, 1, null],
  ['missed the day before, made good on the day', 0, 7, 1],
  ['after the exam nothing', -1, null, null],
])('a candidate is reminded: %s', (_when, left, reminded, due) => {
  expect(examReminderDue(left, reminded)).toBe(due)
})

test.each([
  ['terjadwal', EXAM, false, true],
  ['diuji', EXAM, false, true],
  ['menunggu_pembayaran', EXAM, false, false],
  ['diterbitkan', EXAM, false, false],
  ['terjadwal', null, false, false],
  ['terjadwal', EXAM, true, false],
] as const)('a card at %s, on %s, cancelled %s: %s', (tahap, exam_day, dibatalkan, ready) => {
  expect(hasCard({ tahap, exam_day, dibatalkan })).toBe(ready)
})

test('what an examiner owes the quality register stands against new work only, and only once it is demanded', () => {
  const demand = { since: TODAY, today: TODAY }
  expect(offerObstacles(examiner(), candidate(), [], demand)).toContain('Belum disaksikan menguji.')
  expect(offerObstacles(examiner(), candidate(), [], { ...demand, since: '' })).toEqual([])
  expect(obstacles(examiner(), candidate(), [], TODAY)).toEqual([])
})
