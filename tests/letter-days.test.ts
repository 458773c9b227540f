import { expect, test } from 'vitest'
import { DATED_LETTERS } from '../src/documents/mail/dated-letters.ts'
import { exampleLetter, LETTER_KINDS, letterValues } from '../src/letters.ts'
import { placeholdersIn } from '../src/lib/placeholders.ts'
import { LETTERS_WITHOUT_CALENDAR } from './letter-days.ts'

const DAY = /\b\d{1,2} (?:Januari|Februari|Maret|April|Mei|Juni|Juli|Agustus|September|Oktober|November|Desember) \d{4}/

/** The letters whose built-in words tell a day. */
const telling = LETTER_KINDS.filter(({ id, words }) => {
  const { subject, paragraphs, notes = [] } = words
  const values = letterValues(exampleLetter(id, 'Nama Contoh'), { appUrl: '' })
  return placeholdersIn([subject, ...paragraphs, ...notes].join(' ')).some((name) => DAY.test(String(values[name])))
}).map(({ id }) => id)

test('a letter that tells a day brings it to the calendar, or a reason stands here', () => {
  const decided: string[] = [...DATED_LETTERS, ...Object.keys(LETTERS_WITHOUT_CALENDAR)]
  expect(telling.filter((id) => !decided.includes(id))).toEqual([])
  expect(Object.keys(LETTERS_WITHOUT_CALENDAR).filter((id) => !telling.some((told) => told === id))).toEqual([])
})
