import { lazy } from 'react'
import { lazyChunk } from '../../../../app/lazy-chunk.ts'
import type { CaseView } from './CaseView.tsx'

type View = typeof CaseView

const load = async (): Promise<View> => (await import('./CaseView.tsx')).CaseView

const Lazy = lazy(async () => ({ default: await lazyChunk(load) }))

let atHand: View | undefined

/** For the server, which renders in one go. */
export async function prepareCaseView(): Promise<void> {
  atHand = await load()
}

/** A case on the screen: part of the browser's program only once one is opened. */
export const caseView = (): View | typeof Lazy => atHand ?? Lazy
