import { pictureSize } from '../../../lib/graphics/picture.ts'
import { type FilePlace, placedAt } from '../places/file-place.ts'
import type { PictureFormat, Resizing } from './resize-picture.ts'
import type { openVariants } from './variants.ts'

type Box = Pick<Resizing, 'palette'> & { width: number; height: number }

/** Public files as they are shown. */
export function openShownFiles(place: FilePlace, variants: ReturnType<typeof openVariants>) {
  let withheld: ReadonlySet<string> = new Set()

  /** The bytes of any public file as it is kept; undefined for one that is lost. */
  const original = (name: string): Promise<Buffer | undefined> => place.read(placedAt('public', name))

  /** Tells whether a public file exists. */
  const has = async (name: string): Promise<boolean> => (await place.facts(placedAt('public', name))) !== undefined

  const sizeOfShown = (name: string) => (withheld.has(name) ? undefined : pictureSize(name))

  return {
    original,
    has,

    /** Sets the public files that are not shown, as a virus was found in them. */
    withhold(names: readonly string[]): void {
      withheld = new Set(names)
    },

    isWithheld: (name: string): boolean => withheld.has(name),

    /** Tells whether that is the name of a stored picture that may be shown. */
    hasPicture: async (name: string): Promise<boolean> => sizeOfShown(name) !== undefined && has(name),

    /** A stored picture in a width and format; undefined when there is none of that name to show. */
    async picture(name: string, width: number | undefined, format: PictureFormat): Promise<Buffer | undefined> {
      const size = sizeOfShown(name)
      if (!size) return undefined
      const narrower = width !== undefined && width < size.width ? width : undefined
      if (narrower === undefined && name.endsWith(format)) return original(name)
      return variants.make(name, `${narrower ?? 'full'}.${format}`, { width: narrower, format, palette: true })
    },

    /**
     * Returns a stored picture as PNG, whole within a box and never enlarged; undefined when there is none of that
     * name.
     */
    async pictureWithin(name: string, box: Box): Promise<Buffer | undefined> {
      if (!sizeOfShown(name)) return undefined
      return variants.make(name, `${box.width}x${box.height}.png`, { ...box, format: 'png' })
    },

    document: async (name: string): Promise<Buffer | undefined> =>
      /^[0-9a-f]{32}\.pdf$/.test(name) && !withheld.has(name) ? original(name) : undefined,
  }
}
