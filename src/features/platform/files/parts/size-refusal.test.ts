import { expect, test } from 'vitest'
import { sizeRefusal } from './size-refusal.ts'

const PAGES = 'Atau foto halamannya satu per satu dan pilih semua fotonya sekaligus: digabung menjadi satu PDF.'

test.each([
  ['ktp', 0, 'Berkas ini kosong. Pilih berkas lain.'],
  ['ktp', 2_000_000, undefined],
  ['ktp', 50_000_000, `Berkas paling besar 2 MB. Perkecil berkasnya, lalu unggah lagi. ${PAGES}`],
  ['portofolio', 9_000_000, undefined],
  ['portofolio', 50_000_000, `Berkas paling besar 10 MB. Perkecil berkasnya, lalu unggah lagi. ${PAGES}`],
  ['foto', 27_000_000, 'Berkas paling besar 2 MB. Perkecil berkasnya, lalu unggah lagi.'],
] as const)('a file for %s of %i bytes is refused before it is sent with: %s', (kind, bytes, words) => {
  expect(sizeRefusal(kind, bytes)).toBe(words)
})
