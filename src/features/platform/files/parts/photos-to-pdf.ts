import { Refusal } from '../../../../lib/calls/refusal.ts'
import { smallerJpeg } from './shrink-photo.ts'

const UNPROCESSABLE = 422
/** The parts of the limit that pictures may fill; the rest is for the document around them. */
const SHARE_OF_PICTURES = 0.96
/** A page as wide as A4, in points. */
const PAGE_WIDTH = 595

export const HEIC_WORDS =
  'Foto ini tidak dapat dibaca. Bila berformat HEIC (iPhone): pilih Pengaturan > Kamera > Format > Paling Kompatibel, lalu foto sekali lagi.'

export interface Photograph {
  jpeg: Uint8Array
  width: number
  height: number
}

/** Returns one PDF with a page for each photograph, in their order. */
export async function pdfOfPhotographs(photographs: readonly Photograph[]): Promise<Uint8Array> {
  // Large, and needed by few.
  const { PDF } = await import('@libpdf/core')
  const pdf = PDF.create()
  for (const { jpeg, width, height } of photographs) {
    const size = { width: PAGE_WIDTH, height: Math.round((PAGE_WIDTH * height) / width) }
    pdf.addPage(size).drawImage(pdf.embedJpeg(jpeg), { x: 0, y: 0, ...size })
  }
  return pdf.save()
}

/** Makes one PDF of several photographs in the browser, compressed to what is accepted; throws a Refusal. */
export async function photosToPdf(photos: readonly File[], most: number): Promise<File> {
  const each = (most * SHARE_OF_PICTURES) / photos.length
  const photographs: Photograph[] = []
  for (const photo of photos) {
    const smaller = await smallerJpeg(photo, each)
    if (!smaller) throw new Refusal(UNPROCESSABLE, `${photo.name}: ${HEIC_WORDS}`)
    const { bytes, width, height } = smaller
    photographs.push({ jpeg: new Uint8Array(await bytes.arrayBuffer()), width, height })
  }
  const pdf = await pdfOfPhotographs(photographs)
  return new File([new Uint8Array(pdf)], pdfName(photos[0]?.name ?? ''), { type: 'application/pdf' })
}

const pdfName = (first: string): string => `${first.replace(/\.[^.]*$/, '') || 'foto'}.pdf`
