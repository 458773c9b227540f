import { expect, test } from 'vitest'
import { checkLine, checkSentences } from './check-words.ts'

const NEVER = { tiga_puluh_hari: 0, dua_belas_bulan: 0, ditampilkan: 0 }

test('a certificate that nobody checked says so, and how it would be counted', () => {
  expect(checkLine(NEVER)).toBe('Belum pernah dalam 12 bulan terakhir')
  expect(checkSentences(NEVER)).toEqual([
    expect.stringMatching(/^Belum ada yang memeriksa .* jumlahnya tampil di sini\.$/),
  ])
})

test.each([
  [
    { ...NEVER, tiga_puluh_hari: 12, dua_belas_bulan: 1200 },
    '1.200 kali dalam 12 bulan terakhir, 12 kali dalam 30 hari terakhir.',
  ],
  [{ ...NEVER, dua_belas_bulan: 3 }, '3 kali dalam 12 bulan terakhir, belum ada dalam 30 hari terakhir.'],
])('counts are told as %o', (counts, end) => {
  expect(checkSentences(counts)).toEqual([`Sertifikat ini diperiksa ${end}`])
})

test('what other sites show is told apart', () => {
  const [, shown] = checkSentences({ ...NEVER, ditampilkan: 40 })
  expect(shown).toBe('Lencana atau bingkai statusnya tampil di situs lain 40 kali dalam 12 bulan terakhir.')
})
