import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { requirementsAsked } from '../src/features/catalogue/schemes/rules.ts'
import { SCHEME_TEMPLATES } from '../src/features/catalogue/schemes/template-rules.ts'
import { codeFiles } from './code-files.ts'

const ROOT = path.resolve(import.meta.dirname, '..')

/** All texts of the portal and of its examples, each on one line however its code is broken. */
const WORDS = ['src', 'demo']
  .flatMap((folder) => codeFiles(path.join(ROOT, folder)))
  .map((file) => readFileSync(file, 'utf8').replaceAll(/\s+/g, ' '))
  .join('\n')

/** A sentence that readers stumbled over, and the better one; undefined where it is made of data. */
const MENDED: [string | RegExp, string | undefined][] = [
  ['Jenjang paling rendah mengikuti ketentuan skema', undefined],
  ['dengannya kami mengenali pembayaran Anda', 'Tiga angka terakhir adalah kode unik pembayaran Anda.'],
  ['invoice berakhir dan kursi Anda dilepas', 'invoice tidak berlaku lagi dan kursi Anda diberikan kepada orang lain'],
  ['sidiknya sudah lain', 'Satu huruf saja yang diubah akan ketahuan.'],
  [/Sertifikat yang akan diperpanjang['"]?[:,] ['"]?Disiapkan/, 'Terisi otomatis'],
  ['Banding disidangkan', 'Banding diperiksa oleh tiga orang'],
  ['aplikasi dompet yang mendukung OpenID4VCI', 'Simpan di dompet digital ponsel Anda.'],
  [/['"`]Banding diterima/, 'Tanda terima banding'],
  ['Permohonan diterima', 'Permohonan Anda sudah masuk'],
  ['Banding diterima panel', 'Banding Anda dikabulkan'],
]

test.each(MENDED)('the sentence %s is nowhere any more, and the better one is', (old, better) => {
  if (typeof old === 'string') expect(WORDS).not.toContain(old)
  else expect(WORDS).not.toMatch(old)
  if (better !== undefined) expect(WORDS).toContain(better)
})

test('the degree that a diploma has to show is said as the scheme asks for it', () => {
  const diplomaOf = (min_pendidikan: string | null, keterangan: string) =>
    requirementsAsked({ min_pendidikan, persyaratan: [{ nama: 'Ijazah', keterangan, wajib: true }] })[0]?.keterangan
  expect(diplomaOf('D4/S1', '')).toBe('Paling rendah S1 atau D4.')
  expect(diplomaOf('S2', 'Paling rendah S1 atau D4.')).toBe('Paling rendah S2.')
  expect(diplomaOf('S2', 'Paling rendah S1 atau D4. Dilegalisasi.')).toBe('Paling rendah S2. Dilegalisasi.')
  expect(diplomaOf(null, 'Paling rendah S1 atau D4.')).toBe('')
  expect(diplomaOf(null, 'Pindaian berwarna.')).toBe('Pindaian berwarna.')
  const kept = Object.values(SCHEME_TEMPLATES).flatMap(({ persyaratan }) =>
    persyaratan.filter(({ keterangan }) => keterangan.startsWith('Paling rendah')),
  )
  expect(kept).toEqual([])
})
