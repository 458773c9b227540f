import sharp from 'sharp'
import { MOST_PIXELS } from './examine-upload.ts'

export type PictureFormat = 'webp' | 'png'

/** How a stored picture is made smaller; it never grows, and is whole within width and height. */
export interface Resizing {
  width: number | undefined
  height?: number
  format: PictureFormat
  /** Few colours are enough, as on screens. */
  palette?: boolean
}

/** A stored picture in another size. For workers only. */
export function resizePicture(original: Uint8Array, { format, palette, ...box }: Resizing): Promise<Buffer> {
  const options = format === 'webp' ? { quality: 74 } : { palette: palette ?? false }
  const resized = sharp(original, { limitInputPixels: MOST_PIXELS }).resize({
    ...box,
    fit: 'inside',
    withoutEnlargement: true,
  })
  return resized.toFormat(format, options).toBuffer()
}

/** A picture that fills the size, on white. For workers only. */
export const coverWithPicture = (picture: Uint8Array, size: { width: number; height: number }): Promise<Buffer> =>
  sharp(picture, { limitInputPixels: MOST_PIXELS })
    .rotate()
    .resize({ ...size, fit: 'cover' })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 85 })
    .toBuffer()
