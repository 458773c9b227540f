import AutoScroll from 'embla-carousel-auto-scroll'
import useEmblaCarousel from 'embla-carousel-react'
import { useEffect, useMemo, useState } from 'react'
import { CarouselControls } from './CarouselControls.tsx'
import type { CarouselApi } from './carousel-api.ts'

interface CarouselEngineProps {
  viewport: HTMLElement
  loop: boolean
  /** Time in which one slide passes, without stopping in between. */
  slideEveryMs: number | undefined
  arrows: boolean
  dots: boolean
  onReady: (api: CarouselApi | undefined) => void
}

const FRAME_MS = 1000 / 60

const isQuiet = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches

/** Embla on a viewport that is already there, and what steers it; loaded only once a carousel comes near. */
export function CarouselEngine({ viewport, loop, slideEveryMs, arrows, dots, onReady }: CarouselEngineProps) {
  const [slideWidth, setSlideWidth] = useState(() => widthOfSlide(viewport))
  const plugins = useMemo(() => {
    if (!slideEveryMs) return []
    const speed = (slideWidth * FRAME_MS) / slideEveryMs
    return [AutoScroll({ speed, startDelay: 0, playOnInit: !isQuiet(), stopOnInteraction: true })]
  }, [slideEveryMs, slideWidth])
  const slidesToScroll = slideEveryMs ? 1 : 'auto'
  const [bind, api] = useEmblaCarousel({ loop, align: 'start', slidesToScroll, duration: 28 }, plugins)

  useEffect(() => {
    viewport.scrollLeft = 0
    viewport.dataset.live = ''
    bind(viewport)
    return () => {
      delete viewport.dataset.live
    }
  }, [bind, viewport])

  useEffect(() => {
    if (!api) return
    api.on('resize', () => setSlideWidth(widthOfSlide(viewport)))
    onReady(api)
    return () => onReady(undefined)
  }, [api, onReady, viewport])

  return api ? <CarouselControls api={api} arrows={arrows} dots={dots} autoplay={slideEveryMs !== undefined} /> : null
}

const widthOfSlide = (viewport: HTMLElement): number =>
  viewport.firstElementChild?.firstElementChild?.getBoundingClientRect().width ?? 0
