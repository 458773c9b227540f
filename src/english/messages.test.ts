import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from '@formatjs/icu-messageformat-parser'
import { describe, expect, test } from 'vitest'
import { codeFiles } from '../../tests/code-files.ts'
import { SCHEDULE_STATE_LABELS } from '../features/catalogue/schedules/rules.ts'
import { CERTIFICATE_STATES } from '../features/certification/certificates/rules.ts'
import { DOCUMENT_NAMES } from '../features/certification/holders/document-rules.ts'
import { COMPLAINT_KINDS } from '../features/service/complaints/rules.ts'
import { COMPLAINT_STATES } from '../features/service/complaints/state-rules.ts'
import { EXPERTISES } from '../lib/people/expertise.ts'
import messages from './messages/en.json' with { type: 'json' }
import sentences from './messages/sentences.json' with { type: 'json' }
import { sentenceInEnglish } from './text.ts'

const SOURCES = codeFiles(path.resolve('src'))
  .filter((file) => !/\.test\./.test(file))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n')

/** Every text that some function of this name is called with in the code, its holes as '{}'. */
function calledWith(name: string): string[] {
  const calls = SOURCES.matchAll(new RegExp(`(?<![\\w.])${name}\\(\\s*(['\`])(.+?)\\1`, 'gs'))
  return [...calls].map(([, , text = '']) => text.replaceAll(/\$?\{(?:[^{}]|\{[^}]*\})*\}/g, '{}'))
}

const unnamed = (sentence: string): string => sentence.replaceAll(/\{\w+\}/g, '{}')

describe('the catalogue', () => {
  test('has every sentence of a page that stands in both languages', () => {
    const known = new Set(Object.keys(sentences).map(unnamed))
    const asked = [...calledWith('t'), ...calledWith('filled')].filter((sentence) => /\p{L}/u.test(sentence))
    expect(asked.length).toBeGreaterThan(150)
    expect(asked.filter((sentence) => !known.has(sentence))).toEqual([])
  })

  test('has every word of the lists that rules keep', () => {
    const { dibuka, hampir_penuh } = SCHEDULE_STATE_LABELS
    const words = [CERTIFICATE_STATES, DOCUMENT_NAMES, COMPLAINT_KINDS, COMPLAINT_STATES].flatMap(Object.values<string>)
    const qualifications = ['KTPA', 'ATPA', 'Perpanjangan', 'Uji Ulang', 'Pemeliharaan', 'D3', 'D4/S1', 'S2', 'S3']
    const listed = [...words, ...EXPERTISES, ...qualifications, dibuka, hampir_penuh]
    expect(listed.filter((word) => !Object.hasOwn(sentences, word))).toEqual([])
  })

  test('has what English pages add, and nothing that no page shows', () => {
    const isShown = (id: string) => SOURCES.includes(`'${id}'`) || SOURCES.includes(`"${id}"`)
    const computed = ['empty', 'picture', 'too large'].map((kind) => `file.${kind}`)
    expect(Object.keys(messages).filter((id) => !isShown(id) && !computed.includes(id))).toEqual([])
    expect([...calledWith('note'), ...computed].filter((id) => !Object.hasOwn(messages, id))).toEqual([])
  })

  test('can be read: no empty text, no broken placeholder', () => {
    for (const [id, text] of [...Object.entries(messages), ...Object.entries(sentences)]) {
      expect(text.trim(), id).not.toBe('')
      expect(() => parse(text), id).not.toThrow()
    }
  })
})

describe('a sentence', () => {
  test('has no other holes in English than in Indonesian', () => {
    const holes = (text: string) => [...text.matchAll(/\{(\w+)[,}]/g)].map(([, hole = '']) => hole)
    for (const [indonesian, english] of Object.entries(sentences)) {
      const others = holes(english).filter((hole) => !holes(indonesian).includes(hole))
      expect(others, indonesian).toEqual([])
    }
  })

  test.each([
    ['Lampiran paling banyak 3 berkas.', 'At most 3 files can be attached.'],
    ['Berlaku sampai 27 Desember 2026.', 'Valid until 27 December 2026.'],
    [
      'Berlaku sampai 5 Mei 2027. Orang ini sudah disebut; dihitung satu kali.',
      'Valid until 5 May 2027. This person has been named already and counts once.',
    ],
    [
      'Uraian paling sedikit 30 huruf. (dan 2 kesalahan lain)',
      'Please write at least 30 characters. (and 2 other mistakes)',
    ],
    ['1 pemegang cocok', '1 holder matches'],
    ['12 pemegang cocok', '12 holders match'],
    ['2 hari', '2 days'],
    ['Pendidikan paling rendah D4/S1.', 'Minimum education: bachelor’s degree (D4/S1).'],
    ['Diperiksa pada 27 Mei 2026 pukul 10.00 WIB', 'Checked on 27 May 2026, 10:00 WIB (UTC+7)'],
  ])('takes numbers over, and days in English: %s', (indonesian, english) => {
    expect(sentenceInEnglish(indonesian)).toBe(english)
  })

  test.each([
    ['2026-12-10', '10 December 2026'],
    ['2026-12-10 - 2026-12-11', '10–11 December 2026'],
    ['30 November – 1 Desember 2026', '30 November – 1 December 2026'],
    ['1 Januari 2026 – 31 Desember 2028', '1 January 2026 – 31 December 2028'],
    ['Agustus', 'August'],
    ['Rp2.500.000', 'IDR 2,500,000'],
    ['Rp0', 'Free of charge'],
  ])('that is only a figure is written as in English: %s', (indonesian, english) => {
    expect(sentenceInEnglish(indonesian)).toBe(english)
  })

  test('that nobody has translated is not made up', () => {
    expect(sentenceInEnglish('Kalimat yang belum diterjemahkan.')).toBeUndefined()
  })
})
