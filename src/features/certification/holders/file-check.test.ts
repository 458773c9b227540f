import { deflateSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { credentialIn } from './pages/badge-file.ts'
import { hashOf, readFile } from './pages/file-check.ts'

// FIPS 180-2, appendix B.1.
const ABC = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const CREDENTIAL = { type: ['OpenBadgeCredential'], credentialSubject: { licenseNumber: '1/KTPA', name: 'Wulan – Ω' } }
const TEXT = JSON.stringify(CREDENTIAL)

function chunk(type: string, data: Uint8Array): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  return Buffer.concat([length, Buffer.from(type), data, Buffer.alloc(4)])
}

const png = (...chunks: Buffer[]) =>
  new Uint8Array(
    Buffer.concat([Buffer.from(PNG), chunk('IHDR', Buffer.alloc(13)), ...chunks, chunk('IEND', Buffer.alloc(0))]),
  )

const international = (keyword: string, text: Uint8Array, isDeflated: boolean) =>
  chunk(
    'iTXt',
    Buffer.concat([
      Buffer.from(`${keyword}\0`),
      Buffer.from([isDeflated ? 1 : 0, 0]),
      Buffer.from('id\0lencana\0'),
      text,
    ]),
  )

it('hashes a file as SHA-256 in hexadecimal', async () => {
  expect(await hashOf(new TextEncoder().encode('abc'))).toBe(ABC)
})

it.each([
  ['as it is', png(international('openbadgecredential', Buffer.from(TEXT), false))],
  ['deflated', png(international('openbadgecredential', deflateSync(TEXT), true))],
  ['of the earlier edition', png(international('openbadges', Buffer.from(TEXT), false))],
  [
    'behind other words',
    png(international('Comment', Buffer.from('{}'), false), international('openbadges', Buffer.from(TEXT), false)),
  ],
])('finds the credential baked into a PNG, %s', async (_how, bytes) => {
  expect(await credentialIn(bytes)).toEqual(CREDENTIAL)
})

it('reads the number that a credential names, laid out as it may be', async () => {
  const [tight, wide] = [
    await readFile(new Blob([TEXT])),
    await readFile(new Blob([JSON.stringify(CREDENTIAL, null, 2)])),
  ]
  expect(tight).toMatchObject({ kind: 'file', isCredential: true, nomor: '1/KTPA' })
  expect(wide).toEqual(tight)
})

it('reads the number in the title of a PDF', async () => {
  const file = new Blob(['%PDF-1.3\n5 0 obj\n<<\n/Title (Sertifikat 0042/KTPA/LSK-XX/III/2026)\n>>\n'])
  expect(await readFile(file)).toMatchObject({ isCredential: false, nomor: '0042/KTPA/LSK-XX/III/2026' })
})

it.each([
  ['an empty file', '', 'empty'],
  ['a PNG without credential', png(), 'picture'],
  ['a broken PNG', new Uint8Array([...PNG, 0xff, 0xff, 0xff, 0xff, 0x69]), 'picture'],
  ['a photograph', new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 0]), 'picture'],
  ['a scan', 'II*\0….', 'picture'],
  ['words', 'Bukan PDF', 'file'],
  ['JSON that is none', '{"a": ', 'file'],
])('takes %s for what it is', async (_name, bytes, kind) => {
  expect((await readFile(new Blob([bytes]))).kind).toBe(kind)
})
