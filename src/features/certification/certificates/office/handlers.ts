import { sql } from 'kysely'
import type { Context } from '../../../../ground/context.ts'
import type { Db } from '../../../../ground/database/db.ts'
import { officeListPage } from '../../../../ground/office-lists/list-page.ts'
import { requireAccount } from '../../../../ground/sessions/session.ts'
import { type Handlers, withPreparation } from '../../../../lib/calls/handler.ts'
import { withoutIdentityNumbers } from '../../../../lib/identifiers/nik.ts'
import { Problem } from '../../../../problems.ts'
import { recordPersonalRead } from '../../../platform/files/service.ts'
import { LEAST_REASON, mayRestore, openTasks, type Task } from '../../sanctions/rules.ts'
import { restorationTasksOf } from '../../sanctions/service.ts'
import { certificatePortrait, holderFacts } from '../issue/holder-facts-service.ts'
import { insertPortrait } from '../issue/queries.ts'
import { paperOf } from '../papers/queries.ts'
import { ensurePaperPdf, paperFileName, reissuePaper } from '../papers/service.ts'
import { restoreQualification } from '../qualifications/service.ts'
import type { CertificateRow, Changes } from '../queries.ts'
import { recordRegistration } from '../registration-service.ts'
import { IS_RESTORABLE } from '../restoration-queries.ts'
import { requireCertificate, takeCertificateTransition } from '../transition-service.ts'
import { listAnswer, officeAnswer } from '../view.ts'
import type { certificateOfficeCalls } from './contract.ts'
import { CERTIFICATES } from './queries.ts'

/** Writes a certificate out again with the holder's data of today. */
async function reissueCertificate(
  db: Db,
  ctx: Context,
  before: CertificateRow,
  { alasan, portrait }: { alasan: string; portrait: Buffer | undefined },
): Promise<Changes> {
  const { id, user_id } = before
  if (user_id === null) throw new Problem('CERTIFICATE_STATUS')
  const holder = await holderFacts(db, ctx, user_id, before.nama)
  if (portrait) await insertPortrait(db, id, portrait)
  await reissuePaper(db, ctx, { ...before, ...holder }, alasan)
  return { ...holder, reprint_asked_at: null }
}

/** The reason that the holder reads where nobody wrote another. */
const TASKS_DONE = 'Semua tugas pemulihan sudah selesai.'

const REASON = `Tulis alasan memulihkan, paling sedikit ${LEAST_REASON} huruf, atau tandai semua tugas selesai dahulu.`

/** Nobody restores past an open task unawares: each one left out is named, and the reason written. */
function requireDone(tasks: readonly Task[], given: { alasan: string; tugas_dilewati: boolean }): void {
  if (!mayRestore(tasks, given.alasan)) throw new Problem('TASKS_OPEN', { errors: { alasan: [REASON] } })
  const open = openTasks(tasks)
  if (open.length === 0 || given.tugas_dilewati) return
  const said = `Tugas yang belum selesai: ${open.join('; ')}. Nyatakan bahwa Anda memulihkan tanpa tugas itu.`
  throw new Problem('TASKS_OPEN', { errors: { tugas_dilewati: [said] } })
}

/** Changes a certificate and shows what it has become. */
const changeCertificate = async (ctx: Context, request: Parameters<typeof takeCertificateTransition>[1]) =>
  officeAnswer(ctx, await takeCertificateTransition(ctx, request))

export const certificateOfficeHandlers: Handlers<typeof certificateOfficeCalls, Context> = {
  listCertificate: async (
    { db, today },
    { status, kualifikasi, lewat_pembekuan, berakhir_sebelum, cetak_ulang, tugas_selesai, order = 'desc', ...given },
  ) => {
    const conditions = [
      ...(status === undefined ? [] : [sql`r.status = ${status}`]),
      ...(kualifikasi === undefined ? [] : [sql`upper(r.kualifikasi) = upper(${kualifikasi})`]),
      ...(lewat_pembekuan === undefined
        ? []
        : [lewat_pembekuan ? sql`r.frozen_until < ${today}` : sql`r.frozen_until >= ${today}`]),
      ...(cetak_ulang === undefined ? [] : [sql`(r.reprint_asked_at is not null) = ${cetak_ulang}`]),
      ...(tugas_selesai === undefined ? [] : [sql`(${IS_RESTORABLE}) = ${tugas_selesai}`]),
      ...(berakhir_sebelum === undefined ? [] : [sql`r.valid_until < ${berakhir_sebelum}::date`]),
    ]
    const { data, ...counts } = await officeListPage(
      db,
      { rows: CERTIFICATES, search: true, conditions, order, personName: 'nama' },
      given,
    )
    return { data: data.map((row) => listAnswer(row, today)), ...counts }
  },

  getOfficeCertificate: async (ctx, { id }) => officeAnswer(ctx, await requireCertificate(ctx.db, id)),

  getOfficeCertificatePdf: async (ctx, { id, versi }) => {
    const paper = await paperOf(ctx.db, { certificate_id: id, versi })
    if (!paper) throw new Problem('RECORD_NOT_FOUND')
    await recordPersonalRead(ctx.db, ctx, { owner_id: paper.user_id, isi: 'sertifikat', perihal: paper.no_sertifikasi })
    return {
      type: 'application/pdf',
      bytes: await ensurePaperPdf(ctx, paper),
      filename: paperFileName(paper),
      inline: true,
    }
  },

  recordRegistration: async (ctx, given) => officeAnswer(ctx, await recordRegistration(ctx, given)),

  reissueCertificate: withPreparation(
    async (ctx, { id }) => {
      const { user_id } = await requireCertificate(ctx.db, id)
      return user_id === null ? undefined : certificatePortrait(ctx, user_id)
    },
    (ctx, asked, portrait) =>
      changeCertificate(ctx, {
        ...asked,
        transition: 'reissue',
        letter: 'certificateReissued',
        change: (db, before) =>
          reissueCertificate(db, ctx, before, { alasan: withoutIdentityNumbers(asked.alasan), portrait }),
      }),
  ),

  restoreCertificate: async (ctx, { alasan, tugas_dilewati, ...seen }) => {
    const restored = await restoreQualification(ctx, {
      ...seen,
      alasan: alasan || TASKS_DONE,
      letter: 'certificateRestored',
      change: async (db, { id, user_id }) => {
        if (user_id === requireAccount(ctx).id) throw new Problem('NOT_YOUR_DECISION')
        requireDone(await restorationTasksOf(db, id), { alasan, tugas_dilewati })
        return { frozen_until: null }
      },
    })
    return officeAnswer(ctx, restored)
  },
}
