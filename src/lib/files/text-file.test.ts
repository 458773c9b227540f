import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readTextFile } from './text-file.ts'

const swapped = (bytes: Buffer): Buffer => Buffer.from(bytes).swap16()
const TEXT = 'Tanggal;Keterangan;Kredit\r\n20/11/2026;TRSF WULAN É;1500177\r\n'
const UTF16 = Buffer.from(TEXT, 'utf16le')

describe('a text file', () => {
  test.each([
    ['UTF-8', Buffer.from(TEXT)],
    ['UTF-8 with a byte order mark', Buffer.from(`\uFEFF${TEXT}`)],
    ['UTF-16 with a byte order mark, low bytes first', Buffer.concat([Buffer.from([0xff, 0xfe]), UTF16])],
    ['UTF-16 with a byte order mark, high bytes first', Buffer.concat([Buffer.from([0xfe, 0xff]), swapped(UTF16)])],
    ['UTF-16 without a mark, low bytes first', UTF16],
    ['UTF-16 without a mark, high bytes first', swapped(UTF16)],
    ['Windows-1252', Buffer.from(TEXT, 'latin1')],
  ])('is read in %s', (_name, bytes) => {
    expect(readTextFile(bytes)).toBe(TEXT)
  })

  test('in Windows-1252 has its curly quotes and dashes', () => {
    expect(readTextFile(Buffer.from([0x93, 0x41, 0x94, 0x20, 0x96, 0x80]))).toBe('“A” –€')
  })

  test('may be empty', () => {
    expect(readTextFile(Buffer.from(''))).toBe('')
  })

  test.each([
    ['a picture', Buffer.from('\u0089PNG\r\n\u001a\n\u0000\u0000\u0000\rIHDR', 'latin1')],
    ['a ZIP archive', Buffer.from('PK\u0003\u0004\u0014\u0000\u0006\u0000', 'latin1')],
    ['UTF-8 with a NUL inside', Buffer.from('a;b\u0000;c')],
    ['half a character behind a mark of UTF-16', Buffer.from([0xff, 0xfe, 0x41])],
  ])('is not read from %s', (_name, bytes) => {
    expect(readTextFile(bytes)).toBeUndefined()
  })

  test('never has a NUL or half a character in it, whatever the bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 60 }), (bytes) => {
        const text = readTextFile(bytes)
        expect(text === undefined || (!text.includes('\u0000') && text.isWellFormed())).toBe(true)
      }),
    )
  })
})
