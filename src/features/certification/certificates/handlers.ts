import type { Context } from '../../../ground/context.ts'
import { requireAccount } from '../../../ground/sessions/session.ts'
import type { FileAnswer } from '../../../lib/calls/call.ts'
import type { Handlers } from '../../../lib/calls/handler.ts'
import { Problem } from '../../../problems.ts'
import type { certificateCalls } from './contract.ts'
import { issuerDocument } from './credentials/issuer-service.ts'
import { LIST_CACHED_MS, statusList } from './credentials/status-list-service.ts'
import type { statusLetterCalls } from './own-certificates-contract.ts'
import { statusLetterAnswer } from './own-certificates-service.ts'
import { credentialOf, paperOf } from './papers/queries.ts'
import { ensurePaperPdf, paperFileName } from './papers/service.ts'
import { lettersOf } from './papers/status-letter-queries.ts'
import { ensureLetterPdf, letterFileName, writeStatusLetter } from './papers/status-letter-service.ts'
import { type CertificateRow, certificateById, certificateOf, isOwnApplication } from './queries.ts'
import { ownAnswer } from './view.ts'

/** The certificate of one's own application; somebody else's does not exist. */
async function requireOwnCertificate(ctx: Context, applicationId: number): Promise<CertificateRow> {
  const { id } = requireAccount(ctx)
  const certificate = await certificateOf(ctx.db, applicationId, id)
  if (certificate) return certificate
  throw new Problem((await isOwnApplication(ctx.db, applicationId, id)) ? 'CERTIFICATE_NOT_FOUND' : 'RECORD_NOT_FOUND')
}

/** For verifiers anywhere: kept for moments only. */
function publicDocument(ctx: Context, type: string, document: object): FileAnswer {
  ctx.reply.headers['Cache-Control'] = `private, max-age=${LIST_CACHED_MS / 1000}`
  return { type, bytes: JSON.stringify(document) }
}

const statusLetterHandlers: Handlers<typeof statusLetterCalls, Context> = {
  makeStatusLetter: async (ctx, { id }) => {
    const userId = requireAccount(ctx).id
    const certificate = await certificateById(ctx.db, id)
    if (certificate?.user_id !== userId) throw new Problem('CERTIFICATE_NOT_FOUND')
    return statusLetterAnswer(await writeStatusLetter(ctx, userId, certificate))
  },

  getStatusLetter: async (ctx, { id }) => {
    const letter = (await lettersOf(ctx.db, requireAccount(ctx).id)).find((one) => one.id === id)
    if (!letter) throw new Problem('RECORD_NOT_FOUND')
    return { type: 'application/pdf', bytes: await ensureLetterPdf(ctx, letter), filename: letterFileName(letter) }
  },
}

export const certificateHandlers: Handlers<typeof certificateCalls, Context> = {
  ...statusLetterHandlers,

  getOwnCertificate: async (ctx, { id }) => ownAnswer(ctx, await requireOwnCertificate(ctx, id)),

  getCertificatePdf: async (ctx, { id }) => {
    const paper = await paperOf(ctx.db, { certificate_id: (await requireOwnCertificate(ctx, id)).id })
    if (!paper) throw new Problem('CERTIFICATE_NOT_FOUND')
    return { type: 'application/pdf', bytes: await ensurePaperPdf(ctx, paper), filename: paperFileName(paper) }
  },

  getCredential: async (ctx, { id }) => {
    const certificate = await requireOwnCertificate(ctx, id)
    const credential = await credentialOf(ctx.db, certificate.id)
    if (!credential) throw new Problem('CERTIFICATE_NOT_FOUND')
    const filename = `kredensial-${certificate.no_sertifikasi.replaceAll('/', '-')}.json`
    return { type: 'application/vc', bytes: JSON.stringify(credential, null, 2), filename }
  },

  getIssuerDocument: async (ctx) =>
    publicDocument(ctx, 'application/did+json', await issuerDocument(ctx.reads, ctx.appUrl)),

  getStatusList: async (ctx, { tujuan, nomor }) => {
    const list = await statusList(ctx, tujuan, nomor)
    if (!list) throw new Problem('RECORD_NOT_FOUND')
    return publicDocument(ctx, 'application/vc', list)
  },
}
