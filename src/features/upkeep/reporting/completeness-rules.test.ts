import { expect, test } from 'vitest'
import { reportContent, reportDocument } from '../../../../tests/reports.ts'
import { contentToSend, hasBegunPart, type ReportCircumstances, reportErrors } from './completeness-contract.ts'
import type { ReportContent, ReportDocument } from './contract.ts'

const FILE = '00000000-0000-4000-8000-000000000000'
const OWN = '0001/ATPA/LSK-XX/I/2026'
const OTHER = '0002/KTPA/LSK-XX/I/2026'

const around: ReportCircumstances = {
  thisYear: 2026,
  userId: 1,
  certificates: new Map([
    ['0001/atpa/lsk-xx/i/2026', { id: 1, user_id: 1 }],
    ['0002/ktpa/lsk-xx/i/2026', { id: 2, user_id: 2 }],
    ['0003/atpa/lsk-xx/i/2026', { id: 3, user_id: null }],
  ]),
}

const errors = (content: Partial<ReportContent>) => {
  const { dokumen, pernyataan } = reportErrors(reportContent(content), around)
  return { ...dokumen, ...pernyataan }
}
const row = (changes: Partial<ReportDocument> = {}) => reportDocument(FILE, changes)
const rowNaming = (...no_sertifikasi: string[]) =>
  row({ rekan: no_sertifikasi.map((each) => ({ no_sertifikasi: each, peran: 'ketua' })) })

test('a report of documents that are told whole has nothing against it', () => {
  expect(errors({ dokumen: [row(), row({ tahap_dokumen: 'KA' })] })).toEqual({})
})

test('a report has documents, or a reason for having none', () => {
  expect(errors({})).toEqual({ dokumen: ['Tambahkan dokumen yang Anda susun, atau pilih laporan nihil.'] })
  expect(errors({ nihil: true, alasan_nihil: '  Sakit   ' })).toEqual({
    alasan_nihil: ['Tulis alasan laporan nihil dengan kalimat lengkap.'],
  })
  expect(errors({ nihil: true, alasan_nihil: 'Saya cuti melahirkan.', dokumen: [row({ tahun: 'x' })] })).toEqual({})
})

test('words that are too long are said to be too long', () => {
  expect(errors({ nihil: true, alasan_nihil: 'Cuti. '.repeat(200), kendala: 'x'.repeat(2001) })).toEqual({
    alasan_nihil: ['Alasan laporan nihil paling panjang 1000 huruf.'],
    kendala: ['Kendala paling panjang 2000 huruf.'],
  })
})

test('the code of ethics is declared to be kept', () => {
  expect(errors({ dokumen: [row()], pernyataan: false })).toEqual({ pernyataan: ['Setujui pernyataan ini.'] })
})

test.each<[keyof ReportDocument, string, string]>([
  ['judul_dokumen', ' ', 'Judul dokumen wajib diisi.'],
  ['jenis_dokumen', 'UKL-UPL', 'Pilih jenis dokumen.'],
  ['pemrakarsa', '', 'Pemrakarsa wajib diisi.'],
  ['lokasi', '', 'Lokasi wajib diisi.'],
  ['tahun', '1985', 'Tahun ditulis dengan empat angka, 1986 sampai 2026.'],
  ['tahun', '2027', 'Tahun ditulis dengan empat angka, 1986 sampai 2026.'],
  ['peran', 'penonton', 'Pilih peran Anda.'],
  ['bukti_id', '', 'Unggah berkasnya dahulu.'],
  ['tahap_dokumen', '', 'Pilih tahap dokumen.'],
  ['bidang_tugas', '', 'Bidang tugas wajib diisi.'],
  ['ringkasan_peran', 'x'.repeat(19), 'Ringkasan peran ditulis dengan 20 sampai 500 huruf.'],
  ['ringkasan_peran', 'x'.repeat(501), 'Ringkasan peran ditulis dengan 20 sampai 500 huruf.'],
])('%s "%s" is refused: %s', (field, value, sentence) => {
  expect(errors({ dokumen: [row(), row({ judul_dokumen: 'Lain', [field]: value })] })).toEqual({
    [`dokumen.1.${field}`]: [sentence],
  })
})

test.each([20, 500])('a summary of %i letters is enough and not too much', (length) => {
  expect(errors({ dokumen: [row({ ringkasan_peran: 'x'.repeat(length) })] })).toEqual({})
})

test('the same document at the same stage is reported once', () => {
  expect(errors({ dokumen: [row(), row({ judul_dokumen: 'amdal  BENDUNGAN contoh' })] })).toEqual({
    'dokumen.1.judul_dokumen': ['Dokumen dan tahap ini sudah ada pada laporan ini. Hapus salah satunya.'],
  })
})

test('colleagues are known numbers other than one’s own, each once, whatever their capitals and blanks', () => {
  expect(errors({ dokumen: [rowNaming(OTHER, ' 0003 / atpa/lsk-xx/I/2026 ')] })).toEqual({})
  expect(errors({ dokumen: [rowNaming(OWN.toLowerCase(), OTHER, ` ${OTHER}`, '0009/KTPA', '')] })).toEqual({
    'dokumen.0.rekan.0.no_sertifikasi': ['Nomor ini milik Anda sendiri. Tulis nomor sertifikat rekan Anda.'],
    'dokumen.0.rekan.2.no_sertifikasi': ['Rekan ini sudah disebut pada dokumen ini. Hapus salah satunya.'],
    'dokumen.0.rekan.3.no_sertifikasi': [
      'Nomor sertifikat ini tidak ditemukan. Periksa nomornya pada sertifikat rekan Anda.',
    ],
    'dokumen.0.rekan.4.no_sertifikasi': ['Nomor sertifikat rekan wajib diisi.'],
  })
  expect(errors({ dokumen: [row({ rekan: [{ no_sertifikasi: OTHER, peran: '' }] })] })).toEqual({
    'dokumen.0.rekan.0.peran': ['Pilih peran rekan.'],
  })
})

test('what is sent keeps documents or a reason, never both', () => {
  const both = reportContent({ dokumen: [row()], alasan_nihil: 'Saya cuti melahirkan.' })
  expect(contentToSend(both)).toEqual({ ...both, alasan_nihil: '' })
  expect(contentToSend({ ...both, nihil: true })).toEqual({ ...both, nihil: true, dokumen: [] })
})

test('a part has begun once anything is filled in', () => {
  const none = reportContent({ pernyataan: false })
  expect([hasBegunPart('dokumen', none), hasBegunPart('pernyataan', none)]).toEqual([false, false])
  expect([
    hasBegunPart('dokumen', { ...none, nihil: true }),
    hasBegunPart('pernyataan', { ...none, kendala: 'x' }),
  ]).toEqual([true, true])
})
