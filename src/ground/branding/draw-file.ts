import sharp from 'sharp'
import { type BadgeBearer, bearerBadgeSvg } from './bearer-badge.ts'
import { type Branding, badgeSvg, iconSvg, previewSvg } from './drawings.ts'
import type { BrandingFile } from './file-names.ts'
import { icoOf } from './ico.ts'

/** The facts about the body that its pictures show. */
export type DrawnBranding = Branding & { title: string }

const png = async (svg: string): Promise<Buffer> => sharp(Buffer.from(svg)).png({ compressionLevel: 9 }).toBuffer()
/** Few colours are enough, and phones fetch it with their first page. */
const icon = async (svg: string): Promise<Buffer> =>
  sharp(Buffer.from(svg)).png({ compressionLevel: 9, palette: true, effort: 10 }).toBuffer()
const ROUND = { radius: 0.22, space: 0.08 }
const SQUARE = { radius: 0, space: 0.1 }
/** Devices cut a circle of four fifths out of it. */
const MASKABLE = { radius: 0, space: 0.21 }
const SMALL = 32

const DRAWINGS: Record<BrandingFile, (branding: DrawnBranding) => Promise<Buffer>> = {
  '/favicon.svg': async (branding) => Buffer.from(iconSvg(branding, 64, ROUND)),
  '/favicon.ico': async (branding) => icoOf(await png(iconSvg(branding, SMALL, ROUND)), SMALL),
  '/apple-touch-icon.png': (branding) => icon(iconSvg(branding, 180, SQUARE)),
  '/icon-192.png': (branding) => icon(iconSvg(branding, 192, ROUND)),
  '/icon-512.png': (branding) => icon(iconSvg(branding, 512, ROUND)),
  '/icon-maskable-512.png': (branding) => icon(iconSvg(branding, 512, MASKABLE)),
  '/og.png': (branding) => png(previewSvg(branding)),
  '/lencana.png': (branding) => png(badgeSvg(branding, 600)),
  '/lencana.svg': async (branding) => Buffer.from(badgeSvg(branding, 600)),
}

/** A picture of the body, drawn. For workers only. */
export const drawBrandingFile = (file: BrandingFile, branding: DrawnBranding): Promise<Buffer> =>
  DRAWINGS[file](branding)

/** The badge of one holder, drawn. For workers only. */
export async function drawBearerBadge(
  format: 'png' | 'svg',
  branding: DrawnBranding,
  bearer: BadgeBearer,
): Promise<Buffer> {
  const svg = bearerBadgeSvg(branding, 600, bearer)
  return format === 'png' ? png(svg) : Buffer.from(svg)
}
