import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, day } from '../../../lib/day.ts'
import { type ExaminedCandidate, honorariumLines, mayApprove, type Rate, rateOn, sumOf } from './rules.ts'

const rate = (berlaku_sejak: string, per_peserta = 250_000): Rate => ({
  berlaku_sejak: day(berlaku_sejak),
  per_peserta,
  perjalanan_kota: 100_000,
  perjalanan_provinsi: 400_000,
  perjalanan_luar: 1_500_000,
})
const RATES = [rate('2027-03-01', 300_000), rate('2026-01-01')]
const BOGOR = { kota: 'Bogor', provinsi: '32' }
const examined = (assignment_id: number, more: Partial<ExaminedCandidate> = {}): ExaminedCandidate => ({
  assignment_id,
  nomor: `PMH/${assignment_id}`,
  schedule_id: 1,
  skema: 'Sertifikasi Contoh',
  tanggal_uji: day('2027-02-10'),
  tempat: { nama: 'TUK Contoh', ...BOGOR },
  ...more,
})
const linesOf = (...given: Parameters<typeof honorariumLines>) => {
  const made = honorariumLines(...given)
  return 'lines' in made ? made.lines : []
}

test.each([
  ['the day before the second rate', '2027-02-28', 250_000],
  ['its first day', '2027-03-01', 300_000],
  ['the first day of all', '2026-01-01', 250_000],
  ['the day before that', '2025-12-31', undefined],
])('the rate on %s', (_when, on, per_peserta) => {
  expect(rateOn(RATES, day(on))?.per_peserta).toBe(per_peserta)
})

test('each candidate counts once, and a schedule is one way, near or far', () => {
  expect(
    linesOf(BOGOR, [examined(1), examined(2), examined(1)], RATES).map(({ jenis, jumlah }) => [jenis, jumlah]),
  ).toEqual([
    ['perjalanan', 100_000],
    ['honor', 250_000],
    ['honor', 250_000],
  ])
  const way = (home: { kota: string; provinsi: string | null }) => linesOf(home, [examined(1)], RATES)[0]?.jumlah
  expect([way({ kota: 'Bandung', provinsi: '32' }), way({ kota: '', provinsi: null })]).toEqual([400_000, 1_500_000])
})

test('over the network there is no way, and one that was paid is not paid again', () => {
  expect(linesOf(BOGOR, [examined(1, { tempat: null })], RATES).map(({ jenis }) => jenis)).toEqual(['honor'])
  expect(linesOf(BOGOR, [examined(1)], RATES, [1]).map(({ jenis }) => jenis)).toEqual(['honor'])
})

test('a day without a rate is named', () => {
  expect(honorariumLines(BOGOR, [examined(1, { tanggal_uji: day('2025-05-05') })], RATES)).toEqual({
    without_rate: '2025-05-05',
  })
})

test('whatever was examined: the sum is that of the lines, in whole rupiah, and nothing stands twice', () => {
  const work = fc.record({
    assignment: fc.integer({ min: 1, max: 40 }),
    schedule: fc.integer({ min: 1, max: 6 }),
    days: fc.nat(400),
  })
  fc.assert(
    fc.property(fc.array(work, { maxLength: 60 }), (all) => {
      const candidates = all.map(({ assignment, schedule, days }) =>
        examined(assignment, { schedule_id: schedule, tanggal_uji: addDays(day('2026-06-01'), days) }),
      )
      const lines = linesOf(BOGOR, candidates, RATES)
      const total = sumOf(lines)
      expect(Number.isSafeInteger(total)).toBe(true)
      expect(total).toBe(lines.map(({ jumlah }) => jumlah).reduce((a, b) => a + b, 0))
      const keys = lines.map(({ jenis, assignment_id, schedule_id }) => `${jenis}${assignment_id ?? `w${schedule_id}`}`)
      expect(new Set(keys).size).toBe(keys.length)
      expect(lines.filter(({ jenis }) => jenis === 'honor')).toHaveLength(
        new Set(all.map((one) => one.assignment)).size,
      )
    }),
  )
})

test('a statement is offered for approval to neither who composed it nor the examiner whom it pays', () => {
  const statement = { proposed_by: 1, examiner_user_id: 2 }
  expect([1, 2, 3].filter((reader) => mayApprove(reader, statement))).toEqual([3])
  expect(mayApprove(3, { proposed_by: 1, examiner_user_id: null })).toBe(true)
})
