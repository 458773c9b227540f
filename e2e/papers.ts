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

/** A photograph as a camera makes it, which no format makes small: JPEG or PNG, by its name. */
export const noisyPhoto = async (name: string, width: number, height: number): Promise<GivenFile> => {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  const picture = sharp({ create: { width, height, channels: 3, background: '#000', noise } })
  const type = name.endsWith('.png') ? 'png' : 'jpeg'
  return { name, mimeType: `image/${type}`, buffer: await picture.toFormat(type, { quality: 95 }).toBuffer() }
}

/** The beginning of a photograph in the format of an iPhone's camera, which browsers on other machines cannot read. */
export const heic = (name: string): GivenFile => ({
  name,
  mimeType: 'image/heic',
  buffer: Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic\0\0\0\0heicmif1'), Buffer.alloc(200)]),
})
