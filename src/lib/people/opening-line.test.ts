import { expect, test } from 'vitest'
import { openingLine } from './opening-line.ts'

test.each([
  'Ratih Kusumaningtyas, S.Si., M.Si.',
  'Prof. Dr. Ir. H. Budi Santoso, Ph.D.',
  "Nur 'Aini",
  'Sri-Wahyuni (Yuni)',
  'Muhammad Ali II',
  'ꦫꦠꦶꦃ',
])('a letter names its reader: %s', (name) => {
  expect(openingLine(name)).toBe(`Yth. ${name},`)
})

test.each([
  'Klik https://hadiah.example/ambil',
  'www hadiah example',
  'Menang di hadiahbesar.com sekarang',
  'hubungi cs@hadiah.example',
  'WA 0812 3456 7890',
  'Anda menang Rp 5.000.000.000',
  'Selamat! Anda menang',
  '🎁 Hadiah untuk Anda',
  'Budi\r\nBcc korban',
  'kata '.repeat(13),
  ' ',
])('a name that could carry a message is left out: %j', (name) => {
  expect(openingLine(name)).toBe('Yth. Bapak/Ibu,')
})
