const PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/webp']
/** Documents are accepted up to this size. */
const LARGE_BYTES = 2_000_000
const WANTED_BYTES = 1_900_000
const LONGEST_SIDE = 2400
const QUALITIES = [0.9, 0.8, 0.7, 0.6, 0.5, 0.4]

/** A photograph that is too large to be accepted, made smaller; all else, and what this browser cannot read, as it is. */
export async function shrinkPhoto(file: File): Promise<File> {
  if (file.size <= LARGE_BYTES || !PHOTO_TYPES.includes(file.type)) return file
  const picture = await createImageBitmap(file).catch(() => undefined)
  const canvas = picture && drawSmaller(picture)
  if (!canvas) return file
  for (const quality of QUALITIES) {
    const bytes = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))
    if (bytes && bytes.size <= WANTED_BYTES) return new File([bytes], jpegName(file.name), { type: 'image/jpeg' })
  }
  return file
}

/** On white: JPEG knows no transparency. */
function drawSmaller(picture: ImageBitmap): HTMLCanvasElement | undefined {
  const scale = Math.min(1, LONGEST_SIDE / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(picture.width * scale)
  canvas.height = Math.round(picture.height * scale)
  const pen = canvas.getContext('2d')
  if (!pen) return undefined
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height)
  picture.close()
  return canvas
}

const jpegName = (name: string): string => `${name.replace(/\.[^.]*$/, '')}.jpg`
