import { Carousel } from './Carousel.tsx'
import { Picture } from './Picture.tsx'

/** A stored picture by file name, or a drawing of the program by address. */
export type GalleryPicture = { source: string; alt: string } | { url: string; alt: string }

const SIZES = '(width >= 64rem) 400px, (width >= 40rem) 50vw, 100vw'

// Three a view and a group, 30 px apart, 220 px high: spec section 9, see limits.ts.
const LOOK = 'h-[220px] w-full rounded-box border border-line object-cover'

/** The site's gallery of pictures (spec section 2). */
export function Gallery({ label = 'Galeri', items }: { label?: string; items: GalleryPicture[] }) {
  return (
    <Carousel label={label} perView={3} gap={30} arrows dots>
      {items.map((item) =>
        'source' in item ? (
          <Picture key={item.source} file={item.source} alt={item.alt} sizes={SIZES} className={LOOK} />
        ) : (
          <img key={item.url} src={item.url} alt={item.alt} width={1200} height={800} loading="lazy" className={LOOK} />
        ),
      )}
    </Carousel>
  )
}
