import { expect, test } from 'vitest'
import { actionText } from './action-words.ts'
import { wordsOf } from './words.ts'

test('a value made of others is read line by line, without signs of a program', () => {
  const value = { nama_lengkap: 'Sri', riwayat: [{ tahun: 2024, file_ktp: null }, 'Ya'], setuju: true, catatan: {} }
  expect(wordsOf(value)).toBe(
    [
      'Nama lengkap: Sri',
      'Riwayat:',
      '  - Tahun: 2024',
      '    File ktp: (kosong)',
      '  - Ya',
      'Setuju: Ya',
      'Catatan: (kosong)',
    ].join('\n'),
  )
})

test('what was done is said in words, whatever the log calls it', () => {
  expect(actionText('kembalikan-dana')).toBe('dikembalikan dananya')
  expect(actionText('kunci nilai')).toBe('dikunci nilainya')
  expect(actionText('tanpa-kata-sendiri')).toBe('tanpa kata sendiri')
})
