import sharp from 'sharp'
import { badgeSvg, type Face, iconSvg, previewSvg } from './drawings.ts'
import type { FaceFile } from './file-names.ts'

/** The facts about the body that its pictures show. */
export type DrawnFace = Face & { title: string }

const png = async (svg: string): Promise<Buffer> => sharp(Buffer.from(svg)).png({ compressionLevel: 9 }).toBuffer()
/** Few colours are enough, and phones fetch it with their first page. */
const icon = async (svg: string): Promise<Buffer> =>
  sharp(Buffer.from(svg)).png({ compressionLevel: 9, palette: true, effort: 10 }).toBuffer()
const ROUND = { radius: 0.22, space: 0.08 }
const SQUARE = { radius: 0, space: 0.1 }
/** Devices cut a circle of four fifths out of it. */
const MASKABLE = { radius: 0, space: 0.21 }
const SMALL = 32

const DRAWINGS: Record<FaceFile, (face: DrawnFace) => Promise<Buffer>> = {
  '/favicon.svg': async (face) => Buffer.from(iconSvg(face, 64, ROUND)),
  '/favicon.ico': async (face) => icoOf(await png(iconSvg(face, SMALL, ROUND)), SMALL),
  '/apple-touch-icon.png': (face) => icon(iconSvg(face, 180, SQUARE)),
  '/icon-192.png': (face) => icon(iconSvg(face, 192, ROUND)),
  '/icon-512.png': (face) => icon(iconSvg(face, 512, ROUND)),
  '/icon-maskable-512.png': (face) => icon(iconSvg(face, 512, MASKABLE)),
  '/og.png': (face) => png(previewSvg(face)),
  '/lencana.png': (face) => png(badgeSvg(face, 600)),
  '/lencana.svg': async (face) => Buffer.from(badgeSvg(face, 600)),
}

/** A picture of the body, drawn. For workers only. */
export const drawFaceFile = (file: FaceFile, face: DrawnFace): Promise<Buffer> => DRAWINGS[file](face)

/** One square PNG wrapped as an ICO file. */
function icoOf(image: Buffer, side: number): Buffer {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(side, 6)
  head.writeUInt8(side, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(image.length, 14)
  head.writeUInt32LE(22, 18)
  return Buffer.concat([head, image])
}
