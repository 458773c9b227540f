import { expect, test } from 'vitest'
import { settingRefusal } from './rules.ts'

const days = { key: 'batas_pembayaran', value: 3, least: 1, most: 60 }
const points = { key: 'pakai_poin_pemeliharaan', value: false, least: null, most: null }

const format = { key: 'format_nomor_sertifikat', value: '{urut}/{kualifikasi}/{tahun}', least: 8, most: 80 }
const signer = { key: 'penandatangan_sertifikat', value: 'Direktur Lembaga', least: 3, most: 10 }

test.each([
  [days, 0, false],
  [days, 1, true],
  [days, 60, true],
  [days, 61, false],
  [days, 1.5, false],
  [days, '3', false],
  [days, true, false],
  [points, true, true],
  [points, 1, false],
  [format, '{tahun}-{kualifikasi}-{urut}', true],
  [format, '{urut}/{kualifikasi}', false],
  [format, '{urut}/{tahun}', false],
  [format, `{urut}{kualifikasi}{tahun}${'x'.repeat(80)}`, false],
  [format, 8, false],
  [signer, 'Ibu', true],
  [signer, 'Bu', false],
  [signer, '   Bu   ', false],
  [signer, 'x'.repeat(11), false],
])('%o becomes %o: %o', (setting, value, good) => {
  expect(settingRefusal(setting, value) === undefined).toBe(good)
})
