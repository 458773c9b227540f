import { expect, test } from 'vitest'
import { Refusal } from '../../lib/calls/refusal.ts'
import { errorView } from './error-view.ts'

test.each([
  ['a refusal with 404', new Refusal(404, 'Artikel tidak ditemukan.'), { kind: 'not-found' }],
  ['a refusal of the id in the address', new Refusal(422, 'Input tidak valid.'), { kind: 'not-found' }],
  ['a piece that did not load', new Error('Loading chunk 3 failed'), { kind: 'chunk', text: 'Loading chunk 3 failed' }],
  ['no answer at all', new Refusal(0, 'Tidak tersambung.'), { kind: 'chunk', text: '' }],
  ['a refusal with 500', new Refusal(500, 'Terjadi gangguan.'), { kind: 'other' }],
  ['a bug', new TypeError('x is not a function'), { kind: 'other' }],
  ['something odd', null, { kind: 'other' }],
])('%s', (_name, error, view) => {
  expect(errorView(error)).toEqual(view)
})
