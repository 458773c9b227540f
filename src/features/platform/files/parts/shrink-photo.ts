import { drawSmaller } from '../../../../lib/browser/draw-smaller.ts'

const PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/webp']
/** Documents are accepted up to this size. */
const LARGE_BYTES = 2_000_000
const WANTED_BYTES = 1_900_000
/** Tried in this order: a page stays readable at the smallest of them. */
const LONGEST_SIDES = [2400, 1800, 1400]
const QUALITIES = [0.9, 0.8, 0.7, 0.6, 0.5, 0.4]

/** A photograph that is too large to be accepted, made smaller; all else, and what this browser cannot read, as it is. */
export async function shrinkPhoto(file: File): Promise<File> {
  if (file.size <= LARGE_BYTES || !PHOTO_TYPES.includes(file.type)) return file
  const smaller = await smallerJpeg(file, WANTED_BYTES)
  if (!smaller || smaller.bytes.size > WANTED_BYTES) return file
  return new File([smaller.bytes], jpegName(file.name), { type: 'image/jpeg' })
}

interface Smaller {
  bytes: Blob
  width: number
  height: number
}

/**
 * Returns a photograph as a JPEG of at most so many bytes, or the smallest that can be made of it; undefined where this
 * browser cannot read it.
 */
export async function smallerJpeg(file: File, most: number): Promise<Smaller | undefined> {
  const picture = await createImageBitmap(file).catch(() => undefined)
  if (!picture) return undefined
  try {
    return await smallestOf(picture, most)
  } finally {
    picture.close()
  }
}

/** Tries smaller and coarser pictures until one fits; the last one when none does. */
async function smallestOf(picture: ImageBitmap, most: number): Promise<Smaller | undefined> {
  let smallest: Smaller | undefined
  for (const side of LONGEST_SIDES) {
    const canvas = drawSmaller(picture, side)
    for (const quality of canvas ? QUALITIES : []) {
      const bytes = await new Promise<Blob | null>((resolve) => canvas?.toBlob(resolve, 'image/jpeg', quality))
      if (bytes && canvas) smallest = { bytes, width: canvas.width, height: canvas.height }
      if (bytes && bytes.size <= most) return smallest
    }
  }
  return smallest
}

const jpegName = (name: string): string => `${name.replace(/\.[^.]*$/, '')}.jpg`
