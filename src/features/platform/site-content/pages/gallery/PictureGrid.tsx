import { type MouseEvent, useRef, useState } from 'react'
import { longDay } from '../../../../../lib/day.ts'
import { pictureUrl } from '../../../../../lib/graphics/picture.ts'
import { Picture } from '../../../../../ui/Picture.tsx'
import type { GalleryItem } from '../../contract.ts'
import { Lightbox } from './Lightbox.tsx'

/** Pictures in a grid; each opens large: in a dialog, or by itself without JavaScript. */
export function PictureGrid({ items }: { items: GalleryItem[] }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [index, setIndex] = useState(0)
  const open = (event: MouseEvent, at: number) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    setIndex(at)
    dialog.current?.showModal()
  }
  return (
    <>
      <p className="mb-4 text-muted" role="status">
        {items.length} gambar
      </p>
      <ul className="grid gap-x-6 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
        {items.map((item, at) => (
          <li key={item.id}>
            <a href={pictureUrl(item.source)} className="group block" onClick={(event) => open(event, at)}>
              <Picture
                file={item.source}
                alt={item.alt}
                sizes="(width >= 64rem) 390px, (width >= 40rem) 48vw, 94vw"
                priority={at < 3}
                className="aspect-[3/2] w-full rounded-box border border-line object-cover"
              />
              <span className="mt-3 block font-semibold leading-snug group-hover:text-primary">{item.judul}</span>
              <span className="mt-0.5 block text-muted text-sm">
                {item.album}
                {item.tanggal && (
                  <>
                    {' · '}
                    <time dateTime={item.tanggal}>{longDay(item.tanggal)}</time>
                  </>
                )}
              </span>
            </a>
          </li>
        ))}
      </ul>
      <Lightbox dialog={dialog} items={items} index={index} onMove={setIndex} />
    </>
  )
}
