import { lazy } from 'react'
import { lazyChunk } from '../../../../app/lazy-chunk.ts'

// Another feature's part of the page of one's own activity, so they are brought together here.

export const InvoiceMatter = lazy(async () => ({
  default: await lazyChunk(async () => (await import('./InvoiceMatter.tsx')).InvoiceMatter),
}))
