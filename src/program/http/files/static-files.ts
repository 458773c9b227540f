import { existsSync } from 'node:fs'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../../ground/database/db.ts'
import { ROOT } from '../../../ground/root.ts'
import { answerOtherRelease, builtNames } from './browser-files.ts'
import { describeForEver } from './hashed-file.ts'

const DAY_SECONDS = 86_400

/** The built browser program: hashed files for ever, also those of other releases, the others (icons) for a day. */
export async function serveStatic(server: FastifyInstance, db: Db): Promise<void> {
  const folder = path.join(ROOT, 'dist/client')
  const own = new Set(await builtNames())
  // One route for all of them: each with a route of its own took a tenth of a start.
  server.get<{ Params: { name: string } }>('/assets/:name', (request, reply) => {
    const { name } = request.params
    return own.has(name) ? reply.sendFile(`assets/${name}`) : answerOtherRelease(db, name, request, reply)
  })
  if (!existsSync(folder)) return
  await server.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    globIgnore: ['assets/**', '**/*.{br,gz}'],
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders(reply, file) {
      if (file.includes(`${path.sep}assets${path.sep}`)) describeForEver(reply)
      else reply.header('Cache-Control', `public, max-age=${DAY_SECONDS}`)
    },
  })
}
