import { StyleSheet, type Styles } from '@react-pdf/renderer'
import { createContext, use } from 'react'
import { type BodyColours, BUILT_IN, type PaperColours, paperColours } from '../../lib/graphics/colour-scheme.ts'
import { memoize } from '../../lib/memoize.ts'
import { TYPEFACE } from './typeface.ts'

/** A4 and the frame around the matter, in points. */
export const sheet = { width: 595.28, height: 841.89, side: 64, top: 92, bottom: 84 }

/** How the body's papers look, and on what basis it issues them. */
export interface PaperBranding extends BodyColours {
  /** PNG. */
  logo?: Buffer | undefined
  /** Left out where it is empty. */
  dasar_hukum?: string
  /** The small print on the electronic signature; left out where there is none. */
  tanda_tangan?: string
}

// Trap: a line height on a Page, a fixed View or a Text with `render` grows on every page until the text is
// gone (diegomura/react-pdf#3402). It stands only on plain Text, beside the size it is multiplied by.
const typeIn = (colour: PaperColours) =>
  StyleSheet.create({
    page: { fontFamily: TYPEFACE, fontSize: 10, color: colour.ink },
    text: { fontSize: 10, lineHeight: 1.6 },
    small: { fontSize: 8, color: colour.quiet },
    title: { fontSize: 22, fontWeight: 700, lineHeight: 1.2, color: colour.primary },
    heading: { fontSize: 14, fontWeight: 700, lineHeight: 1.3, color: colour.primary },
    label: { fontSize: 8.5, fontWeight: 600, lineHeight: 1.4, color: colour.quiet },
  })

interface Paper {
  colour: PaperColours
  type: ReturnType<typeof typeIn>
  logo: Buffer | undefined
  dasar_hukum: string
  tanda_tangan: string
}

/** A paper's colours, its kinds of text, its logo and its basis, from how the body looks. */
export function paperLookOf(branding: PaperBranding): Paper {
  const colour = paperColours(branding)
  const { logo, dasar_hukum = '', tanda_tangan = '' } = branding
  return { colour, type: typeIn(colour), logo, dasar_hukum, tanda_tangan }
}

export const PaperContext = createContext<Paper>(paperLookOf(BUILT_IN))

/** Returns the look of the paper that is being drawn. */
export const usePaper = (): Paper => use(PaperContext)

/** Styles in the colours of the paper that is being drawn. */
export function houseStyles<T extends Styles>(make: (paper: Paper) => T): () => T {
  const stylesOf = memoize((paper: Paper) => StyleSheet.create(make(paper)))
  return () => stylesOf(usePaper())
}
