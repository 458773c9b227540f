import { describe, expect, test } from 'vitest'
import { type LetterOf, letter, mergeLetters } from '../src/documents/mail/letter.ts'
import { knownPlaceholders, letterRefusals, textsOfWords } from '../src/features/platform/letters/rules.ts'
import { exampleLetter, LETTER_KINDS, type Letter, letterBody, letterKind, letterValues } from '../src/letters.ts'
import { FACTS, FACTS_OF_LETTERS } from './letter-facts.ts'

const SITE = { appUrl: 'http://localhost:3000' }
const READER = 'Nama Contoh'

const examples = LETTER_KINDS.flatMap(({ id, variants }) =>
  [undefined, ...variants].map((variant) => ({ id, variant, letter: exampleLetter(id, READER, variant) })),
)

const isText = (value: unknown): boolean => typeof value === 'string' || typeof value === 'object'

/** A letter as it stands in the file: its kind, then line by line what it says. */
function saying({ id, variant, letter }: (typeof examples)[number]): string {
  const { subject, paragraphs, table = [], button, notes = [] } = letterBody(letter, SITE)
  const head = variant === undefined ? `# ${id}` : `# ${id} (${variant})`
  const lead = button ? [`[${button.label}] ${button.link}`] : []
  const facts = table.map(({ label, value }) => `| ${label}: ${value}`)
  return [head, subject, ...paragraphs, ...facts, ...lead, ...notes.map((note) => `- ${note}`)].join('\n')
}

test('the built-in letters say, word for word, what the file of built-in letters says', async () => {
  await expect(`${examples.map(saying).join('\n\n')}\n`).toMatchFileSnapshot('./built-in-letters.txt')
})

describe.each(LETTER_KINDS.map((kind) => [kind.id, kind] as const))('%s', (id, kind) => {
  const ofKind = examples.filter((one) => one.id === id)

  test('has a title, and built-in words that the rule for the office accepts', () => {
    expect(kind.judul).toMatch(/^\p{Lu}.{3,}$/u)
    expect(letterRefusals(textsOfWords(kind.words), kind)).toEqual({})
  })

  test('its placeholders stand for something in the first example', () => {
    const values = letterValues(exampleLetter(id, READER), SITE)
    const isGiven = (name: string) => name in values && !kind.sometimes.includes(name)
    const isInSome = (name: string) => ofKind.some(({ letter }) => letterValues(letter, SITE)[name])
    expect(knownPlaceholders(kind).filter((name) => !isGiven(name) && !isInSome(name))).toEqual([])
  })

  test('its examples read as whole letters', () => {
    for (const { letter } of ofKind) {
      const body = letterBody(letter, SITE)
      expect(JSON.stringify([body.subject, body.paragraphs, body.notes ?? []])).not.toMatch(/undefined|null|\\n|[{}]/)
      expect(body.subject).not.toBe('')
      expect(body.paragraphs.length).toBeGreaterThan(0)
      if (kind.words.button !== undefined)
        expect(body.button).toEqual({
          label: expect.stringMatching(/./),
          link: expect.stringMatching(/^https:\/\/lsk\.example/),
        })
    }
  })
})

describe('what others than the body put into its letters', () => {
  const facts = examples.flatMap(({ id, letter }) =>
    Object.entries(letter)
      .filter(([fact, value]) => fact !== 'letter' && fact !== 'name' && isText(value))
      .map(([fact]) => ({ id, fact, author: FACTS_OF_LETTERS[`${id}.${fact}`] ?? FACTS[fact] })),
  )

  test('is decided for each fact of each letter: who words it', () => {
    expect(facts.filter(({ author }) => author === undefined)).toEqual([])
  })

  test('is said only through the guard that its letter declares', () => {
    const worded = facts.filter(({ author }) => author === 'stranger').map(({ id, fact }) => `${id}.${fact}`)
    const guarded = LETTER_KINDS.flatMap(({ id, strangers }) => strangers.map((fact) => `${id}.${fact}`))
    expect([...new Set(worded)].sort()).toEqual([...new Set(guarded)].sort())
  })

  test.each(['Menang hadiah! Klik hadiah.example', 'Budi\r\nBcc: korban', 'WA 0812 3456 7890 untuk hadiah', ' '])(
    'stands neither in subject nor in body when it could carry a message: %j',
    (advertisement) => {
      for (const { id, strangers } of LETTER_KINDS) {
        for (const fact of strangers) {
          const letter = { ...exampleLetter(id, READER), [fact]: advertisement } as Letter
          expect(JSON.stringify(letterBody(letter, SITE))).not.toMatch(/hadiah|korban|0812/)
          expect(letterBody(letter, SITE).subject).not.toMatch(/ {2}|^ | $/)
        }
      }
    },
  )
})

test('two kinds have no title in common, so that the office tells them apart', () => {
  const titles = LETTER_KINDS.map(({ kelompok, judul }) => `${kelompok}: ${judul}`)
  expect(new Set(titles).size).toBe(titles.length)
})

test('a name that is no kind of letter is none, also one that every object has', () => {
  expect(letterKind('tidakAda')).toBeUndefined()
  expect(letterKind('constructor')).toBeUndefined()
})

test('a letter without one of its facts, and a kind that two features have, do not compile', () => {
  const table = {
    greeting: letter<{ skema: string }>({ title: '', example: { skema: '' }, subject: '', paragraphs: [] }),
  }
  // @ts-expect-error: the fact `skema` is missing
  const bare: LetterOf<typeof table> = { letter: 'greeting', name: READER }
  // @ts-expect-error: both tables have `greeting`
  const both = mergeLetters({ one: table, other: table })
  const facts = { title: '', example: { skema: '' }, subject: '', paragraphs: [] }
  // @ts-expect-error: a button needs a link to lead to
  const lost = letter<{ skema: string }>({ ...facts, button: 'x' })
  expect([bare, both, lost]).toHaveLength(3)
})
