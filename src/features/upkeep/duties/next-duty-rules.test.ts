import { expect, test } from 'vitest'
import { day } from '../../../lib/day.ts'
import type { ReportState } from '../reporting/state-rules.ts'
import { type NextDutyFacts, type NextDutyKind, nextDuty } from './next-duty-rules.ts'

const YEAR = {
  ke: 1,
  mulai: day('2026-01-01'),
  selesai: day('2026-12-31'),
  jatuh_tempo: day('2026-12-31'),
  lapor_mulai: day('2026-07-04'),
  status_laporan: null as ReportState | null,
  terlapor: false,
  terpelihara: false,
}

const QUIET: NextDutyFacts = {
  state: 'aktif',
  frozen_until: null,
  tahun: [{ ...YEAR, status_laporan: 'diterima', terlapor: true, terpelihara: true }],
  tanpa_pemeliharaan: 0,
  batas_tahun: 2,
  perpanjangan: { mulai: day('2028-06-01'), valid_until: day('2028-11-28'), tenggang: day('2029-02-26') },
  renewal_id: null,
}

const certificateFacts = (more: Partial<NextDutyFacts>, year: Partial<typeof YEAR> = {}): NextDutyFacts => ({
  ...QUIET,
  tahun: [{ ...YEAR, status_laporan: 'diterima', terlapor: true, terpelihara: true, ...year }],
  ...more,
})

const open = { status_laporan: null, terlapor: false }

test.each([
  ['nothing is open', QUIET, '2026-11-20', 'tenang', null],
  ['the year is not maintained', certificateFacts({}, { terpelihara: false }), '2026-11-20', 'pelihara', '2026-12-31'],
  ['the day before a report can be sent', certificateFacts({}, open), '2026-07-03', 'tenang', null],
  ['the day on which it can', certificateFacts({}, open), '2026-07-04', 'lapor', '2026-12-31'],
  ['on its last day', certificateFacts({}, open), '2026-12-31', 'lapor', '2026-12-31'],
  ['the day after', certificateFacts({}, open), '2027-01-01', 'lapor_terlambat', '2026-12-31'],
  [
    'it came back',
    certificateFacts({}, { status_laporan: 'perlu_perbaikan', terlapor: false }),
    '2026-11-20',
    'perbaiki_laporan',
    '2026-12-31',
  ],
  [
    'a second year without maintenance runs',
    certificateFacts({ tanpa_pemeliharaan: 1 }, { ...open, terpelihara: false }),
    '2026-11-20',
    'cegah_pembekuan',
    '2026-12-31',
  ],
  ['the day before the window opens', QUIET, '2028-05-31', 'tenang', null],
  ['the window is open', QUIET, '2028-06-01', 'perpanjang', '2028-11-28'],
  ['its last day', QUIET, '2028-11-28', 'perpanjang', '2028-11-28'],
  ['it ended', certificateFacts({ state: 'kedaluwarsa' }), '2028-11-29', 'perpanjang_terlambat', '2029-02-26'],
  [
    'the last day of grace',
    certificateFacts({ state: 'kedaluwarsa' }),
    '2029-02-26',
    'perpanjang_terlambat',
    '2029-02-26',
  ],
  ['the day after grace', certificateFacts({ state: 'kedaluwarsa' }), '2029-02-27', 'tenang', null],
  ['its renewal was applied for', certificateFacts({ renewal_id: 7 }), '2028-06-01', 'diperpanjang', null],
  [
    'it ended, its renewal runs',
    certificateFacts({ state: 'kedaluwarsa', renewal_id: 7 }),
    '2028-11-29',
    'diperpanjang',
    null,
  ],
  ['its renewal runs, a report is due', certificateFacts({ renewal_id: 7 }, open), '2026-07-04', 'lapor', '2026-12-31'],
  ['another certificate follows', certificateFacts({ perpanjangan: null }), '2028-06-01', 'tenang', null],
  [
    'it is suspended',
    certificateFacts({ state: 'dibekukan', frozen_until: day('2027-02-01') }, open),
    '2026-11-20',
    'pulihkan',
    '2027-02-01',
  ],
  [
    'it was replaced',
    certificateFacts({ state: 'diganti' }, { ...open, terpelihara: false }),
    '2026-11-20',
    'tenang',
    null,
  ],
] as [string, NextDutyFacts, string, NextDutyKind, string | null][])('%s', (_name, facts, today, jenis, batas) => {
  expect(nextDuty(facts, day(today))).toMatchObject({ jenis, batas })
})
