import { renderToBuffer } from '@react-pdf/renderer'
import type { ReactElement } from 'react'
import { BUILT_IN } from '../lib/graphics/colour-scheme.ts'
import { type PaperBranding, PaperContext, paperLookOf } from './sheet/style.ts'

/** A document as PDF in the body's colours and with its logo; built-in colours where none are given. */
export const renderPaper = (paper: ReactElement, branding: PaperBranding = BUILT_IN): Promise<Buffer> =>
  renderToBuffer(<PaperContext value={paperLookOf(branding)}>{paper}</PaperContext>)
