import { later } from './later.ts'

/** The work of workers on uploads and pictures; nothing else loads the libraries for it. */
export const WORK = {
  examineUpload: later(async () => (await import('../storage/uploads/examine-upload.ts')).examineUpload),
  resizePicture: later(async () => (await import('../storage/pictures/resize-picture.ts')).resizePicture),
  coverWithPicture: later(async () => (await import('../storage/pictures/resize-picture.ts')).coverWithPicture),
  drawBrandingFile: later(async () => (await import('../branding/draw-file.ts')).drawBrandingFile),
  drawBearerBadge: later(async () => (await import('../branding/draw-file.ts')).drawBearerBadge),
}

export type Work = typeof WORK
