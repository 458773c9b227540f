import { fileTypeFromBuffer } from 'file-type'
import sharp from 'sharp'
import { pdfDanger } from './pdf-dangers.ts'

/** Larger pictures are refused before they are decoded: a small file can unfold to gigabytes. */
export const MOST_PIXELS = 40_000_000

const MOST_SIZE = { width: 4000, height: 4000 }
const PDF = 'application/pdf'
const ENCODINGS = {
  'image/jpeg': ['jpeg', { quality: 88 }],
  'image/png': ['png', {}],
  'image/webp': ['webp', { quality: 86 }],
} as const

type PictureType = keyof typeof ENCODINGS

export const PICTURE_TYPES = Object.keys(ENCODINGS) as PictureType[]
export const DOCUMENT_TYPES = [PDF]

interface Size {
  width: number
  height: number
}

/** What an upload must be, and what a picture among them becomes. */
export interface Terms {
  /** Types by content, whatever name and header say. */
  types: readonly string[]
  /** At most. */
  bytes?: number
  /** Larger pictures are made smaller; when left out, an A4 page of 300 dots an inch stays as it is. */
  most?: { width: number; height?: number }
  /** Smaller pictures are refused. */
  least?: Size | undefined
  /** Every picture's type from then on; each keeps its own when left out. */
  becomes?: PictureType
}

export interface AcceptedFile {
  type: string
  bytes: Buffer
  /** Of a picture. */
  size?: Size
}

export class UnacceptableFile extends Error {}

const isPicture = (type: string): type is PictureType => type in ENCODINGS

/** What may be kept of an upload: a picture re-encoded without its metadata, a PDF that can only be read; else throws UnacceptableFile. */
export async function acceptFile(bytes: Uint8Array, terms: Terms): Promise<AcceptedFile> {
  const { bytes: most = bytes.length } = terms
  if (bytes.length > most) throw new UnacceptableFile(tooLargeWords(most))
  const detected = await fileTypeFromBuffer(bytes)
  if (!detected || !terms.types.includes(detected.mime)) throw new UnacceptableFile(wantedWords(terms.types))
  if (isPicture(detected.mime)) return encodePicture(bytes, terms.becomes ?? detected.mime, terms)
  const pdf = Buffer.from(bytes)
  const danger = pdfDanger(pdf)
  if (danger) throw new UnacceptableFile(danger)
  return { type: PDF, bytes: pdf }
}

async function encodePicture(bytes: Uint8Array, type: PictureType, { most, least }: Terms): Promise<AcceptedFile> {
  const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS })
  const { autoOrient: given } = await refuseUnreadable(picture.metadata())
  if (least && (given.width < least.width || given.height < least.height)) {
    throw new UnacceptableFile(`Foto paling kecil ${sizeWords(least)}; foto ini ${sizeWords(given)}. Kirim foto lain.`)
  }
  const [format, options] = ENCODINGS[type]
  const encoded = picture
    .autoOrient()
    .resize({ ...(most ?? MOST_SIZE), fit: 'inside', withoutEnlargement: true })
    .toFormat(format, options)
  const { data, info } = await refuseUnreadable(encoded.toBuffer({ resolveWithObject: true }))
  return { type, bytes: data, size: { width: info.width, height: info.height } }
}

const sizeWords = ({ width, height }: Size): string => `${width} × ${height} piksel`

const refuseUnreadable = <T>(reading: Promise<T>): Promise<T> =>
  reading.catch(() => {
    throw new UnacceptableFile('Gambar tidak dapat dibaca atau terlalu besar. Kirim gambar lain.')
  })

const tooLargeWords = (most: number): string =>
  `Berkas paling besar ${Math.floor(most / 1_000_000)} MB. Perkecil berkasnya, lalu unggah lagi.`

function wantedWords(types: readonly string[]): string {
  if (!types.some(isPicture)) return 'Kirim dokumen PDF.'
  return types.includes(PDF) ? 'Kirim berkas PDF, JPG, PNG, atau WebP.' : 'Kirim gambar JPG, PNG, atau WebP.'
}
