import { expect, test } from 'vitest'
import { renewalMethods } from './rules.ts'

const full = ['Uji tulis', 'Pemeriksaan portofolio', 'Wawancara']
const late = ['Laporan kinerja tahun ke-2 belum dikirim.']

test.each<[string, string[], string[], string[], string[]]>([
  ['nothing missing', ['Pemeriksaan portofolio', 'Wawancara'], full, [], ['Pemeriksaan portofolio', 'Wawancara']],
  ['nothing missing, a scheme with all methods', full, full, [], ['Pemeriksaan portofolio', 'Wawancara']],
  ['nothing missing, a scheme with other words', ['Uji praktik'], full, [], ['Uji praktik']],
  ['something missing', ['Pemeriksaan portofolio', 'Wawancara'], full, late, full],
  ['something missing, more in the renewal', ['Presentasi'], full, late, [...full, 'Presentasi']],
  ['something missing, nothing known of a new exam', ['Wawancara'], [], late, ['Wawancara']],
])('with %s a renewal by %s and %s is examined by %s', (_case, skema, methods, kurang, examined) => {
  expect(renewalMethods({ skema, full: methods }, kurang)).toEqual(examined)
})
