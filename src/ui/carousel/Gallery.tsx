import { Picture } from '../Picture.tsx'
import { Carousel } from './Carousel.tsx'

/** A stored picture by file name, or a drawing of the program by address. */
export type GalleryPicture = { source: string; alt: string } | { url: string; alt: string }

const SIZES = '(width >= 64rem) 370px, (width >= 40rem) 50vw, calc(100vw - 2rem)'

// Three a view and a group, 30 px apart, 220 px high: spec section 9, see limits.ts.
const LOOK = 'h-full w-full rounded-box border border-line object-cover'

/** The site's gallery of pictures (spec section 2). */
export function Gallery({ label = 'Galeri', items }: { label?: string; items: GalleryPicture[] }) {
  return (
    <Carousel label={label} perView={3} gap={30} arrows dots>
      {items.map((item) => (
        <Slide key={'source' in item ? item.source : item.url} item={item} />
      ))}
    </Carousel>
  )
}

/** Far from the screen a slide is not looked into, so its picture leaves the line to what is seen first. */
function Slide({ item }: { item: GalleryPicture }) {
  return (
    <div className="h-[220px] [content-visibility:auto]">
      {'source' in item ? (
        <Picture file={item.source} alt={item.alt} sizes={SIZES} className={LOOK} />
      ) : (
        <img src={item.url} alt={item.alt} width={1200} height={800} loading="lazy" className={LOOK} />
      )}
    </div>
  )
}
