import { lazy } from 'react'
import { lazyChunk } from './lazy-chunk.ts'

// Other features' parts of the page of one's own application, so they are brought together here.

export const ExamDayParts = lazy(async () => ({
  default: await lazyChunk(async () => (await import('../features/examination/pages/ExamDayParts.tsx')).ExamDayParts),
}))

export const ResultTab = lazy(async () => ({
  default: await lazyChunk(async () => (await import('../features/decisions/pages/ResultTab.tsx')).ResultTab),
}))

export const HeldCertificates = lazy(async () => ({
  default: await lazyChunk(
    async () => (await import('../features/certificates/pages/HeldCertificates.tsx')).HeldCertificates,
  ),
}))

export const CertificateTab = lazy(async () => ({
  default: await lazyChunk(
    async () => (await import('../features/certificates/pages/CertificateTab.tsx')).CertificateTab,
  ),
}))
