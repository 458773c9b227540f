import { describe, expect, test } from 'vitest'
import type { Day } from '../../../lib/day.ts'
import { isLate } from '../duties/rules.ts'
import {
  documentKey,
  isReportOpen,
  mayTakeReportTransition,
  mayWriteReport,
  ownRole,
  REPORT_TRANSITION_NAMES,
  type ReportTransition,
  rowKey,
  sendingTransition,
  uniqueDocuments,
} from './rules.ts'
import { REPORT_STATE_NAMES, type ReportState } from './state-rules.ts'

/** The allowed transitions of each state, written by hand from domain 2.11. */
const LEGAL: Record<ReportState, ReportTransition[]> = {
  draft: ['send'],
  diajukan: ['return', 'accept'],
  perlu_perbaikan: ['resend'],
  diterima: [],
}

test.each(REPORT_STATE_NAMES)('a report at %s takes the transitions of the field and no other', (state) => {
  expect(REPORT_TRANSITION_NAMES.filter((transition) => mayTakeReportTransition(transition, state))).toEqual(
    LEGAL[state],
  )
})

test.each<[ReportState, boolean, string | undefined]>([
  ['draft', true, 'send'],
  ['diajukan', false, undefined],
  ['perlu_perbaikan', true, 'resend'],
  ['diterima', false, undefined],
])('a report at %s is written on: %s, and sent by %s', (state, writes, transition) => {
  expect([mayWriteReport(state), sendingTransition(state)]).toEqual([writes, transition])
})

const YEAR = { lapor_mulai: '2026-05-21' as Day, jatuh_tempo: '2026-11-20' as Day }

test.each<[string, Day, boolean, boolean]>([
  ['the day before it opens', '2026-05-20' as Day, false, false],
  ['the day on which it opens', '2026-05-21' as Day, true, false],
  ['the day after', '2026-05-22' as Day, true, false],
  ['the day before it is due', '2026-11-19' as Day, true, false],
  ['the day on which it is due', '2026-11-20' as Day, true, false],
  ['the day after it was due', '2026-11-21' as Day, true, true],
])('%s (%s) a report may be sent: %s, and is late: %s', (_when, today, open, late) => {
  expect([isReportOpen(YEAR, today), isLate(YEAR, today)]).toEqual([open, late])
})

describe('a document', () => {
  const document = { judul_dokumen: 'Amdal  Bendungan Contoh ', tahun: '2026', tahap_dokumen: 'KA', peran: 'anggota' }

  test('is the same however its title is written, and another one in another year', () => {
    expect(documentKey({ judul_dokumen: 'AMDAL bendungan contoh', tahun: ' 2026' })).toBe(documentKey(document))
    expect(documentKey({ ...document, tahun: '2025' })).not.toBe(documentKey(document))
  })

  test('is another row at another stage, but counts once', () => {
    const later = { ...document, tahap_dokumen: 'Andal' }
    expect(rowKey(later)).not.toBe(rowKey(document))
    expect(uniqueDocuments([document, later, { ...document, judul_dokumen: 'Lain' }])).toEqual([
      document,
      { ...document, judul_dokumen: 'Lain' },
    ])
  })

  test('shows the part that both name, else those of the own report', () => {
    const leading = { ...document, tahap_dokumen: 'Andal', peran: 'ketua' }
    expect(ownRole({ ...document, peran: 'ketua' }, [document, leading])).toBe(leading)
    const both = { ...document, peran: 'ketua dan anggota' }
    expect(ownRole({ ...document, peran: 'tenaga ahli' }, [document, leading])).toEqual(both)
    expect(ownRole(both, [document, leading])).toEqual(both)
    expect(ownRole(both, [leading, leading])).toEqual(leading)
    expect(ownRole({ ...document, tahun: '2025' }, [document, leading])).toBeUndefined()
  })
})
