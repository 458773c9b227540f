import { fileTypeFromBuffer } from 'file-type'
import sharp from 'sharp'
import { type AcceptedFile, DOCUMENT_TYPES, PICTURE_TYPES, type PictureType, type Terms } from './terms.ts'
import { UnacceptableFile } from './unacceptable-file.ts'

/** Larger pictures are refused before they are decoded: a small file can unfold to gigabytes. */
export const MOST_PIXELS = 40_000_000

const MOST_SIZE = { width: 4000, height: 4000 }
const ENCODINGS = {
  'image/jpeg': ['jpeg', { quality: 88 }],
  'image/png': ['png', {}],
  'image/webp': ['webp', { quality: 86 }],
} as const

/** The format of an iPhone's camera; the phone writes JPEG when it is asked to. */
const HEIC_TYPES = ['image/heic', 'image/heif', 'image/heic-sequence', 'image/heif-sequence']
const HEIC =
  'Foto HEIC tidak dapat dibaca. Di iPhone pilih Pengaturan > Kamera > Format > Paling Kompatibel, lalu foto sekali lagi; atau kirim JPG, PNG, atau WebP.'

const isPicture = (type: string): type is PictureType => PICTURE_TYPES.some((known) => known === type)

/** Looks what an upload is and makes of it what may be kept; throws UnacceptableFile. For workers only. */
export async function examineUpload(bytes: Uint8Array, terms: Terms): Promise<AcceptedFile> {
  const detected = (await fileTypeFromBuffer(bytes)) ?? latePdf(bytes)
  if (!detected || !terms.types.includes(detected.mime)) {
    const isHeic = detected !== undefined && HEIC_TYPES.includes(detected.mime) && terms.types.some(isPicture)
    throw new UnacceptableFile(isHeic ? HEIC : wantedWords(terms.types))
  }
  if (isPicture(detected.mime)) return encodePicture(bytes, terms.becomes ?? detected.mime, terms)
  // The parser is large, and most uploads are pictures.
  const { pdfDanger } = await import('../pdf/dangers.ts')
  const forms = pdfFrom(Buffer.from(bytes)).map((pdf) => ({ pdf, danger: pdfDanger(pdf) }))
  const safe = forms.find(({ danger }) => danger === undefined)
  if (safe) return { type: detected.mime, bytes: safe.pdf }
  throw new UnacceptableFile(forms[0]?.danger ?? wantedWords(terms.types))
}

/** How far from the beginning readers look for the head of a PDF; scanners and mail programs write lines before it. */
const LATEST_HEAD = 1024
const HEAD = Buffer.from('%PDF-')
const HEAD_LENGTH = HEAD.length + '1.7'.length
const BLANK = 0x20

const headOf = (bytes: Uint8Array): number => Buffer.from(bytes.subarray(0, LATEST_HEAD + HEAD.length)).indexOf(HEAD)

/** A file that nothing else claims and that has the head of a PDF a little later. */
const latePdf = (bytes: Uint8Array): { mime: string } | undefined =>
  headOf(bytes) < 0 ? undefined : { mime: 'application/pdf' }

/**
 * Returns a PDF without what stands before its head. Places in it are counted from the head or from the first byte, so
 * there are two forms: what stands before is cut off, or the head is moved forward and blanks fill its place.
 */
function pdfFrom(bytes: Buffer): Buffer[] {
  const at = headOf(bytes)
  if (at <= 0) return [bytes]
  const moved = Buffer.from(bytes)
  const head = bytes.subarray(at, at + HEAD_LENGTH)
  moved.fill(BLANK, 0, at + HEAD_LENGTH)
  head.copy(moved)
  return [bytes.subarray(at), moved]
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

const sizeWords = ({ width, height }: { width: number; height: number }): string => `${width} × ${height} piksel`

const refuseUnreadable = <T>(reading: Promise<T>): Promise<T> =>
  reading.catch(() => {
    throw new UnacceptableFile('Gambar tidak dapat dibaca atau terlalu besar. Kirim gambar lain.')
  })

function wantedWords(types: readonly string[]): string {
  if (!types.some(isPicture)) return 'Kirim dokumen PDF.'
  return DOCUMENT_TYPES.some((type) => types.includes(type))
    ? 'Kirim berkas PDF, JPG, PNG, atau WebP.'
    : 'Kirim gambar JPG, PNG, atau WebP.'
}
