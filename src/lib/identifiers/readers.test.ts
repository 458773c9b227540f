import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readDigits, readNpwp, readPin } from './digits.ts'
import { internationalPhone, mobileNumber, readPhone } from './phone.ts'
import { recoveryKey } from './recovery-code.ts'
import { readTicket } from './ticket.ts'

const digit = fc.constantFrom(...'0123456789')
const digits = (length: number) => fc.array(digit, { minLength: length, maxLength: length }).map((all) => all.join(''))
const between = fc.constantFrom('', ' ', '.', '-', '–', '\u00a0', '\u200b')

/** Digits with something between groups of them, and letters that look like digits. */
const written = (length: number) =>
  fc.record({ number: digits(length), gap: between, letters: fc.boolean() }).map(({ number, gap, letters }) => {
    const grouped = number.replace(/(\d{4})(?=\d)/g, `$1${gap}`)
    return { number, text: letters ? grouped.replaceAll('0', 'O').replaceAll('1', 'l') : grouped }
  })

describe('digits', () => {
  test('are read from every spelling of a NPWP, a PIN and a code', () => {
    fc.assert(
      fc.property(written(15), written(8), (npwp, pin) => {
        fc.pre(/\d/.test(npwp.text) && /\d/.test(pin.text))
        expect(readNpwp(`NPWP: ${npwp.text}`)).toBe(npwp.number)
        expect(readPin(`PIN ${pin.text}`)).toBe(pin.number)
        expect(readDigits(pin.text)).toBe(pin.number)
      }),
    )
  })

  test.each(['lol', 'Oli', 'bukan angka', ''])('are none in %j', (text) => {
    expect(readDigits(text)).toBe(text.replace(/\s/g, ''))
  })
})

describe('a ticket', () => {
  test('is read from every spelling', () => {
    const year = fc.integer({ min: 2020, max: 2039 })
    const sign = fc.constantFrom('-', '–', ' ', ' - ', '/', '', '.')
    fc.assert(
      fc.property(year, digits(8), sign, fc.constantFrom('', 'No. tiket: ', 'tiket '), fc.boolean(), (...given) => {
        const [of, number, mark, label, small] = given
        const text = `${label}ADU${mark}${of}${mark}${number.replaceAll('0', 'O')}`
        expect(readTicket(small ? text.toLowerCase() : text)).toBe(`ADU-${of}-${number}`)
      }),
    )
  })

  test.each(['ADU-20-7', 'KTPA-2026-0007', ''])('is not made of %j', (text) => {
    expect(readTicket(text)).toBe(text)
  })
})

test('a recovery code is the same with blanks, another dash, small letters and look-alikes', () => {
  const letter = fc.constantFrom(...'AbCdOo0lI1Zz9')
  fc.assert(
    fc.property(fc.array(letter, { minLength: 20, maxLength: 20 }), (letters) => {
      const code = `${letters.slice(0, 10).join('')}-${letters.slice(10).join('')}`
      const typed = ` ${code.toLowerCase().replace('-', ' – ').replaceAll('0', 'O')} `
      expect(recoveryKey(typed)).toBe(recoveryKey(code))
    }),
  )
})

describe('a phone number', () => {
  test.each([
    ['+62 (812) 3456-7890', '+6281234567890'],
    ['(0274) 512345', '+62274512345'],
    ['0811.2222.333', '+628112222333'],
    ['+62 (0)812 3456 7890', '+6281234567890'],
    ['HP: 0812–3456–7890', '+6281234567890'],
    ['WA 0812\u00a03456\u00a07890', '+6281234567890'],
    ['00 65 6123 4567', '+6561234567'],
    ['[021] 555-1234', '+62215551234'],
  ])('%j is %s', (typed, stored) => {
    expect(internationalPhone(typed)).toBe(stored)
    expect(readPhone(typed)).toMatch(/^[\d+\- ]{8,20}$/)
  })

  test('is the same with every kind of brackets, blanks and dashes', () => {
    const gap = fc.constantFrom('', ' ', '-', '.', '–', '\u00a0')
    const open = fc.constantFrom(['', ''], ['(', ')'], ['[', '] '])
    fc.assert(
      fc.property(
        fc.constantFrom('0', '+62', '62', '+62 '),
        open,
        digits(7),
        gap,
        (country, [left, right], rest, mark) => {
          const text = `${country}${left}812${right}${mark}${rest.slice(0, 3)}${mark}${rest.slice(3)}`
          expect(mobileNumber(text)).toBe(`+62812${rest}`)
        },
      ),
    )
  })

  test.each(['abc', '12', '+62 812 abc 7890', ''])('is not made of %j', (text) => {
    expect(mobileNumber(text)).toBeUndefined()
  })
})
