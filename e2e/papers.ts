import sharp from 'sharp'
import { pdf } from '../tests/pdf.ts'
import type { GivenFile } from './calls.ts'

/** A small PDF under that name. */
export const paper = (name: string): GivenFile => ({ name, mimeType: 'application/pdf', buffer: pdf() })

/** A photograph of that size. */
export const photo = async (name: string, width = 400, height = 600): Promise<GivenFile> => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width, height, channels: 3, background: '#a11' } })
    .jpeg()
    .toBuffer(),
})
