import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { qrPicture } from '../../../lib/graphics/qr-drawing.ts'
import { codeIn, readCode } from './pages/photographed-code.ts'

const ORIGIN = 'https://lsk.example.com'
const ADDRESS = `${ORIGIN}/daftar-pemegang?no_sertifikasi=0001%2FKTPA%2FLSK-XX%2FI%2F2026`

/** A certificate with its code in a corner, as a phone sees it: turned, unsharp, grey and compressed. */
async function photograph(angle: number) {
  const code = await sharp(Buffer.from(qrPicture(ADDRESS)))
    .resize(420, 420, { kernel: 'nearest' })
    .png()
    .toBuffer()
  const paper = { width: 1600, height: 1200, channels: 3, background: '#e9e4d4' } as const
  const sheet = await sharp({ create: paper })
    .composite([{ input: code, left: 1050, top: 650 }])
    .png()
    .toBuffer()
  const jpeg = await sharp(sheet)
    .rotate(angle, { background: '#665544' })
    .blur(1.4)
    .linear(0.7, 20)
    .jpeg({ quality: 60 })
    .toBuffer()
  const { data, info } = await sharp(jpeg).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, data: new Uint8ClampedArray(data) }
}

describe('the code in a photograph of a certificate', () => {
  it.each([0, 7, 90, 187])('is read when the paper lies turned by %i degrees', async (angle) => {
    expect(codeIn(await photograph(angle))).toBe(ADDRESS)
  })

  it('is not found where there is none', async () => {
    const width = 300
    expect(codeIn({ width, height: width, data: new Uint8ClampedArray(width * width * 4).fill(200) })).toBeUndefined()
  })

  it.each([
    [ADDRESS, { kind: 'number', nomor: '0001/KTPA/LSK-XX/I/2026' }],
    [
      'https://lsk.example.com.palsu.example/daftar-pemegang?no_sertifikasi=1',
      { kind: 'other', words: 'lsk.example.com.palsu.example' },
    ],
    ['http://lsk.example.com/daftar-pemegang?no_sertifikasi=1', { kind: 'other', words: 'lsk.example.com' }],
    [`${ORIGIN}/daftar-pemegang`, { kind: 'other', words: '/daftar-pemegang' }],
    [`${ORIGIN}/artikel?no_sertifikasi=1`, { kind: 'other', words: '/artikel' }],
    ['0001/KTPA', { kind: 'other', words: '0001/KTPA' }],
  ])('leads to a number only by the address of this site: %s', (text, code) => {
    expect(readCode(text, ORIGIN)).toEqual(code)
  })
})
