import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openKeys } from './keys.ts'

const ONE = Buffer.alloc(32, 1).toString('base64')
const TWO = Buffer.alloc(32, 2).toString('base64')

test('what is sealed opens again, whatever it is', () => {
  const keys = openKeys(ONE)
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 500 }), fc.string(), (bytes, about) => {
      const sealed = keys.seal('uji', bytes, about)
      expect(keys.open('uji', sealed, about).equals(bytes)).toBe(true)
    }),
  )
})

test('a sealed text does not open when a byte changed, nor for another purpose or owner', () => {
  const keys = openKeys(ONE)
  const sealed = keys.seal('uji', 'rahasia', '7')
  for (let at = 0; at < sealed.length; at += 1) {
    const changed = Buffer.from(sealed)
    changed[at] = (changed[at] ?? 0) ^ 1
    expect(() => keys.open('uji', changed, '7')).toThrow()
  }
  expect(() => keys.open('lain', sealed, '7')).toThrow()
  expect(() => keys.open('uji', sealed, '8')).toThrow()
})

test('after a change of keys the new one seals and signs, and the old one still opens and verifies', () => {
  const before = openKeys(ONE)
  const after = openKeys(`${TWO},${ONE}`)
  expect(after.open('uji', before.seal('uji', 'lama')).toString()).toBe('lama')
  expect(after.isSigned('uji', 'teks', before.sign('uji', 'teks'))).toBe(true)
  expect(openKeys(TWO).open('uji', after.seal('uji', 'baru')).toString()).toBe('baru')
  expect(() => openKeys(TWO).open('uji', before.seal('uji', 'lama'))).toThrow('unknown key')
  expect(openKeys(TWO).isSigned('uji', 'teks', before.sign('uji', 'teks'))).toBe(false)
})

test('a signature counts for its purpose and text only', () => {
  const keys = openKeys(ONE)
  const signature = keys.sign('uji', 'teks')
  expect(keys.isSigned('uji', 'teks', signature)).toBe(true)
  expect(keys.isSigned('lain', 'teks', signature)).toBe(false)
  expect(keys.isSigned('uji', 'teks ', signature)).toBe(false)
  expect(keys.isSigned('uji', 'teks', `${signature}A`)).toBe(false)
})

test('equal texts have equal blind indexes, for one purpose and under the key that was there before', () => {
  const before = openKeys(ONE)
  const after = openKeys(`${TWO},${ONE}`)
  const [stored] = before.indexes('uji', 'teks')
  expect(before.indexes('uji', 'teks')).toEqual([stored])
  expect(after.indexes('uji', 'teks')).toEqual([openKeys(TWO).indexes('uji', 'teks')[0], stored])
  expect([before.indexes('lain', 'teks')[0], before.indexes('uji', 'teks ')[0]]).not.toContain(stored)
  expect(before.sign('uji', 'teks')).not.toBe(stored)
})

test('a key that is not 32 bytes is refused with a sentence that says what to do', () => {
  expect(() => openKeys('pendek')).toThrow(/openssl rand -base64 32/)
})
