// Writes the small SVG files of src/ui/motif/: node tools/art/draw-motif.ts
import { mkdirSync, writeFileSync } from 'node:fs'
import { mangroveCoast } from './scenes-coast.ts'
import { contours, defaultAvatar, defaultHero, defaultOrganisation, empty, failure, notFound } from './scenes-motif.ts'
import { meanders, ridgeDawn } from './scenes-nature.ts'

const folder = new URL('../../src/ui/motif/', import.meta.url)

mkdirSync(folder, { recursive: true })
const files = {
  contours: contours(),
  empty: empty(),
  'not-found': notFound(),
  error: failure(),
  'default-hero': defaultHero(),
  'default-avatar': defaultAvatar(),
  'default-organisation': defaultOrganisation(),
  'builtin-gallery-1': meanders('builtin-1', true),
  'builtin-gallery-2': mangroveCoast('builtin-2', true),
  'builtin-gallery-3': ridgeDawn('builtin-3', true),
}
for (const [name, art] of Object.entries(files)) writeFileSync(new URL(`${name}.svg`, folder), String(art))
process.stdout.write(`${Object.keys(files).length} gambar di src/ui/motif\n`)
