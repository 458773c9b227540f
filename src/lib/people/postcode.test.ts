import { expect, test } from 'vitest'
import { provinceOfPostcode } from './postcode.ts'
import { provinceName } from './province.ts'

test.each([
  ['55111', 'DI Yogyakarta'],
  ['12 190', 'DKI Jakarta'],
  ['16911', 'Jawa Barat'],
  ['15117', 'Banten'],
  ['50241', 'Jawa Tengah'],
  ['60231', 'Jawa Timur'],
  ['20111', 'Sumatera Utara'],
  ['80361', 'Bali'],
  ['90231', 'Sulawesi Selatan'],
  ['76111', 'Kalimantan Timur'],
])('%s lies in %s', (postcode, province) => {
  expect(provinceName(provinceOfPostcode(postcode) ?? '')).toBe(province)
})

test.each(['29111', '77111', '91511', '97711', '98411', '99111'])(
  'the region of %s has several provinces: none is guessed',
  (postcode) => {
    expect(provinceOfPostcode(postcode)).toBeUndefined()
  },
)

test.each(['', '5511', '551111', 'abcde', '00000'])('%j is no postcode', (typed) => {
  expect(provinceOfPostcode(typed)).toBeUndefined()
})
