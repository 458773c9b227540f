import type { Context } from '../../../../ground/context.ts'
import type { Db } from '../../../../ground/database/db.ts'
import { requireAccount } from '../../../../ground/sessions/session.ts'
import { Problem } from '../../../../problems.ts'
import { personalDataOf } from '../../../platform/personal-data/service.ts'
import { type Settings, settingsOn } from '../../../platform/settings/service.ts'
import { atpaOf } from '../../certificates/renewal/service.ts'
import { certificateState } from '../../certificates/rules.ts'
import { openProposalOf } from '../../invoices/refunds/cancellation-service.ts'
import type { CancelParty } from '../../invoices/rules.ts'
import { dueIfIssuedNow, refundIfLeft } from '../../invoices/service.ts'
import { type ApplicationRow, applicationRow } from '../application-queries.ts'
import { stageEnd } from '../deadlines/stage-end-rules.ts'
import { isBehindExam, targetDay } from '../deadlines/target-rules.ts'
import { STAGES } from '../rules.ts'
import { factsOf } from '../transitions/facts-service.ts'
import { possibleTransitions, wholeApplication } from '../view.ts'
import { othersOf } from './queries.ts'

const mayVerify = (ctx: Context): boolean => requireAccount(ctx).permissions.includes('verifikasi')

/**
 * Loads the personal data that verification needs; NIK and passport number only while the documents are being checked.
 */
async function personOf(db: Db, ctx: Context, { user_id, email, tahap }: ApplicationRow) {
  const personal = await personalDataOf(db, ctx.keys, user_id)
  if (!personal) return null
  const { nik, no_paspor, foto } = personal
  const identity = tahap === 'diajukan' ? { nik, no_paspor } : { nik: null, no_paspor: null }
  return { ...personal, ...identity, email, foto: foto || null }
}

/** The empty values that staff who may not verify get instead of what the applicant wrote and gave. */
const WITHHELD = {
  orang: null,
  kebutuhan_khusus: '',
  pengalaman: [],
  asesmen: [],
  pernyataan: null,
  persyaratan: [],
  berkas: [],
  can: {},
}

async function atpaStates(db: Db, { today }: Context, userId: number) {
  const owned = await atpaOf(db, userId)
  return owned.map((one) => ({ ...one, status_sertifikat: certificateState(one, today) }))
}

/** Returns the deadlines that the applicant would get if payment or corrections were asked for now. */
async function deadlinesAhead(db: Db, ctx: Context, row: ApplicationRow, settings: Settings) {
  if (row.tahap !== 'diajukan') return { bayar_sampai: null, perbaiki_sampai: null }
  const begin = { now: ctx.now, today: ctx.today, ditawarkan: false, schedule: row }
  return {
    bayar_sampai: row.registration_fee > 0 ? await dueIfIssuedNow(db, ctx, row) : null,
    perbaiki_sampai: stageEnd('perlu_perbaikan', begin, settings),
  }
}

/** Returns the facts that decide the refund of an application if it were cancelled now. */
export const cancellationTerms = (row: ApplicationRow, now: Date, pihak: CancelParty) => ({
  untuk: 'permohonan' as const,
  untuk_id: row.id,
  byBody: pihak === 'lembaga' || row.dibatalkan,
  daysLeft: factsOf(row, now).jadwal.days_to_exam,
})

async function ifCancelled(db: Db, ctx: Context, row: ApplicationRow) {
  const [asked, byBody] = await Promise.all(
    (['pemohon', 'lembaga'] as const).map((pihak) => refundIfLeft(db, ctx, cancellationTerms(row, ctx.now, pihak))),
  )
  return asked && byBody ? { pemohon: asked, lembaga: byBody } : null
}

/** An application as staff see it; those who may not verify see neither its content nor buttons. */
export async function officeApplication(db: Db, ctx: Context, id: number) {
  const row = await applicationRow(db, id)
  if (!row || row.tahap === 'draft') throw new Problem('RECORD_NOT_FOUND')
  const settings = await settingsOn(db, ctx.today)
  const target = targetDay(row.tahap, row.tahap_sejak, settings.target_verifikasi, settings.hari_libur)
  const others = await othersOf(db, row.user_id, row.id)
  const shown = {
    ...(await wholeApplication(db, ctx, row, 'petugas')),
    user_id: row.user_id,
    handler_id: row.handler_id,
    handler_name: row.handler_name,
    nama_perusahaan: row.nama_perusahaan,
    target,
    terlambat: target !== null && target < ctx.today,
    target_sesudah_uji: isBehindExam(target, row.start_date),
    ...(await deadlinesAhead(db, ctx, row, settings)),
    wajib_atpa: row.wajib_atpa,
    atpa: row.wajib_atpa ? await atpaStates(db, ctx, row.user_id) : [],
    bila_dibatalkan: await ifCancelled(db, ctx, row),
    usul_batal: (await openProposalOf(db, { user_training_id: row.id })) ?? null,
    lainnya: others.map((other) => ({ ...other, tahap_label: STAGES[other.tahap].label })),
  }
  if (!mayVerify(ctx)) return { ...shown, ...WITHHELD }
  return {
    ...shown,
    orang: await personOf(db, ctx, row),
    can: await possibleTransitions(db, ctx, row, 'verifikasi'),
  }
}
