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
  let smallest: Smaller | undefined
  for (const side of LONGEST_SIDES) {
    const canvas = drawSmaller(picture, side)
    for (const quality of canvas ? QUALITIES : []) {
      const bytes = await new Promise<Blob | null>((resolve) => canvas?.toBlob(resolve, 'image/jpeg', quality))
      if (bytes && canvas) smallest = { bytes, width: canvas.width, height: canvas.height }
      if (bytes && bytes.size <= most) return smallest
    }
  }
  picture.close()
  return smallest
}

/** On white: JPEG knows no transparency. */
function drawSmaller(picture: ImageBitmap, longest: number): HTMLCanvasElement | undefined {
  const scale = Math.min(1, longest / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(picture.width * scale)
  canvas.height = Math.round(picture.height * scale)
  const pen = canvas.getContext('2d')
  if (!pen) return undefined
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return canvas
}

const jpegName = (name: string): string => `${name.replace(/\.[^.]*$/, '')}.jpg`
