import { type ComponentType, type FunctionComponent, useState } from 'react'
import { lazyPiece } from '../../app/routing/lazy-piece.ts'

interface Preparing {
  prepare: () => Promise<void>
}

/** Makes a screen of a piece of the program: it is loaded where it is opened, or as soon as somebody points at its link. */
export function lazyScreen(load: () => Promise<ComponentType>): FunctionComponent & Preparing {
  const { prepare, component } = lazyPiece(load)
  function Screen() {
    // The one that is shown stays the same, however often this is rendered.
    const [Piece] = useState(() => component())
    return <Piece />
  }
  return Object.assign(Screen, { prepare })
}

const isPreparing = (screen: object): screen is Preparing => 'prepare' in screen

/** Loads a screen ahead; whoever opens it meets a failure then. */
export function prepareScreen(screen: ComponentType | undefined): void {
  if (screen && isPreparing(screen)) screen.prepare().catch(() => undefined)
}
