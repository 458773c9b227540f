import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parse, TYPE } from '@formatjs/icu-messageformat-parser'
import { describe, expect, test } from 'vitest'
import { CERTIFICATE_STATES } from '../features/certification/certificates/rules.ts'
import { DOCUMENT_NAMES } from '../features/certification/holders/document-rules.ts'
import { COMPLAINT_KINDS, COMPLAINT_STATES } from '../features/service/complaints/rules.ts'
import { EXPERTISES } from '../lib/people/expertise.ts'
import messages from './messages/en.json' with { type: 'json' }
import sentences from './messages/sentences.json' with { type: 'json' }
import { sentenceInEnglish } from './text.ts'

const FOLDERS = ['src/english', 'src/program/pages']
const sources = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file))
    .map((file) => readFileSync(path.join(folder, file), 'utf8')),
).join('\n')

/** Words of lists that rules keep: `state.aktif`. */
const LISTS: Record<string, readonly string[]> = {
  state: Object.keys(CERTIFICATE_STATES),
  document: Object.keys(DOCUMENT_NAMES),
  kind: Object.keys(COMPLAINT_KINDS),
  case: Object.keys(COMPLAINT_STATES),
  expertise: EXPERTISES,
  qualification: ['KTPA', 'ATPA', 'Perpanjangan', 'Uji Ulang', 'Pemeliharaan'],
  degree: ['D3', 'D4/S1', 'S2', 'S3'],
  schedule: ['dibuka', 'hampir_penuh'],
  file: ['empty', 'picture', 'too large'],
}

const listed = Object.entries(LISTS).flatMap(([group, words]) => words.map((word) => `${group}.${word}`))

describe('the catalogue', () => {
  test('has a text for every word of the lists that rules keep', () => {
    expect(listed.filter((id) => !(id in messages))).toEqual([])
  })

  test('has none that no page shows', () => {
    const isShown = (id: string) => sources.includes(`'${id}'`) || listed.includes(id)
    expect(Object.keys(messages).filter((id) => !isShown(id))).toEqual([])
  })

  test('can be read: no empty text, no broken placeholder', () => {
    for (const [id, text] of Object.entries(messages)) {
      expect(text.trim(), id).not.toBe('')
      expect(() => parse(text), id).not.toThrow()
    }
    const plain = parse('a {b} c')
    expect(plain.map(({ type }) => type)).toEqual([TYPE.literal, TYPE.argument, TYPE.literal])
  })
})

describe('a sentence of a rule', () => {
  test('is a whole one in the catalogue, with the same placeholders in both languages', () => {
    const holes = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([hole]) => hole).sort()
    for (const [indonesian, english] of Object.entries(sentences)) {
      expect(holes(english), indonesian).toEqual(holes(indonesian))
      expect(sentenceInEnglish(indonesian), indonesian).toBeDefined()
    }
  })

  test('takes numbers over, and days in English', () => {
    expect(sentenceInEnglish('Lampiran paling banyak 3 berkas.')).toBe('At most 3 files can be attached.')
    expect(sentenceInEnglish('Berlaku sampai 27 Desember 2026.')).toBe('Valid until 27 December 2026.')
    expect(sentenceInEnglish('Berlaku sampai 5 Mei 2027. Orang ini sudah disebut; dihitung satu kali.')).toBe(
      'Valid until 5 May 2027. This person has been named already and counts once.',
    )
  })

  test('that nobody has translated is not made up', () => {
    expect(sentenceInEnglish('Kalimat yang belum diterjemahkan.')).toBeUndefined()
  })
})
