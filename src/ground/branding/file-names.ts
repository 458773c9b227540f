/** Pictures of the body by their addresses. */
export const BRANDING_FILES = [
  '/favicon.svg',
  '/favicon.ico',
  '/apple-touch-icon.png',
  '/icon-192.png',
  '/icon-512.png',
  '/icon-maskable-512.png',
  '/og.png',
  '/lencana.png',
  '/lencana.svg',
] as const

export type BrandingFile = (typeof BRANDING_FILES)[number]
