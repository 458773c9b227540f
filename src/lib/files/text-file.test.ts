import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { guessedEncoding, readTextFile, TEXT_ENCODING_NAMES } from './text-file.ts'

const swapped = (bytes: Buffer): Buffer => Buffer.from(bytes).swap16()
const TEXT = 'Tanggal;Keterangan;Kredit\r\n20/11/2026;TRSF WULAN É;1500177\r\n'
const UTF16 = Buffer.from(TEXT, 'utf16le')
const WRITERS = [
  ['utf-8', (text: string): Uint8Array => Buffer.from(text)],
  ['utf-16le', (text: string): Uint8Array => Buffer.from(text, 'utf16le')],
  ['utf-16be', (text: string): Uint8Array => swapped(Buffer.from(text, 'utf16le'))],
  ['windows-1252', (text: string): Uint8Array => writeNarrow('windows-1252', text)],
  ['macintosh', (text: string): Uint8Array => writeNarrow('macintosh', text)],
] as const

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
    expect(readTextFile(bytes)?.text).toBe(TEXT)
  })

  test('in Windows-1252 has its curly quotes and dashes', () => {
    expect(readTextFile(Buffer.from([0x93, 0x41, 0x94, 0x20, 0x96, 0x80]))?.text).toBe('“A” –€')
  })

  test('may be empty', () => {
    expect(readTextFile(Buffer.from(''))?.text).toBe('')
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
        const text = readTextFile(bytes)?.text
        expect(text === undefined || (!text.includes('\u0000') && text.isWellFormed())).toBe(true)
      }),
    )
  })

  test('says a guess with the words that depend on it, and is silent where the file names its encoding', () => {
    const sentenceOf = (bytes: Uint8Array) => {
      const file = readTextFile(bytes)
      return file && guessedEncoding(file)
    }
    expect(sentenceOf(Buffer.from(TEXT, 'latin1'))).toBe(
      'Berkas ini tidak menyebut penyandiannya, dibaca sebagai Windows (ANSI). Periksa huruf seperti pada “É”.',
    )
    expect(sentenceOf(UTF16)).toContain('UTF-16')
    expect([TEXT, `\uFEFF${TEXT}`].map((text) => sentenceOf(Buffer.from(text)))).toEqual([undefined, undefined])
    expect(sentenceOf(Buffer.from('Nama;Nomor\r\n'))).toBeUndefined()
  })

  test('is read in the encoding that a person chose instead of the guess', () => {
    const macintosh = Buffer.from([0x4a, 0x6f, 0x73, 0x8e])
    expect(readTextFile(macintosh)?.text).toBe('JosŽ')
    expect(readTextFile(macintosh, 'macintosh')).toEqual({ text: 'José', encoding: 'macintosh', guessed: [] })
    expect(readTextFile(macintosh, 'utf-8')).toBeUndefined()
  })

  test('comes back as it was written, in whatever encoding it has its letters', () => {
    const letters = fc.constantFrom(...'aZ09;,"\r\n\t éÉñ’“”–€'.split(''))
    const words = fc.array(letters, { minLength: 1, maxLength: 60 }).map((all) => all.join(''))
    fc.assert(
      fc.property(words, fc.constantFrom(...WRITERS), (text, [encoding, write]) => {
        const bytes = write(text)
        expect(readTextFile(bytes, encoding)?.text).toBe(text)
        // Without a mark, so few letters leave UTF-16 open, and some of Windows-1252 are letters of UTF-8 as well.
        const isOpen = encoding === 'windows-1252' && readTextFile(bytes, 'utf-8') !== undefined
        if (encoding === 'utf-8' || (encoding === 'windows-1252' && !isOpen))
          expect(readTextFile(bytes)?.text).toBe(text)
      }),
    )
    expect(WRITERS.map(([encoding]) => encoding)).toEqual(TEXT_ENCODING_NAMES)
  })
})

/** Writes text in an encoding of one byte a letter, by the table that its decoder has. */
function writeNarrow(encoding: 'windows-1252' | 'macintosh', text: string): Uint8Array {
  const all = new TextDecoder(encoding).decode(Uint8Array.from({ length: 256 }, (_, at) => at))
  return Uint8Array.from(text, (letter) => all.indexOf(letter))
}
