import { expect, test } from 'vitest'
import { settingRefusal } from './rules.ts'

const days = { key: 'batas_pembayaran', value: 3, least: 1, most: 60 }
const points = { key: 'pakai_poin_pemeliharaan', value: false, least: null, most: null }

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
])('%o becomes %o: %o', (setting, value, good) => {
  expect(settingRefusal(setting, value) === undefined).toBe(good)
})
