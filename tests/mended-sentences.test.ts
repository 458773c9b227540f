import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { degreeWords } from '../src/features/catalogue/schemes/rules.ts'
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
  expect(degreeWords('D4/S1')).toBe('Paling rendah S1 atau D4.')
  expect(degreeWords('S2')).toBe('Paling rendah S2.')
  const said = Object.values(SCHEME_TEMPLATES).flatMap(({ min_pendidikan, persyaratan }) =>
    persyaratan
      .filter(({ nama }) => nama === 'Ijazah')
      .map(({ keterangan }) => keterangan === (min_pendidikan && degreeWords(min_pendidikan))),
  )
  expect(said).toContain(true)
  expect(said).not.toContain(false)
})
