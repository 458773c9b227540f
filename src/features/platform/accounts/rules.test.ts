import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { openPasswords } from '../../../ground/secrets/passwords.ts'
import { browserName } from '../../../lib/browser/browser-name.ts'
import { internationalPhone } from '../../../lib/identifiers/phone.ts'
import { passwordRefusal, personalWords } from './rules.ts'

const { isCommon } = openPasswords({ memoryCost: 64, timeCost: 1 })
const refusal = (password: string, person = { name: 'Budi Santoso', email: 'budi.s@contoh.co.id' }) =>
  passwordRefusal(password, { words: personalWords(person), isCommon })

describe('a new password', () => {
  test.each([
    ['is well known', 'password123'],
    ['is well known in Indonesia', 'Bismillah123'],
    ['is a well-known one with a digit for a letter', 'Passw0rd!'],
    ['is a well-known one with signs for letters', 'P@$$w0rd2026'],
    ['is a well-known one with a one for an l', '1iverpool'],
    ['is a well-known one with digits behind it', 'Sunshine!!1'],
    ['is the own name with digits for letters', 'Bud1Sant0so!'],
    ['is a row of digits', '23456789'],
    ['is a row of letters downwards', 'hgfedcba'],
    ['is one letter again and again', 'zzzzzzzzzz'],
    ['is the own name with digits', 'BudiSantoso1990'],
    ['is a part of the own name', 'santoso-2024'],
    ['is the own address', 'budi.s@contoh.co.id'],
    ['is made of words of this site', 'Sertifikasi-Amdal-2026'],
    ['mixes the own name with words of this site', 'amdalbudi99'],
  ])('is refused when it %s', (_why, password) => {
    expect(refusal(password)).toMatch(/Pilih yang lain/)
  })

  test.each([
    'Pohon-Beringin-81',
    'kuda makan rumput hijau',
    'x7#Kq!m2Zp',
    'Rimba-Tropis-77',
    'パスワードは長い',
    '84619273',
  ])('is accepted when it is %s', (password) => {
    expect(refusal(password)).toBeUndefined()
  })

  test('is judged without fail, whatever it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string(), fc.string(), (password, name, email) => {
        expect(() => refusal(password, { name, email })).not.toThrow()
      }),
    )
  })
})

test.each([
  ['0811 2345-678', '+628112345678'],
  ['+62 811 2345 678', '+628112345678'],
  ['628112345678', '+628112345678'],
  ['8112345678', '+628112345678'],
  ['+65 9123 4567', '+6591234567'],
  ['0065 9123 4567', '+6591234567'],
])('the number %s is kept as %s', (typed, kept) => {
  expect(internationalPhone(typed)).toBe(kept)
})

test.each([
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36', 'Chrome di Windows'],
  ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0', 'Edge di Windows'],
  [
    'Mozilla/5.0 (Linux; Android 15) SamsungBrowser/27.0 Chrome/125.0 Mobile Safari/537.36',
    'Samsung Internet di Android',
  ],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1', 'Safari di iOS'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox di Linux'],
  ['curl/8.9', 'Peramban tidak dikenal'],
])('%s is called %s', (userAgent, name) => {
  expect(browserName(userAgent)).toBe(name)
})
