import { expect, test } from 'vitest'
import { activeItem } from './active-item.ts'

test.each([
  ['sertifikasi.daftar-skema', 'sertifikasi'],
  ['informasi.jadwal.detail', 'informasi'],
  ['pengaduan', 'pengaduan'],
  ['artikel.detail', 'artikel'],
  ['Home', undefined],
  ['Tentang', undefined],
])('route %s highlights %s', (name, item) => {
  expect(activeItem(name)).toBe(item)
})
