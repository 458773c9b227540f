import { lazy } from 'react'
import { lazyChunk } from '../../../../app/routing/lazy-chunk.ts'

/** The whole of an invoice, loaded when it is shown. */
export const LazyInvoiceMatter = lazy(async () => ({
  default: await lazyChunk(async () => (await import('./InvoiceMatter.tsx')).InvoiceMatter),
}))
