import type { FileAnswer } from '../../../lib/call.ts'
import type { Handlers } from '../../../lib/handler.ts'
import { Problem } from '../../../problems.ts'
import type { Context } from '../../../server/context.ts'
import { member } from '../../../server/http/session.ts'
import { ownAnswer } from './answer-view.ts'
import type { certificateCalls } from './contract.ts'
import { heldCertificates, letterAnswer } from './held.ts'
import type { heldCertificateCalls } from './held-contract.ts'
import { issuerDocument } from './issuer-keys.ts'
import { credentialOf, paperOf } from './paper-queries.ts'
import { paperBytes, paperName } from './papers.ts'
import { type CertificateRow, certificateById, certificateOf, isOwnApplication } from './queries.ts'
import { lettersOf } from './status-letter-queries.ts'
import { letterBytes, letterName, writeStatusLetter } from './status-letters.ts'
import { LIST_KEPT_MS, statusList } from './status-list.ts'

/** The certificate of one's own application; somebody else's does not exist. */
async function own(ctx: Context, applicationId: number): Promise<CertificateRow> {
  const { id } = member(ctx)
  const certificate = await certificateOf(ctx.db, applicationId, id)
  if (certificate) return certificate
  throw new Problem((await isOwnApplication(ctx.db, applicationId, id)) ? 'CERTIFICATE_NOT_FOUND' : 'RECORD_NOT_FOUND')
}

/** For verifiers anywhere: readable from other sites' pages, and kept for moments only. */
function published(ctx: Context, type: string, document: object): FileAnswer {
  const seconds = LIST_KEPT_MS / 1000
  Object.assign(ctx.reply.headers, {
    'Access-Control-Allow-Origin': '*',
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'Cache-Control': `private, max-age=${seconds}`,
  })
  return { type, bytes: JSON.stringify(document) }
}

const heldHandlers: Handlers<typeof heldCertificateCalls, Context> = {
  listHeldCertificates: (ctx) => heldCertificates(ctx, member(ctx).id),

  makeStatusLetter: async (ctx, { id }) => {
    const userId = member(ctx).id
    const certificate = await certificateById(ctx.db, id)
    if (certificate?.user_id !== userId) throw new Problem('CERTIFICATE_NOT_FOUND')
    return letterAnswer(await writeStatusLetter(ctx, userId, certificate))
  },

  getStatusLetter: async (ctx, { id }) => {
    const letter = (await lettersOf(ctx.db, member(ctx).id)).find((one) => one.id === id)
    if (!letter) throw new Problem('RECORD_NOT_FOUND')
    return { type: 'application/pdf', bytes: await letterBytes(ctx, letter), filename: letterName(letter) }
  },
}

export const certificateHandlers: Handlers<typeof certificateCalls, Context> = {
  ...heldHandlers,

  getOwnCertificate: async (ctx, { id }) => ownAnswer(ctx, await own(ctx, id)),

  getCertificatePdf: async (ctx, { id }) => {
    const paper = await paperOf(ctx.db, { certificate_id: (await own(ctx, id)).id })
    if (!paper) throw new Problem('CERTIFICATE_NOT_FOUND')
    return { type: 'application/pdf', bytes: await paperBytes(ctx, paper), filename: paperName(paper) }
  },

  getCredential: async (ctx, { id }) => {
    const certificate = await own(ctx, id)
    const credential = await credentialOf(ctx.db, certificate.id)
    if (!credential) throw new Problem('CERTIFICATE_NOT_FOUND')
    const filename = `kredensial-${certificate.nomor.replaceAll('/', '-')}.json`
    return { type: 'application/vc', bytes: JSON.stringify(credential, null, 2), filename }
  },

  getIssuerDocument: async (ctx) => published(ctx, 'application/did+json', await issuerDocument(ctx.reads, ctx.appUrl)),

  getStatusList: async (ctx, { tujuan, nomor }) => {
    const list = await statusList(ctx, tujuan, nomor)
    if (!list) throw new Problem('RECORD_NOT_FOUND')
    return published(ctx, 'application/vc', list)
  },
}
