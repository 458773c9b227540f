import { lazy } from 'react'
import { lazyChunk } from '../../../../app/routing/lazy-chunk.ts'

// Shown beside certificates and on the dashboard, which know nothing of sanctions themselves.

const parts = () => lazyChunk(() => import('./SanctionPanel.tsx'))

export const SanctionPanel = lazy(async () => ({ default: (await parts()).SanctionPanel }))

export const SanctionHistory = lazy(async () => ({ default: (await parts()).SanctionHistory }))
