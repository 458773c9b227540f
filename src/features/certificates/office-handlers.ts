import { sql } from 'kysely'
import { addMonths } from '../../lib/day.ts'
import type { Handlers } from '../../lib/handler.ts'
import { withoutIdentityNumbers } from '../../lib/nik.ts'
import { Problem } from '../../problems.ts'
import type { Context } from '../../server/context.ts'
import type { Db } from '../../server/db.ts'
import { listed } from '../../server/office-list.ts'
import { signedIn } from '../../server/session.ts'
import { settingsOf } from '../settings/steps.ts'
import { listedAnswer, officeAnswer } from './answers.ts'
import { changing, found } from './certificate-change.ts'
import { holderFacts } from './holder-facts.ts'
import { insertPortrait } from './issue-queries.ts'
import type { certificateOfficeCalls } from './office-contract.ts'
import { CERTIFICATES, isRegistrationTaken, newestVersion } from './office-queries.ts'
import { paperOf } from './paper-queries.ts'
import { paperBytes, paperName, writePaper } from './papers.ts'
import { bodyName, type CertificateRow, type Changes } from './queries.ts'

const NO_PROPOSAL: Changes = { revoke_proposed_by: null, revoke_proposed_at: null, revoke_reason: null }

const UNIQUE_VIOLATION = '23505'

const registrationTaken = () =>
  new Problem('IN_USE', { errors: { no_registrasi: ['Nomor ini sudah tercatat pada sertifikat lain.'] } })

/** Writes a certificate out anew with the holder's data of today. */
async function reissue(db: Db, ctx: Context, before: CertificateRow, alasan: string): Promise<Changes> {
  const { id, user_id } = before
  if (user_id === null) throw new Problem('CERTIFICATE_STATUS')
  const { portrait, ...holder } = await holderFacts(db, ctx, user_id, before.nama)
  if (portrait) await insertPortrait(db, id, portrait)
  const versi = (await newestVersion(db, id)) + 1
  const paper = { certificate_id: id, versi, alasan, lembaga: await bodyName(db) }
  await writePaper(db, ctx, { ...before, ...holder, ...paper })
  return holder
}

export const certificateOfficeHandlers: Handlers<typeof certificateOfficeCalls, Context> = {
  listCertificate: async (
    { db, today },
    { status, kualifikasi, usul_cabut, berakhir_sebelum, order = 'desc', ...given },
  ) => {
    const conditions = [
      ...(status === undefined ? [] : [sql`r.status = ${status}`]),
      ...(kualifikasi === undefined ? [] : [sql`upper(r.kualifikasi) = upper(${kualifikasi})`]),
      ...(usul_cabut === undefined
        ? []
        : [usul_cabut ? sql`r.revoke_proposed_at is not null` : sql`r.revoke_proposed_at is null`]),
      ...(berakhir_sebelum === undefined ? [] : [sql`r.valid_until < ${berakhir_sebelum}::date`]),
    ]
    const { data, total } = await listed(db, { rows: CERTIFICATES, search: true, conditions, order }, given)
    return { data: data.map((row) => listedAnswer(row as never, today)), total, page: given.page }
  },

  getOfficeCertificate: async (ctx, { id }) => officeAnswer(ctx, await found(ctx.db, id)),

  getOfficeCertificatePdf: async (ctx, { id, versi }) => {
    const paper = await paperOf(ctx.db, { certificate_id: id, versi })
    if (!paper) throw new Problem('RECORD_NOT_FOUND')
    return { type: 'application/pdf', bytes: await paperBytes(ctx, paper), filename: paperName(paper), inline: true }
  },

  recordRegistration: (ctx, { no_registrasi, ...seen }) =>
    changing(ctx, {
      ...seen,
      step: 'register',
      alasan: null,
      change: async (db) => {
        if (!(await isRegistrationTaken(db, no_registrasi, seen.id))) return { no_registrasi }
        throw registrationTaken()
      },
    }).catch((error: { code?: string }) => {
      // Of two who record the same number at once, the database lets one through.
      throw error.code === UNIQUE_VIOLATION ? registrationTaken() : error
    }),

  reissueCertificate: (ctx, asked) =>
    changing(ctx, {
      ...asked,
      step: 'reissue',
      letter: 'certificateReissued',
      change: (db, before) => reissue(db, ctx, before, withoutIdentityNumbers(asked.alasan)),
    }),

  suspendCertificate: (ctx, asked) =>
    changing(ctx, {
      ...asked,
      step: 'suspend',
      letter: 'certificateSuspended',
      change: async (db) => ({ frozen_until: addMonths(ctx.today, (await settingsOf(db, ctx.today)).lama_pembekuan) }),
    }),

  restoreCertificate: (ctx, asked) =>
    changing(ctx, {
      ...asked,
      step: 'restore',
      letter: 'certificateRestored',
      change: async () => ({ frozen_until: null }),
    }),

  proposeRevocation: (ctx, asked) =>
    changing(ctx, {
      ...asked,
      step: 'proposeRevocation',
      change: async () => ({
        revoke_proposed_by: signedIn(ctx).account.id,
        revoke_proposed_at: ctx.now,
        revoke_reason: withoutIdentityNumbers(asked.alasan),
      }),
    }),

  dropRevocation: (ctx, asked) => changing(ctx, { ...asked, step: 'dropRevocation', change: async () => NO_PROPOSAL }),

  confirmRevocation: (ctx, asked) =>
    changing(ctx, {
      ...asked,
      step: 'revoke',
      letter: 'certificateRevoked',
      change: async () => ({ ...NO_PROPOSAL, frozen_until: null }),
    }),
}
