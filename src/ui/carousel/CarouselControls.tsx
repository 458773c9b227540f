import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react'
import type { CarouselApi } from './carousel-api.ts'
import { useCarousel } from './use-carousel.ts'

interface CarouselControlsProps {
  api: CarouselApi
  arrows: boolean
  dots: boolean
  autoplay: boolean
}

/** Pagination, arrows, and a pause button where the row moves by itself. */
export function CarouselControls({ api, arrows, dots, autoplay }: CarouselControlsProps) {
  const { group, groups, isPlaying } = useCarousel(api)
  return (
    <>
      <ul className="flex flex-wrap">
        {dots &&
          groups > 1 &&
          Array.from({ length: groups }, (_, index) => index + 1).map((number) => (
            <li key={number}>
              <button
                type="button"
                className="carousel-dot"
                aria-label={`Tampilkan kelompok ${number} dari ${groups}`}
                aria-current={number === group + 1 ? 'true' : undefined}
                onClick={() => api.scrollTo(number - 1)}
              />
            </li>
          ))}
      </ul>
      <div className="ml-auto flex gap-2">
        {autoplay && <PauseButton api={api} isPlaying={isPlaying} />}
        {arrows && (
          <>
            <button
              type="button"
              aria-label="Sebelumnya"
              className="btn btn-outline btn-square"
              onClick={() => api.scrollPrev()}
            >
              <ChevronLeft aria-hidden className="size-5" />
            </button>
            <button
              type="button"
              aria-label="Berikutnya"
              className="btn btn-outline btn-square"
              onClick={() => api.scrollNext()}
            >
              <ChevronRight aria-hidden className="size-5" />
            </button>
          </>
        )}
      </div>
    </>
  )
}

function PauseButton({ api, isPlaying }: { api: CarouselApi; isPlaying: boolean }) {
  const toggle = () => {
    const plugin = api.plugins().autoScroll
    if (isPlaying) plugin?.stop()
    else plugin?.play()
  }
  const Icon = isPlaying ? Pause : Play
  return (
    <button type="button" className="btn btn-ghost" onClick={toggle}>
      <Icon aria-hidden className="size-4" />
      {isPlaying ? 'Jeda' : 'Putar'}
    </button>
  )
}
