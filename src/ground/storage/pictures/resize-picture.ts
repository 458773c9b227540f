import sharp from 'sharp'
import { MOST_PIXELS } from '../uploads/examine-upload.ts'

export type PictureFormat = 'avif' | 'webp' | 'png'

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
  const resized = sharp(original, { limitInputPixels: MOST_PIXELS }).resize({
    ...box,
    fit: 'inside',
    withoutEnlargement: true,
  })
  switch (format) {
    case 'avif':
      return resized.avif({ quality: 44, effort: 3, chromaSubsampling: '4:2:0' }).toBuffer()
    case 'webp':
      return resized.webp({ quality: 74 }).toBuffer()
    case 'png':
      return resized.png({ palette: palette ?? false }).toBuffer()
  }
}

/** A picture that fills the size, on white. For workers only. */
export const coverWithPicture = (picture: Uint8Array, size: { width: number; height: number }): Promise<Buffer> =>
  sharp(picture, { limitInputPixels: MOST_PIXELS })
    .rotate()
    .resize({ ...size, fit: 'cover' })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 85 })
    .toBuffer()
