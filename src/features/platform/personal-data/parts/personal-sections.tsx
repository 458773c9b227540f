import { lazy } from 'react'
import { lazyChunk } from '../../../../app/routing/lazy-chunk.ts'

/** One's personal data on the profile: another feature's part of that page, so it is brought together here. */
export const PersonalSections = lazy(async () => ({
  default: await lazyChunk(async () => (await import('./ProfileSections.tsx')).ProfileSections),
}))
