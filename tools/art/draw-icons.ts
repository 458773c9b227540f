// Writes the icons and the social picture of public/: node tools/art/draw-icons.ts
import { mkdirSync, writeFileSync } from 'node:fs'
import sharp from 'sharp'
import { basin } from './basin.ts'
import { clouds, range, sky, sun } from './land.ts'
import { textPath } from './lettering.ts'
import { contourLines } from './lines.ts'
import { lightMark, mark } from './mark.ts'
import { gold, green, mix, paper, teal } from './palette.ts'
import { canopy } from './plants.ts'
import { type Art, at, createArt, el, rect, shape } from './svg.ts'

const folder = new URL('../../public/', import.meta.url)
const write = (name: string, data: string | Buffer) => writeFileSync(new URL(name, folder), data)

function favicon(): string {
  const art = createArt('favicon', 64, 64)
  const style = `.g{fill:${green[700]}}@media(prefers-color-scheme:dark){.g{fill:${green[500]}}}`
  art.add(
    el('style', {}, style),
    el('rect', { class: 'g', width: 64, height: 64, rx: 16 }),
    mark({ ...lightMark, lines: green[200], river: teal[200] }, true),
  )
  return art.toString()
}

/** The mark on green: with round corners, square, or small enough for a mask. */
function icon(size: number, radius: number, scale: number, bold = false): Art {
  const art = createArt('icon', size, size)
  const k = (size / 64) * scale
  art.add(
    rect(0, 0, size, size, green[700], { rx: radius * size }),
    at((size - 64 * k) / 2, (size - 64 * k) / 2, k, mark(lightMark, bold)),
  )
  return art
}

const png = (art: Art) => sharp(Buffer.from(art.toString())).png({ compressionLevel: 9 }).toBuffer()

/** One PNG wrapped as an ICO file. */
function ico(image: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(size, 6)
  head.writeUInt8(size, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(image.length, 14)
  head.writeUInt32LE(22, 18)
  return Buffer.concat([head, image])
}

function social(): Art {
  const art = createArt('og', 1200, 630)
  sky(art, 'morning', 260)
  sun(art, 930, 92, 36)
  clouds(art, 21, 3, 40, 110, paper[100], 0.55)
  range(art, {
    top: 150,
    bottom: 190,
    count: 3,
    seed: 11,
    far: mix(teal[300], paper[200], 0.4),
    near: mix(teal[400], green[300], 0.4),
    rise: 90,
    lines: 3,
  })
  basin(art, { horizon: 0.22, trees: 60, count: 10, step: 0.065, centre: 0.42 })
  art.add(canopy(art, 604, 34, 9, green[800], (u) => 30 - u * 40))
  const edge = 'M0 0H560C640 90 520 190 580 300S700 520 620 630H0z'
  const lines = contourLines(
    { width: 700, height: 640, seed: 7, scale: 3, levels: 9, slack: 0.7, gap: 26 },
    green[400],
    1.2,
    { opacity: 0.28, clipPath: 'url(#og-plate)' },
  )
  art.add(
    `<clipPath id="og-plate"><path d="${edge}"/></clipPath>`,
    shape(edge, green[900], { opacity: 0.25, transform: 'translate(10 0)' }),
    shape(
      edge,
      art.linear(
        [
          [0, green[700]],
          [1, green[800]],
        ],
        0,
        0,
        0.3,
        1,
      ),
    ),
    lines,
  )
  art.add(at(64, 92, 2.5, mark(lightMark)))
  const words =
    textPath('Sertifikasi', 72, 356, { weight: 700, size: 68 }) +
    textPath('Kompetensi', 72, 438, { weight: 700, size: 68 }) +
    textPath('Amdal', 72, 520, { weight: 700, size: 68 })
  art.add(shape(words, paper[200]), rect(74, 556, 96, 7, gold[500], { rx: 3.5 }))
  return art
}

mkdirSync(folder, { recursive: true })
write('favicon.svg', favicon())
write('favicon.ico', ico(await png(icon(32, 0.25, 1, true)), 32))
write('apple-touch-icon.png', await png(icon(180, 0, 0.86)))
write('icon-192.png', await png(icon(192, 0.25, 1)))
write('icon-512.png', await png(icon(512, 0.25, 1)))
write('icon-maskable-512.png', await png(icon(512, 0, 0.72)))
write('og.png', await sharp(Buffer.from(social().toString())).png({ palette: true, quality: 90, effort: 8 }).toBuffer())
process.stdout.write('7 berkas di public\n')
