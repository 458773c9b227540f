import { expect, test } from 'vitest'
import { base58btc, base64url } from './multibase.ts'

test.each([
  // Test vectors of the Base58 draft (draft-msporny-base58).
  ['Hello World!', 'z2NEpo7TZRRrLZSi2U'],
  ['The quick brown fox jumps over the lazy dog.', 'zUSm3fpXnKG5EUBx2ndxBDMPVciP5hGey2Jh4NDv6gmeo1LkMeiKrLJUUBk6Z'],
  ['', 'z'],
])('%s in base58btc', (text, written) => {
  expect(base58btc(Buffer.from(text))).toBe(written)
})

test('zeros in front are kept', () => {
  expect(base58btc(Buffer.from('0000287fb4cd', 'hex'))).toBe('z11233QC4')
  expect(base58btc(Buffer.alloc(3))).toBe('z111')
})

test('base64url needs no escaping and no padding', () => {
  expect(base64url(Buffer.from([0xfb, 0xff, 0xfe, 0x01]))).toBe('u-__-AQ')
})
