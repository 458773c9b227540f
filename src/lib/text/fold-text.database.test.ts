import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '../../../tests/harness.ts'
import { foldText } from './fold-text.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await testDatabase()
})

async function foldedThere(texts: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ folded: string }>`
    select fold_text(given) as folded from unnest(${texts}::text[]) with ordinality as own(given, place) order by place`.execute(
    database.db,
  )
  return rows.map(({ folded }) => folded)
}

/** Pieces of names and what keyboards, phones and copied pages put between them. */
const PIECES = [
  ...[
    "Nur'aini",
    'Nur’aini',
    'Nurʼaini',
    'nur´aini',
    'José',
    'Jose\u0301',
    'ŞÜ',
    'Ø',
    'ﬁ',
    'Ａ１',
    '①',
    'ŉ',
    'İ',
    'ı',
    'ς',
  ],
  ...[
    ' ',
    '\u00a0',
    '\u2003',
    '\u3000',
    '\t',
    '\r\n',
    '\n',
    '\u200b',
    '\u2800',
    '\u3164',
    '\u202e',
    '\u00ad',
    '\u034f',
  ],
  ...[
    '–',
    '‑',
    '−',
    '/',
    '%',
    '_',
    '\\',
    '`',
    '¨',
    'Ω',
    'Й',
    'Ё',
    '한',
    '瑞',
    'م',
    '\u0591\u200d\u05b0',
    '🙂',
    'ß',
    'Æ',
  ],
]
/** Marks that came with Unicode 13 or later: the program's Unicode puts them in order, an older database's does not. */
const LATE_MARKS = [
  ...[0x0b55, 0x0c3c, 0x0ece, 0x1715, 0x180f, 0x1dfa].map((code) => [code, code]),
  ...[
    [0x0890, 0x089f],
    [0x1abf, 0x1aff],
  ],
]
const isLateMark = (code: number) => LATE_MARKS.some(([from = 0, to = 0]) => code >= from && code <= to)
const text = fc.oneof(
  fc.array(fc.constantFrom(...PIECES), { maxLength: 8 }).map((pieces) => pieces.join('')),
  // Without NUL, which no text of PostgreSQL has.
  fc
    .array(
      fc.integer({ min: 1, max: 0x2e52 }).filter((code) => !isLateMark(code)),
      { maxLength: 12 },
    )
    .map((codes) => String.fromCodePoint(...codes)),
)

describe('folding', () => {
  test.each([
    ['Nur’aini', "NUR'AINI"],
    ['José', 'Jose\u0301'],
    ['Siti\u00a0Aminah', 'siti  aminah'],
    ['\u200bBudi\u202e', 'Budi'],
    ['Ａ１–２', 'a1-2'],
  ])('makes %j and %j one', (one, other) => {
    expect(foldText(one)).toBe(foldText(other))
  })

  test('is the same in the database and in the program, whatever the text, and done twice changes nothing', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(text, { minLength: 1, maxLength: 200 }), async (texts) => {
        const folded = texts.map(foldText)
        expect(await foldedThere(texts)).toEqual(folded)
        expect(folded.map(foldText)).toEqual(folded)
      }),
      { numRuns: 60 },
    )
  })

  test('is done in every column that a search reads', async () => {
    const { rows } = await sql<{ name: string; words: string }>`
      select adrelid::regclass::text as name, pg_get_expr(adbin, adrelid) as words
      from pg_attrdef join pg_attribute on attrelid = adrelid and attnum = adnum where attname = 'search_text'`.execute(
      database.db,
    )
    expect(rows.length).toBeGreaterThan(30)
    expect(rows.filter(({ words }) => !words.startsWith('fold_text('))).toEqual([])
  })
})
