import { expect, test } from 'vitest'
import { ACTIONS } from '../../../../office/history/action-words.ts'
import { APPLICATION_TRANSITION_NAMES } from '../../../certification/applications/transitions/rules.ts'
import { CERTIFICATE_TRANSITIONS } from '../../../certification/certificates/rules.ts'
import { ACTIVITY_TRANSITION_NAMES } from '../../../upkeep/maintenance/transition-rules.ts'
import { REPORT_TRANSITIONS } from '../../../upkeep/reporting/rules.ts'
import { eventWords } from '../story-rules.ts'
import { eventSentence } from './story-words.ts'

test.each([
  [{ jenis: 'akun', nomor: '', kejadian: 'buat' }, 'Akun dibuat'],
  [
    { jenis: 'permohonan', nomor: 'PMH/2026/1', kejadian: 'minta perbaikan' },
    'Permohonan PMH/2026/1 diminta diperbaiki',
  ],
  [{ jenis: 'pembayaran', nomor: 'INV/1', kejadian: 'diterima' }, 'Pembayaran invoice INV/1 diterima'],
  [{ jenis: 'pengaduan', nomor: 'ADU-1', kejadian: 'tentangnya masuk' }, 'Pengaduan ADU-1 tentangnya masuk'],
] as const)('%j is said as "%s"', (event, sentence) => {
  expect(eventSentence(event)).toBe(sentence)
})

test('every transition has the words that follow its record', () => {
  const all = [
    ...APPLICATION_TRANSITION_NAMES.map((name) => eventWords('permohonan', name)),
    ...Object.keys(CERTIFICATE_TRANSITIONS).map((name) => eventWords('sertifikat', name)),
    ...(['register', ...ACTIVITY_TRANSITION_NAMES] as const).map((name) => eventWords('kegiatan', name)),
    ...Object.keys(REPORT_TRANSITIONS).map((name) => eventWords('laporan', name)),
  ]
  expect(all.filter((words) => !(words in ACTIONS))).toEqual([])
})
