import { drawable, type Lettering, textPath, textWidth } from '../../lib/files/lettering.ts'
import { escapeMarkup } from '../../lib/text/markup.ts'
import { type Branding, badgeSvg, wrapLines } from './drawings.ts'

/** The facts that a badge's picture says: whose it is and what it is. */
export interface BadgeBearer {
  nama: string
  kualifikasi: string
  skema: string
  no_sertifikasi: string
  /** 'Berlaku sampai 31 Desember 2028'. */
  masa: string
  /** All of it in one sentence, for those who do not see the picture. */
  title: string
}

const INK = '#14231B'
const MARGIN = 28
/** The share of a line's size from one baseline to the next. */
const LEADING = 1.35

/** Draws the badge of one holder: the body's mark and, below it, whose certificate it is and which. */
export function bearerBadgeSvg(branding: Branding, side: number, bearer: BadgeBearer): string {
  const width = side - 2 * MARGIN
  const linesFor = (text: string, style: Lettering, most: number) =>
    wrapLines(drawable(text), style.size, width, most).map((line) => {
      const drawn = textWidth(line, style)
      // A word longer than the line is drawn smaller.
      return { line, style: { ...style, size: style.size * Math.min(1, width / Math.max(drawn, 1)) } }
    })
  const lines = [
    ...linesFor(bearer.nama, { size: 40, weight: 700 }, 3),
    ...linesFor(`${bearer.skema} (${bearer.kualifikasi})`, { size: 28, weight: 600 }, 3),
    ...linesFor(bearer.no_sertifikasi, { size: 28, weight: 700 }, 2),
    ...linesFor(bearer.masa, { size: 26, weight: 600 }, 1),
    ...linesFor(branding.nama_lembaga, { size: 26, weight: 600 }, 2),
  ]
  let baseline = side + MARGIN / 2
  const paths = lines.map(({ line, style }) => {
    baseline += style.size * LEADING
    return `<path fill="${INK}" d="${textPath(line, side / 2, baseline, { ...style, anchor: 'middle' })}"/>`
  })
  const height = Math.ceil(baseline + MARGIN)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${height}" viewBox="0 0 ${side} ${height}" role="img"><title>${escapeMarkup(bearer.title)}</title><rect width="${side}" height="${height}" rx="${MARGIN}" fill="#FFFFFF"/>${badgeSvg(branding, side)}${paths.join('')}</svg>`
}
