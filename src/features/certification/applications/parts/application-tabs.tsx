import { lazy } from 'react'
import { lazyChunk } from '../../../../app/routing/lazy-chunk.ts'

// Other features' parts of the page of one's own application, so they are brought together here.

export const ExamDayParts = lazy(async () => ({
  default: await lazyChunk(async () => (await import('../../examination/parts/ExamDayParts.tsx')).ExamDayParts),
}))

export const OwnMisconduct = lazy(async () => ({
  default: await lazyChunk(async () => (await import('../../misconduct/parts/OwnMisconduct.tsx')).OwnMisconduct),
}))

export const OwnNeeds = lazy(async () => ({
  default: await lazyChunk(async () => (await import('../../accommodations/parts/OwnNeeds.tsx')).OwnNeeds),
}))

export const ResultTab = lazy(async () => ({
  default: await lazyChunk(async () => (await import('../../decisions/parts/ResultTab.tsx')).ResultTab),
}))

export const OwnCertificates = lazy(async () => ({
  default: await lazyChunk(async () => (await import('../../certificates/parts/OwnCertificates.tsx')).OwnCertificates),
}))

export const CertificateTab = lazy(async () => ({
  default: await lazyChunk(async () => (await import('../../certificates/parts/CertificateTab.tsx')).CertificateTab),
}))

export const PastRecordTables = lazy(async () => ({
  default: await lazyChunk(
    async () => (await import('../../past-records/parts/PastRecordTables.tsx')).PastRecordTables,
  ),
}))

export const PayerChoice = lazy(async () => ({
  default: await lazyChunk(async () => (await import('../../employers/parts/PayerChoice.tsx')).PayerChoice),
}))
