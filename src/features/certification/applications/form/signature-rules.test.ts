import { expect, test } from 'vitest'
import { signatureRefusal } from './signature-rules.ts'

const NAME = 'Wulan Ayu Contoh'

test.each([
  'Wulan Ayu Contoh',
  '  wulan   AYU contoh ',
  'Ir. Wulan Ayu Contoh, M.Si.',
  'Prof. Dr. Wulan Ayu Contoh',
  'Wulan Ayu Contoh S.T. M.Si',
  'WULAN AYU CONTOH, S.T., M.T.',
  'Wulan Ayu Contoh.',
])('%s signs for its person', (typed) => {
  expect(signatureRefusal(typed, NAME)).toBeUndefined()
})

test.each(['Wulan', 'Wulan Contoh', 'Ayu Wulan Contoh', 'Bayu Contoh', 'x', 'Dr.', '...', '🙂'])(
  '%s does not',
  (typed) => {
    expect(signatureRefusal(typed, NAME)).toBe(`Tanda tangan belum sama dengan nama Anda. Tulis: ${NAME}`)
  },
)

test.each([
  ["Nur'aini", 'Nur’aini'],
  ['Muh. Contoh', 'muh contoh'],
  ['Haji', 'HAJI'],
  ['H', 'h'],
])('%s is signed as %s', (name, typed) => {
  expect(signatureRefusal(typed, name)).toBeUndefined()
})

test('nothing typed is no wrong name', () => {
  expect(signatureRefusal(' ', NAME)).toBeUndefined()
})
