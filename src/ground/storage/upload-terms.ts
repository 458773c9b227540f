import type { ScanState } from './virus-scan.ts'

const PDF = 'application/pdf'

export type PictureType = 'image/jpeg' | 'image/png' | 'image/webp'

export const PICTURE_TYPES: readonly PictureType[] = ['image/jpeg', 'image/png', 'image/webp']
export const DOCUMENT_TYPES = [PDF]

interface Size {
  width: number
  height: number
}

/** What an upload must be, and what a picture among them becomes. */
export interface Terms {
  /** Types by content, whatever name and header say. */
  types: readonly string[]
  /** At most. */
  bytes?: number
  /** Larger pictures are made smaller; when left out, an A4 page of 300 dots an inch stays as it is. */
  most?: { width: number; height?: number }
  /** Smaller pictures are refused. */
  least?: Size | undefined
  /** Every picture's type from then on; each keeps its own when left out. */
  becomes?: PictureType
}

export interface AcceptedFile {
  type: string
  bytes: Buffer
  /** Of a picture. */
  size?: Size
}

/** What came in, with what the virus scanner said of it. */
export interface ScannedFile extends AcceptedFile {
  scan: ScanState
}
