import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import sharp from 'sharp'
import type { SiteContent } from '../../features/platform/site-content/contract.ts'
import { Problem } from '../../problems.ts'
import { badgeSvg, type Face, iconSvg, previewSvg } from '../face/drawings.ts'
import { icoOf } from '../face/ico.ts'
import { THEME_ROUTE, themeOfName } from '../face/theme-css.ts'
import type { FileStore } from '../storage/file-store.ts'
import type { PublicAnswers } from './public-answers.ts'

interface Parts {
  answers: PublicAnswers
  files: FileStore
}

interface Made {
  type: string
  bytes: Buffer
  etag: string
}

type Drawn = Face & { title: string }

const png = async (svg: string): Promise<Buffer> => sharp(Buffer.from(svg)).png({ compressionLevel: 9 }).toBuffer()
const ROUND = { radius: 0.22, space: 0.08 }
const SQUARE = { radius: 0, space: 0.1 }
/** Devices cut a circle of four fifths out of it. */
const MASKABLE = { radius: 0, space: 0.21 }
const SMALL = 32

const FILES: Record<string, { type: string; make: (face: Drawn) => Promise<Buffer> }> = {
  '/favicon.svg': { type: 'image/svg+xml', make: async (face) => Buffer.from(iconSvg(face, 64, ROUND)) },
  '/favicon.ico': { type: 'image/x-icon', make: async (face) => icoOf(await png(iconSvg(face, SMALL, ROUND)), SMALL) },
  '/apple-touch-icon.png': { type: 'image/png', make: (face) => png(iconSvg(face, 180, SQUARE)) },
  '/icon-192.png': { type: 'image/png', make: (face) => png(iconSvg(face, 192, ROUND)) },
  '/icon-512.png': { type: 'image/png', make: (face) => png(iconSvg(face, 512, ROUND)) },
  '/icon-maskable-512.png': { type: 'image/png', make: (face) => png(iconSvg(face, 512, MASKABLE)) },
  '/og.png': { type: 'image/png', make: (face) => png(previewSvg(face)) },
  '/lencana.png': { type: 'image/png', make: (face) => png(badgeSvg(face, 600)) },
}

/** Large enough for every picture that is drawn with it. */
const LOGO_BOX = { width: 800, height: 800 }

/** The pictures and colours of the body: drawn from its content, and again once that has changed. */
export function serveFace(server: FastifyInstance, { answers, files }: Parts): void {
  const kept = new Map<string, Promise<Made>>()
  let keptFor = ''

  async function pictureAt(path: string): Promise<Made> {
    const content = (await answers.get('getContent', {})) as SiteContent
    const { nama_lembaga, nama_singkat, warna_utama, warna_kedua, logo } = content
    const state = JSON.stringify([nama_lembaga, nama_singkat, warna_utama, warna_kedua, logo])
    if (state !== keptFor) kept.clear()
    keptFor = state
    const making = kept.get(path) ?? draw(path, content)
    kept.set(path, making)
    making.catch(() => kept.delete(path))
    return making
  }

  async function draw(path: string, content: SiteContent): Promise<Made> {
    const file = FILES[path]
    if (!file) throw new Problem('NOT_FOUND')
    const logo = content.logo === null ? undefined : await files.pictureWithin(content.logo, LOGO_BOX)
    const bytes = await file.make({ ...content, title: content.nama_lembaga, logo })
    return { type: file.type, bytes, etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"` }
  }

  for (const path of Object.keys(FILES)) {
    server.get(path, async (request: FastifyRequest, reply: FastifyReply) => {
      const { type, bytes, etag } = await pictureAt(path)
      reply.headers({ ETag: etag, 'Cache-Control': 'public, max-age=0, must-revalidate' })
      return request.headers['if-none-match'] === etag ? reply.code(304).send() : reply.type(type).send(bytes)
    })
  }

  server.get<{ Params: { name: string }; Querystring: { v?: string } }>(
    THEME_ROUTE,
    async ({ params, query }, reply) => {
      const theme = themeOfName(params.name, query.v)
      if (!theme) throw new Problem('NOT_FOUND')
      reply.header('Cache-Control', theme.isForEver ? 'public, max-age=31536000, immutable' : 'no-store')
      return reply.type('text/css; charset=utf-8').send(theme.css)
    },
  )
}
