import decodeQR from 'qr/decode.js'
import { drawSmaller } from '../../../../lib/browser/draw-smaller.ts'
import { to } from '../../../../paths.ts'

/** Says where the QR code in a photograph leads; `other` names the site that is not ours. */
export type PhotographedCode =
  | { kind: 'none' | 'unreadable' }
  | { kind: 'number'; nomor: string }
  | { kind: 'other'; words: string }

/** The most milliseconds of looking for a code that is hard to see. */
const MOST_MS = 3000
/** Larger photographs are made smaller first: a code in them is still large enough, and a phone has the memory. */
const LONGEST_SIDE = 2400
const MOST_LETTERS = 100

type Pixels = Pick<ImageData, 'width' | 'height' | 'data'>

/** Returns the text of the QR code in a picture; undefined where none can be read. */
export function codeIn({ width, height, data }: Pixels): string | undefined {
  try {
    return decodeQR({ width, height, data }, { effort: 3, timeLimit: MOST_MS })
  } catch {
    return undefined
  }
}

/** Reads a code's text as the address that our certificates carry; an address of another site is never taken for one. */
export function readCode(text: string, origin: string): PhotographedCode {
  if (!URL.canParse(text)) return { kind: 'other', words: text.slice(0, MOST_LETTERS) }
  const url = new URL(text)
  if (url.origin !== origin) return { kind: 'other', words: url.host || text.slice(0, MOST_LETTERS) }
  const nomor = url.pathname === to.holders ? (url.searchParams.get('no_sertifikasi') ?? '').trim() : ''
  return nomor === '' || nomor.length > MOST_LETTERS
    ? { kind: 'other', words: url.pathname }
    : { kind: 'number', nomor }
}

/** Looks for the QR code of a certificate in a photograph, which does not leave the browser. */
export async function photographedCode(file: Blob): Promise<PhotographedCode> {
  const pixels = await pixelsOf(file)
  if (!pixels) return { kind: 'unreadable' }
  const text = codeIn(pixels)
  return text === undefined ? { kind: 'none' } : readCode(text, location.origin)
}

async function pixelsOf(file: Blob): Promise<Pixels | undefined> {
  const picture = await createImageBitmap(file).catch(() => undefined)
  if (!picture) return undefined
  const canvas = drawSmaller(picture, LONGEST_SIDE)
  picture.close()
  return canvas?.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height)
}
