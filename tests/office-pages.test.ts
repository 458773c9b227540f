import { expect, test } from 'vitest'
import { resources } from '../src/office/resources.ts'

/** Records that are their form: texts of the site, settings and lists of words, and the two doors, which open by a code. */
const BARE =
  `alasan artikel berhalangan-saya desain-dokumen dompet-ponsel faq galeri halaman-hukum hari-libur kanal-pesan
kategori kehadiran kolom-amdalnet kuesioner kunci-api langkah-tutorial mitra penguji-berhalangan penyedia-pembayaran
peserta-kegiatan staf tarif-honorarium`.split(/\s+/)

test('a record that is more than a form opens as a page, and is changed in a second step', () => {
  const bare = resources.filter(({ edit, show, single }) => edit && !show && !single).map(({ name }) => name)
  expect(bare.toSorted()).toEqual(BARE.toSorted())
})
