import { expect, test } from 'vitest'
import { bodyName, monogram, shortBodyName } from './body.ts'

test('a body without a name is a portal, one without a short name has its whole', () => {
  expect(bodyName({ nama_lembaga: '' })).toBe('Portal sertifikasi')
  expect(shortBodyName({ nama_lembaga: '', nama_singkat: '' })).toBe('Portal sertifikasi')
  expect(shortBodyName({ nama_lembaga: 'Lembaga Contoh', nama_singkat: '' })).toBe('Lembaga Contoh')
  expect(shortBodyName({ nama_lembaga: 'Lembaga Contoh', nama_singkat: 'LC' })).toBe('LC')
})

test.each([
  ['LSK', 'LSK'],
  ['LSKXY', 'LSK'],
  ['Lestari', 'L'],
  ['Lembaga Amdal Nusantara Raya', 'LAN'],
  ['"Ékologi" & rimba', 'ÉR'],
  ['', ''],
])('%s has the letters %s', (name, letters) => {
  expect(monogram(name)).toBe(letters)
})
