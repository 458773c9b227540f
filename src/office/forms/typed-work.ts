import { createContext } from 'react'

/** Something that is typed and not sent. */
export interface TypedWork {
  isTyped: () => boolean
  /** Tells whether it is there again when one comes back. */
  isKept: () => boolean
  /** Forgets it, and what is kept of it. */
  discard: () => void
}

/** All that is typed in one place: the page, or a dialog over it. */
export interface TypedPlace extends TypedWork {
  /** Returns how to take it out again. */
  add: (work: TypedWork) => () => void
}

/** Makes a place; what is typed in it is typed `around` it too. */
export function typedPlace(around?: TypedPlace): TypedPlace {
  const all = new Set<TypedWork>()
  const allTyped = (): TypedWork[] => [...all].filter((work) => work.isTyped())
  return {
    add(work) {
      all.add(work)
      const leave = around?.add(work)
      return () => {
        all.delete(work)
        leave?.()
      }
    },
    isTyped: () => allTyped().length > 0,
    isKept: () => allTyped().every((work) => work.isKept()),
    discard() {
      for (const work of allTyped()) work.discard()
    },
  }
}

export const typedOnPage = typedPlace()

/** The place in which something is typed. */
export const TypedPlaceContext = createContext(typedOnPage)
