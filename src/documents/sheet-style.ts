import { StyleSheet } from '@react-pdf/renderer'
import { TYPEFACE } from './typeface.ts'

/** A4 and the frame around the matter, in points. */
export const sheet = { width: 595.28, height: 841.89, side: 64, top: 92, bottom: 84 }

/** Tints are mixed beforehand: no transparency, so every printer gives the same. */
export const colour = {
  green: '#0B5D3B',
  greenLine: '#22704F',
  greenIndexLine: '#35805F',
  greenPale: '#CFE3D7',
  gold: '#E0A526',
  ink: '#14231B',
  quiet: '#4C5B52',
  hairline: '#D5DBD4',
  mist: '#EFF4F0',
  mistLine: '#E9EFE9',
  mistIndexLine: '#DDE7DF',
  paper: '#FAF8F3',
  white: '#FFFFFF',
}

// Trap: a line height on a Page, a fixed View or a Text with `render` grows on every page until the text is
// gone (diegomura/react-pdf#3402). It stands only on plain Text, beside the size it is multiplied by.
export const type = StyleSheet.create({
  page: { fontFamily: TYPEFACE, fontSize: 10, color: colour.ink },
  text: { fontSize: 10, lineHeight: 1.6 },
  small: { fontSize: 8, color: colour.quiet },
  title: { fontSize: 22, fontWeight: 700, lineHeight: 1.2, color: colour.green },
  heading: { fontSize: 14, fontWeight: 700, lineHeight: 1.3, color: colour.green },
  label: { fontSize: 8.5, fontWeight: 600, lineHeight: 1.4, color: colour.quiet },
})
