import { useEffect, useState } from 'react'
import type { CarouselApi } from './carousel-api.ts'

interface CarouselState {
  /** The group in view, from 0. */
  group: number
  groups: number
  isPlaying: boolean
}

const STILL: CarouselState = { group: 0, groups: 0, isPlaying: false }

/** Returns the present state of a carousel. */
export function useCarousel(api: CarouselApi): CarouselState {
  const [state, setState] = useState(STILL)
  useEffect(() => {
    const read = () =>
      setState({
        group: api.selectedScrollSnap(),
        groups: api.scrollSnapList().length,
        isPlaying: api.plugins().autoScroll?.isPlaying() ?? false,
      })
    // The plugin announces the change before it has made it.
    const readSoon = () => queueMicrotask(read)
    read()
    api.on('select', read).on('reInit', read).on('autoScroll:play', readSoon).on('autoScroll:stop', readSoon)
    return () => {
      api.off('select', read).off('reInit', read).off('autoScroll:play', readSoon).off('autoScroll:stop', readSoon)
    }
  }, [api])
  return state
}
