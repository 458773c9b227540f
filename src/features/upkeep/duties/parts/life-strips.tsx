import { lazy } from 'react'
import { lazyChunk } from '../../../../app/routing/lazy-chunk.ts'

// What a holder reads on the dashboard is other features' matter, so it is brought together here.

export const LifeStrips = lazy(async () => ({
  default: await lazyChunk(async () => (await import('./LifeStrips.tsx')).LifeStrips),
}))
