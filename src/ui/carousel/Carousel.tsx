import { Children, type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react'
import type { CarouselEngine } from './CarouselEngine.tsx'
import type { CarouselApi } from './carousel-api.ts'

interface CarouselProps {
  label: string
  /** Slides side by side on a wide screen; narrower ones show fewer. */
  perView: 1 | 3 | 4
  /** Room between slides, in CSS pixels. */
  gap?: 16 | 24 | 30
  loop?: boolean
  autoplay?: { everyMs: number; continuous: true }
  arrows?: boolean
  dots?: boolean
  children: ReactNode
}

type Engine = ComponentType<Parameters<typeof CarouselEngine>[0]>

/** A row of slides: scrolls by itself without JavaScript, turns with it. */
export function Carousel(props: CarouselProps) {
  const { label, perView, gap = 24, loop = true, autoplay, arrows = false, dots = false, children } = props
  const viewport = useRef<HTMLDivElement>(null)
  const Engine = useEngineNear(viewport)
  const [api, setApi] = useState<CarouselApi>()
  return (
    <section className="carousel" aria-label={label} data-per-view={perView} data-gap={gap}>
      {/* A row that scrolls by itself must be reachable by keyboard. */}
      <div ref={viewport} className="carousel-view" tabIndex={api ? undefined : 0}>
        <ul className="carousel-track">
          {Children.map(children, (slide) => (
            <li>{slide}</li>
          ))}
        </ul>
      </div>
      <div className="needs-js no-print mt-5 flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-2">
        {Engine && viewport.current && (
          <Engine
            viewport={viewport.current}
            loop={loop}
            slideEveryMs={autoplay?.everyMs}
            arrows={arrows}
            dots={dots}
            onReady={setApi}
          />
        )}
      </div>
    </section>
  )
}

/** Fetches engine and controls once the row is seen: the first load does without, and the row scrolls all the same. */
function useEngineNear(target: { current: HTMLElement | null }): Engine | undefined {
  const [engine, setEngine] = useState<Engine>()
  useEffect(() => {
    if (!target.current) return
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return
      observer.disconnect()
      import('./CarouselEngine.tsx').then(
        (module) => setEngine(() => module.CarouselEngine),
        () => undefined,
      )
    })
    observer.observe(target.current)
    return () => observer.disconnect()
  }, [target])
  return engine
}
