import { expect, test } from 'vitest'
import { day } from '../../../lib/day.ts'
import { type CertificateFacts, type NextDutyKind, nextDuty } from './next-duty-rules.ts'

const YEAR = {
  ke: 1,
  mulai: day('2026-01-01'),
  selesai: day('2026-12-31'),
  jatuh_tempo: day('2026-12-31'),
  lapor_mulai: day('2026-07-04'),
  laporan: null as string | null,
  terlapor: false,
  terpelihara: false,
}

const QUIET: CertificateFacts = {
  state: 'aktif',
  frozen_until: null,
  tahun: [{ ...YEAR, laporan: 'diterima', terlapor: true, terpelihara: true }],
  tanpa_pemeliharaan: 0,
  batas_tahun: 2,
  perpanjangan: { mulai: day('2028-06-01'), sampai: day('2028-11-28'), tenggang: day('2029-02-26') },
  renewal_id: null,
}

const holding = (more: Partial<CertificateFacts>, year: Partial<typeof YEAR> = {}): CertificateFacts => ({
  ...QUIET,
  tahun: [{ ...YEAR, laporan: 'diterima', terlapor: true, terpelihara: true, ...year }],
  ...more,
})

const open = { laporan: null, terlapor: false }

test.each([
  ['nothing is open', QUIET, '2026-11-20', 'tenang', null],
  ['the year is not maintained', holding({}, { terpelihara: false }), '2026-11-20', 'pelihara', '2026-12-31'],
  ['the day before a report can be sent', holding({}, open), '2026-07-03', 'tenang', null],
  ['the day on which it can', holding({}, open), '2026-07-04', 'lapor', '2026-12-31'],
  ['on its last day', holding({}, open), '2026-12-31', 'lapor', '2026-12-31'],
  ['the day after', holding({}, open), '2027-01-01', 'lapor_terlambat', '2026-12-31'],
  [
    'it came back',
    holding({}, { laporan: 'perlu_perbaikan', terlapor: false }),
    '2026-11-20',
    'perbaiki_laporan',
    '2026-12-31',
  ],
  [
    'a second year without maintenance runs',
    holding({ tanpa_pemeliharaan: 1 }, { ...open, terpelihara: false }),
    '2026-11-20',
    'cegah_pembekuan',
    '2026-12-31',
  ],
  ['the day before the window opens', QUIET, '2028-05-31', 'tenang', null],
  ['the window is open', QUIET, '2028-06-01', 'perpanjang', '2028-11-28'],
  ['its last day', QUIET, '2028-11-28', 'perpanjang', '2028-11-28'],
  ['it ended', holding({ state: 'kedaluwarsa' }), '2028-11-29', 'perpanjang_terlambat', '2029-02-26'],
  ['the last day of grace', holding({ state: 'kedaluwarsa' }), '2029-02-26', 'perpanjang_terlambat', '2029-02-26'],
  ['the day after grace', holding({ state: 'kedaluwarsa' }), '2029-02-27', 'tenang', null],
  ['its renewal was applied for', holding({ renewal_id: 7 }), '2028-06-01', 'diperpanjang', null],
  ['it ended, its renewal runs', holding({ state: 'kedaluwarsa', renewal_id: 7 }), '2028-11-29', 'diperpanjang', null],
  ['its renewal runs, a report is due', holding({ renewal_id: 7 }, open), '2026-07-04', 'lapor', '2026-12-31'],
  ['another certificate follows', holding({ perpanjangan: null }), '2028-06-01', 'tenang', null],
  [
    'it is suspended',
    holding({ state: 'dibekukan', frozen_until: day('2027-02-01') }, open),
    '2026-11-20',
    'pulihkan',
    '2027-02-01',
  ],
  ['it was replaced', holding({ state: 'diganti' }, { ...open, terpelihara: false }), '2026-11-20', 'tenang', null],
] as [string, CertificateFacts, string, NextDutyKind, string | null][])('%s', (_name, facts, today, jenis, batas) => {
  expect(nextDuty(facts, day(today))).toMatchObject({ jenis, batas })
})
