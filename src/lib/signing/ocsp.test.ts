import { beforeAll, describe, expect, test } from 'vitest'
import { type Authority, type Issued, makeAuthority, makeKeys } from '../../../tests/authorities.ts'
import { type OcspMood, ocspAnswer } from '../../../tests/ocsp-responders.ts'
import { ocspAddress, ocspQuestion, readOcsp } from './ocsp.ts'

const NOW = new Date('2026-11-20T03:00:00Z')
const RESPONDER = 'http://ocsp.example.com/'

let authority: Authority
let leaf: Issued

beforeAll(async () => {
  authority = await makeAuthority('PSrE Contoh')
  leaf = await authority.issue({ name: 'LSK Contoh', publicKey: (await makeKeys()).publicKey, ocsp: RESPONDER })
})

const verdictOn = async (mood: OcspMood, now = NOW) => {
  const about = { certificate: leaf.der, issuer: authority.root.der }
  const { bytes, nonce } = await ocspQuestion(about)
  return readOcsp(await ocspAnswer(bytes, authority, mood, NOW), { ...about, nonce, now })
}

test('a certificate says itself where its responder is', () => {
  expect([ocspAddress(leaf.der), ocspAddress(authority.root.der)]).toEqual([RESPONDER, undefined])
})

describe('an answer', () => {
  test.each<[OcspMood, object]>([
    ['good', { state: 'good' }],
    ['named signer', { state: 'good' }],
    ['revoked', { state: 'revoked' }],
    ['unknown', { state: 'unusable', why: 'tidak mengenal sertifikat ini' }],
    ['expired', { state: 'unusable', why: 'sudah usang' }],
    ['wrong signer', { state: 'unusable', why: 'tidak ditandatangani oleh penerbit sertifikatnya' }],
    ['unnamed signer', { state: 'unusable', why: 'tidak ditandatangani oleh penerbit sertifikatnya' }],
    ['other nonce', { state: 'unusable', why: 'menjawab pertanyaan lain' }],
    ['other certificate', { state: 'unusable', why: 'tidak menyebut sertifikat ini' }],
    ['try later', { state: 'unusable', why: 'ditolak oleh penjawabnya' }],
  ])('%s is taken for what it is', async (mood, verdict) => {
    expect(await verdictOn(mood)).toEqual(verdict)
  })

  test('of the future is not believed, nor is one that is no answer at all', async () => {
    expect(await verdictOn('good', new Date(NOW.getTime() - 7_200_000))).toMatchObject({ state: 'unusable' })
    const expected = { certificate: leaf.der, issuer: authority.root.der, nonce: new Uint8Array(16), now: NOW }
    expect(await readOcsp(new Uint8Array([1, 2, 3]), expected)).toMatchObject({ why: 'tidak dapat dibaca' })
  })
})
