import { expect, test } from 'vitest'
import type { FileKind } from '../../../platform/files/rules.ts'
import { kindFor } from './file-kind-rules.ts'

test.each<[string, FileKind]>([
  ['KTP atau paspor', 'ktp'],
  ['Pas foto terbaru', 'foto'],
  ['Daftar riwayat hidup', 'cv'],
  ['CV', 'cv'],
  ['Ijazah', 'ijazah'],
  ['Sertifikat pelatihan penyusun Amdal', 'sertifikat_pelatihan'],
  ['Sertifikat ATPA', 'sertifikat_atpa'],
  ['Portofolio bidang tugas', 'portofolio'],
  ['Surat keterangan kerja', 'surat_kerja'],
  ['Laporan kinerja tahunan', 'lainnya'],
  // A copy is no portrait.
  ['Fotokopi ijazah', 'ijazah'],
  ['Fotokopi akta', 'lainnya'],
])('a document for "%s" is kept as %s', (requirement, kind) => {
  expect(kindFor(requirement)).toBe(kind)
})
