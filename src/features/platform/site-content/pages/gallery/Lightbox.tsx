import { ChevronLeft, ChevronRight, X } from 'lucide-react'
import type { KeyboardEvent, RefObject } from 'react'
import { Picture } from '../../../../../ui/Picture.tsx'
import type { GalleryItem } from '../../contract.ts'

interface LightboxProps {
  dialog: RefObject<HTMLDialogElement | null>
  items: GalleryItem[]
  index: number
  onMove: (index: number) => void
}

const BUTTON = 'grid size-12 shrink-0 cursor-pointer place-items-center rounded-full bg-white/15 hover:bg-white/30'

/** One picture large, its neighbours by arrows. */
export function Lightbox({ dialog, items, index, onMove }: LightboxProps) {
  const item = items[index]
  const move = (by: 1 | -1) => onMove((index + by + items.length) % items.length)
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowRight') move(1)
    if (key === 'ArrowLeft') move(-1)
  }
  return (
    <dialog
      ref={dialog}
      aria-label="Gambar galeri"
      onKeyDown={onKeyDown}
      className="lightbox m-auto h-dvh max-h-none w-dvw max-w-none bg-[#07120c] text-white"
    >
      {item && (
        <div className="mx-auto flex h-full max-w-7xl flex-col gap-3 p-3 sm:p-6">
          <div className="flex items-center justify-between gap-4">
            <p data-figures className="text-sm" aria-live="polite">
              {index + 1} dari {items.length}
            </p>
            <form method="dialog">
              <button type="submit" aria-label="Tutup" className={BUTTON}>
                <X aria-hidden className="size-6" />
              </button>
            </form>
          </div>
          <figure className="flex min-h-0 grow flex-col gap-4">
            <Picture
              key={item.id}
              file={item.source}
              alt={item.alt}
              sizes="(width >= 80rem) 1200px, 96vw"
              className="min-h-0 w-full grow object-contain"
            />
            <figcaption className="text-center">
              <span className="font-semibold">{item.judul}</span>
              <span className="block text-sm text-white/80">{item.album}</span>
            </figcaption>
          </figure>
          <div className="flex justify-center gap-4">
            <button type="button" aria-label="Sebelumnya" className={BUTTON} onClick={() => move(-1)}>
              <ChevronLeft aria-hidden className="size-6" />
            </button>
            <button type="button" aria-label="Berikutnya" className={BUTTON} onClick={() => move(1)}>
              <ChevronRight aria-hidden className="size-6" />
            </button>
          </div>
        </div>
      )}
    </dialog>
  )
}
