import { pictureSize, pictureSources, pictureUrl } from '../lib/graphics/picture.ts'

interface PictureProps {
  /** Name of a stored picture. */
  file: string | null
  alt: string
  sizes: string
  className?: string | undefined
  /** For the picture that is seen first: loaded at once and before others. */
  priority?: boolean
  /** Address of a drawing shown when there is no file. */
  fallback?: string
}

const PLAIN_WIDTH = 960

/** A stored picture in the width that fits, with its room reserved. */
export function Picture({ file, alt, sizes, className, priority = false, fallback }: PictureProps) {
  const loading = priority ? ({ fetchPriority: 'high' } as const) : ({ loading: 'lazy' } as const)
  if (!file) {
    if (!fallback) return null
    return (
      <img src={fallback} alt={alt} width={1600} height={900} className={className} decoding="async" {...loading} />
    )
  }
  const size = pictureSize(file)
  return (
    <img
      {...loading}
      src={pictureUrl(file, size && size.width > PLAIN_WIDTH ? PLAIN_WIDTH : undefined)}
      srcSet={pictureSources(file)}
      sizes={sizes}
      alt={alt}
      width={size?.width}
      height={size?.height}
      decoding="async"
      className={className}
    />
  )
}
