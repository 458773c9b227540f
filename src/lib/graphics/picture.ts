/** Widths in which every stored picture is available, in CSS pixels times density. */
export const PICTURE_WIDTHS = [160, 320, 640, 960, 1280, 1600] as const

const NAME = /^[0-9a-f]{32}-(\d{1,5})x(\d{1,5})\.(webp|png)$/

/** A stored picture's name carries its size, so that a page can reserve the room: '<32 hex>-1600x900.webp'. */
export function pictureSize(file: string): { width: number; height: number } | undefined {
  const match = NAME.exec(file)
  return match ? { width: Number(match[1]), height: Number(match[2]) } : undefined
}

export const pictureUrl = (file: string, width?: number): string => `/images/${file}${width ? `?w=${width}` : ''}`

/** The `srcset` of a stored picture: every width up to its own. */
export function pictureSources(file: string): string | undefined {
  const size = pictureSize(file)
  if (!size) return undefined
  const widths = PICTURE_WIDTHS.filter((width) => width < size.width)
  return [...widths, size.width]
    .map((width) => `${pictureUrl(file, width === size.width ? undefined : width)} ${width}w`)
    .join(', ')
}
