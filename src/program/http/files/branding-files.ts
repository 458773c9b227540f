import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { SiteContent } from '../../../features/platform/site-content/contract.ts'
import { BRANDING_FILES, type BrandingFile } from '../../../ground/branding/file-names.ts'
import { THEME_ROUTE, themeOfName } from '../../../ground/branding/theme-css.ts'
import type { FileStore } from '../../../ground/storage/file-store.ts'
import { inWorker } from '../../../ground/workers/in-worker.ts'
import { Problem } from '../../../problems.ts'
import type { PublicAnswers } from '../answers/public-answers.ts'

interface Parts {
  answers: PublicAnswers
  files: FileStore
}

interface Made {
  type: string
  bytes: Buffer
  etag: string
}

const TYPES: Record<string, string> = { svg: 'image/svg+xml', ico: 'image/x-icon', png: 'image/png' }

/** Large enough for every picture that is drawn with it; the icon that each page asks for carries it as it is. */
const logoBox = (path: BrandingFile) =>
  path === '/favicon.svg' ? { width: 96, height: 96, palette: true } : { width: 800, height: 800 }

/** The pictures and colours of the body: drawn from its content, and again once that has changed. */
export function serveBranding(server: FastifyInstance, { answers, files }: Parts): void {
  const cached = new Map<string, Promise<Made>>()
  let cachedFor = ''

  async function pictureAt(path: BrandingFile): Promise<Made> {
    const content = (await answers.get('getContent', {})) as SiteContent
    const { nama_lembaga, nama_singkat, warna_utama, warna_kedua, logo } = content
    const state = JSON.stringify([nama_lembaga, nama_singkat, warna_utama, warna_kedua, logo])
    if (state !== cachedFor) cached.clear()
    cachedFor = state
    const making = cached.get(path) ?? draw(path, content)
    cached.set(path, making)
    making.catch(() => cached.delete(path))
    return making
  }

  async function draw(path: BrandingFile, content: SiteContent): Promise<Made> {
    const logo = content.logo === null ? undefined : await files.pictureWithin(content.logo, logoBox(path))
    const { nama_lembaga, nama_singkat, warna_utama, warna_kedua } = content
    const branding = { nama_lembaga, nama_singkat, warna_utama, warna_kedua, logo, title: nama_lembaga }
    const bytes = await inWorker('drawBrandingFile', path, branding)
    const type = TYPES[path.split('.').at(-1) ?? ''] ?? 'application/octet-stream'
    return { type, bytes, etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"` }
  }

  for (const path of BRANDING_FILES) {
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
