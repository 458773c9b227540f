import sharp from 'sharp'

/** A picture of a stimulus as the drawing library reads it, and its size in its own points. */
export interface ExamPicture {
  png: Buffer
  width: number
  height: number
}

/** Enough for A4 at 200 dots an inch. */
const MOST_PIXELS_WIDE = 1400
const MOST_PIXELS = 40_000_000

/** Makes of a stored picture one for paper, on white. For workers only. */
export async function examPicture(stored: Uint8Array): Promise<ExamPicture> {
  const { data, info } = await sharp(stored, { limitInputPixels: MOST_PIXELS })
    .resize({ width: MOST_PIXELS_WIDE, withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .png()
    .toBuffer({ resolveWithObject: true })
  return { png: data, width: info.width, height: info.height }
}

/** Returns the size at which a picture is whole within a room, as large as its dots are good for. */
export function fittedSize(
  { width, height }: { width: number; height: number },
  room: { width: number; height: number },
) {
  const scale = Math.min(room.width / width, room.height / height, 1)
  return { width: width * scale, height: height * scale }
}
