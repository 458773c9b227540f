import { expect, test } from 'vitest'
import { renewalMethods } from './renewal-rules.ts'

const penuh = ['Uji tulis', 'Pemeriksaan portofolio', 'Wawancara']
const late = ['Laporan kinerja tahun ke-2 belum dikirim.']

test.each<[string, string[], string[], string[], string[]]>([
  ['nothing missing', ['Pemeriksaan portofolio', 'Wawancara'], penuh, [], ['Pemeriksaan portofolio', 'Wawancara']],
  ['nothing missing, a scheme with all methods', penuh, penuh, [], ['Pemeriksaan portofolio', 'Wawancara']],
  ['nothing missing, a scheme with other words', ['Uji praktik'], penuh, [], ['Uji praktik']],
  ['something missing', ['Pemeriksaan portofolio', 'Wawancara'], penuh, late, penuh],
  ['something missing, more in the renewal', ['Presentasi'], penuh, late, [...penuh, 'Presentasi']],
  ['something missing, nothing known of a new exam', ['Wawancara'], [], late, ['Wawancara']],
])('with %s a renewal by %s and %s is examined by %s', (_case, skema, full, kurang, examined) => {
  expect(renewalMethods({ skema, penuh: full }, kurang)).toEqual(examined)
})
