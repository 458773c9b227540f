import { type ComponentType, lazy } from 'react'
import { lazyChunk } from './lazy-chunk.ts'

/**
 * A component that is part of the browser's program only where it is shown. A loader calls `prepare`, so that the server
 * renders it in one go and a visit finds it loaded; `component` goes into a Suspense.
 */
export function lazyPiece<Props>(load: () => Promise<ComponentType<Props>>) {
  let atHand: ComponentType<Props> | undefined
  const loadOnce = async () => {
    atHand ??= await load()
    return { default: atHand }
  }
  const Lazy = lazy(() => lazyChunk(loadOnce))
  return {
    prepare: async (): Promise<void> => void (await lazyChunk(loadOnce)),
    component: (): ComponentType<Props> => atHand ?? Lazy,
  }
}
