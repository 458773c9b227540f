import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addressesIn } from './email-list.ts'

const word = fc.stringMatching(/^[a-z0-9]{1,8}$/)
const address = fc
  .tuple(word, fc.constantFrom('', '.', '_', '+', '-'), word, fc.constantFrom('example.com', 'kantor.contoh.co.id'))
  .map(([first, between, last, host]) => `${first}${between}${last}@${host}`)
/** An address as mail programs, tables and people write it. */
const writtenAs = fc.constantFrom<(address: string) => string>(
  (one) => one,
  (one) => ` ${one}. `,
  (one) => `Budi Contoh <${one}>`,
  (one) => `"Contoh, Budi; S.Hut." <${one}>`,
  (one) => `'${one}'`,
  (one) => `mailto:${one}`,
  (one) => `Email: ${one.toUpperCase()}`,
  (one) => `<${one}>`,
  (one) => `\u200b${one.replace('@', '＠')}`,
)
const between = fc.constantFrom('\n', '\r\n', '\r', ', ', '; ', '\t', ',\n', '\n\n', ';\r\n')
/** What is no address, as people leave it in a list. */
const mistake = fc.constantFrom('bukan email', 'tono@', '@', 'sari.example.com', 'a@b@example.com', '🌿', '12', 'x @ y')

const emailsIn = (text: string) => addressesIn(text).map(({ email }) => email)
const unreadIn = (text: string) => addressesIn(text).filter(({ email }) => email === undefined)

test('reads any text, each address once and in small letters, with lines that the text has', () => {
  const signs = fc.constantFrom(...'@.,;<>"\t\n\r |:aB1-', '\u2028', 'ﷺ', '👩‍💻', 'example.com')
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.array(signs).map((all) => all.join('')),
      ),
      (text) => {
        const found = addressesIn(text)
        const emails = found.flatMap(({ email }) => email ?? [])
        expect(new Set(emails).size).toBe(emails.length)
        expect(emails).toEqual(emails.map((email) => email.toLowerCase()))
        const lines = text.split(/\r\n|[\n\r\u0085\u2028\u2029]/).length
        for (const { line, written } of found) {
          expect(line).toBeGreaterThan(0)
          expect(line).toBeLessThanOrEqual(lines)
          expect(written).not.toBe('')
        }
      },
    ),
  )
})

test('finds every address, however it is written and parted, and nothing else beside them', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(address, writtenAs, between), { minLength: 1, maxLength: 20 }), (given) => {
      const text = given.map(([one, write, after]) => write(one) + after).join('')
      const found = addressesIn(text)
      expect(found.map(({ email }) => email)).toEqual([...new Set(given.map(([one]) => one))])
    }),
  )
})

test('keeps each line that is no address, with its number, between those that are', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(address, mistake), { maxLength: 20 }), (given) => {
      const kept = given.flatMap((written, place) =>
        /^[^@\s]+@[^@\s]+$/.test(written) ? [] : [{ line: place + 1, written }],
      )
      expect(unreadIn(given.join('\n')).map(({ line, written }) => ({ line, written }))).toEqual(kept)
    }),
  )
})

test('passes over headings, blanks and what stands beside an address in a table', () => {
  const table = 'No\tNama\tE-mail\n\n1\tBudi Contoh, S.Hut.\tbudi@example.com\n2\tSari\tsari@example.com\t0812\n---\n'
  expect(addressesIn(table)).toEqual([
    { line: 3, written: 'budi@example.com', email: 'budi@example.com' },
    { line: 4, written: 'sari@example.com', email: 'sari@example.com' },
  ])
  expect(emailsIn('Kepada: Contoh, Budi <budi@example.com>; Contoh, Sari <SARI@example.com>')).toEqual([
    'budi@example.com',
    'sari@example.com',
  ])
})

test.each([
  ['budi@example.com, tono, sari@example.com', 'tono'],
  ['Budi, budi@example.com, sari.example.com', 'sari.example.com'],
  ['Budi <budi@>, Sari <sari@example.com>', 'Budi <budi@>'],
  ['budi@example.com tono@contoh', 'tono@contoh'],
])('keeps what was meant as an address beside one that is: %s', (text, written) => {
  expect(unreadIn(text)).toEqual([{ line: 1, written, email: undefined }])
})
