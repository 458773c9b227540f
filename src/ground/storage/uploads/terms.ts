import type { ScanState } from './virus-scan.ts'

const PDF = 'application/pdf'

export type PictureType = 'image/jpeg' | 'image/png' | 'image/webp'

export const PICTURE_TYPES: readonly PictureType[] = ['image/jpeg', 'image/png', 'image/webp']
export const DOCUMENT_TYPES = [PDF]

interface Size {
  width: number
  height: number
}

/** The conditions for an upload, and the form that its pictures get. */
export interface Terms {
  /** Types by content, whatever name and header say. */
  types: readonly string[]
  /** The largest size. */
  bytes?: number
  /** The size that larger pictures are reduced to; when left out, an A4 page of 300 dots an inch stays as it is. */
  most?: { width: number; height?: number }
  /** Smaller pictures are refused. */
  least?: Size | undefined
  /** The type that pictures are converted to; each keeps its own when left out. */
  becomes?: PictureType
}

export interface AcceptedFile {
  type: string
  bytes: Buffer
  /** The size of a picture. */
  size?: Size
}

/** An upload with the virus scanner's result. */
export interface ScannedFile extends AcceptedFile {
  scan: ScanState
}
