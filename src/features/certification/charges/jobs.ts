import type { Context } from '../../../ground/context.ts'
import { type Db, inTransaction } from '../../../ground/database/db.ts'
import type { FeatureJobs } from '../../../ground/jobs/feature-jobs.ts'
import { bodyZone, momentIn } from '../../../lib/day.ts'
import { Problem } from '../../../problems.ts'
import { settleCharge } from '../../../processes/money/settle-charge.ts'
import { overdueRefunds, refundsToCompare } from '../invoices/refunds/service.ts'
import { type ChargeCase, isToCancel, type ProviderAnswer } from './case-rules.ts'
import { beginReconciliation, endReconciliation, type FoundDifference } from './differences/queries.ts'
import { takeDue } from './due-queries.ts'
import { deleteOldNotices } from './notices/queries.ts'
import { ProviderFault } from './providers/service.ts'
import { type ChargeRow, chargesToCompare, unevenInvoices } from './queries.ts'
import { askDueRefunds, askRefund } from './refund-jobs.ts'
import { askProviderOf, cancelAtProvider, chargeById, layDifference } from './service.ts'

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000
const NOTICE_RETENTION_MS = 90 * DAY_MS
/** The time within which providers take refunds and chargebacks, roughly. */
const COMPARED_MS = 60 * DAY_MS
const MOST_ASKED = 500
/** The time after which a job that was lost is queued again. */
const ASKED_AGAIN_MS = 10 * MINUTE_MS
const MOST_TRIES = 3
const COMPARED_FROM = '01.00'

/** Asks the provider how a charge stands, ends it where nobody should pay to it any more, and applies what follows. */
export async function askCharge(ctx: Context, { id }: { id: number }): Promise<ChargeCase | undefined> {
  const charge = await chargeById(ctx.db, id)
  return charge && settle(ctx, charge, await answerFor(ctx, charge))
}

async function answerFor(ctx: Context, charge: ChargeRow): Promise<ProviderAnswer> {
  const answer = await askProviderOf(ctx, charge)
  const invoice = { status: charge.invoice_status, review_since: charge.review_since }
  if (!isToCancel(charge, invoice, answer.state, ctx.now)) return answer
  await cancelAtProvider(ctx, charge)
  return askProviderOf(ctx, charge)
}

/** Applies a provider's answer to a charge; tries again when somebody else changes the invoice at the same time. */
async function settle(ctx: Context, charge: ChargeRow, answer: ProviderAnswer, tries = 1) {
  try {
    return await inTransaction(ctx.db, (db) => settleCharge(db, ctx, charge, answer))
  } catch (error) {
    if (!(error instanceof Problem) || tries >= MOST_TRIES) throw error
    return settle(ctx, charge, answer, tries + 1)
  }
}

/** Queues questions to the providers about open charges, as a notice may have been lost. */
export async function askDueCharges(ctx: Context): Promise<void> {
  const { db, now } = ctx
  const until = new Date(now.getTime() + ASKED_AGAIN_MS)
  await inTransaction(db, async (db) => {
    for (const id of await takeDue(db, 'charges', { now, until, most: MOST_ASKED }))
      await ctx.jobs.enqueue(db, 'charge', { id })
  })
}

/** Starts the nightly comparison of providers, bank and invoices in one process. */
export async function startReconciliation(ctx: Context): Promise<void> {
  const { db, now, today } = ctx
  if (now < momentIn(bodyZone(), today, COMPARED_FROM)) return
  await inTransaction(db, async (db) => {
    if (await beginReconciliation(db, today, now)) await ctx.jobs.enqueue(db, 'reconciliation', { tanggal: today })
  })
}

/** Asks about every charge that is open or was paid lately, and records what does not agree for the office. */
export async function reconcile(ctx: Context, { tanggal }: { tanggal: string }): Promise<void> {
  const { db, now } = ctx
  const since = new Date(now.getTime() - COMPARED_MS)
  const ids = await chargesToCompare(db, since)
  const unanswered: unknown[] = []
  let selisih = 0
  const lay = async (found: FoundDifference | undefined) => {
    if (found && (await layDifference(db, ctx, found))) selisih += 1
  }
  // A refund that was refused may have gone through after all, and a finished one may have been reversed.
  await inTransaction(db, async (db) => {
    for (const id of await refundsToCompare(db, since)) await ctx.jobs.enqueue(db, 'refund', { id })
  })
  for (const id of ids) {
    const found = await compareCharge(ctx, id).catch((error: unknown) => void unanswered.push(error))
    await lay(found ?? undefined)
  }
  for (const found of [...(await compareInvoices(db)), ...(await refundDelays(db, now))]) await lay(found)
  await deleteOldNotices(db, new Date(now.getTime() - NOTICE_RETENTION_MS))
  // The next try of this job asks again about the charges without an answer.
  if (unanswered.length > 0) throw new AggregateError(unanswered, `${unanswered.length} charges without an answer`)
  await endReconciliation(db, tanggal, { ended_at: now, asked: ids.length, selisih })
}

/**
 * Compares a charge with its provider's answer, once the portal has followed it; returns the difference that is left.
 */
async function compareCharge(ctx: Context, id: number): Promise<FoundDifference | undefined> {
  const before = await chargeById(ctx.db, id)
  if (!before) return undefined
  const about = { invoice_id: before.invoice_id, charge_id: id, seharusnya: before.jumlah }
  try {
    const answer = await answerFor(ctx, before)
    await settle(ctx, before, answer)
    const after = await chargeById(ctx.db, id)
    if (!after) return undefined
    const isPaid = answer.state === 'lunas'
    const isKnown = after.status === 'ditinjau' || after.kasus === 'uji_coba_sesudah_dibuka'
    if (isPaid && !after.is_counted && !isKnown)
      return { ...about, jenis: 'belum_dihitung', ternyata: answer.jumlah ?? 0 }
    if (after.dikembalikan > (answer.dikembalikan ?? 0)) {
      const back = { seharusnya: after.dikembalikan, ternyata: answer.dikembalikan ?? 0 }
      return { ...about, ...back, jenis: 'pengembalian_tidak_ada' }
    }
    const isGone = answer.state === 'menunggu' || answer.state === 'tidak_ada' || answer.state === 'ditahan'
    if (isGone && after.is_counted) return { ...about, jenis: 'tidak_ada_di_penyedia', ternyata: 0 }
    return undefined
  } catch (error) {
    if (error instanceof Problem) return { ...about, jenis: 'belum_dihitung', ternyata: 0 }
    if (!(error instanceof ProviderFault) || error.isPassing) throw error
    return { ...about, jenis: 'penyedia_tidak_menjawab', ternyata: 0 }
  }
}

/** Lists the refunds that a provider has not decided on for a day. */
async function refundDelays(db: Db, now: Date): Promise<FoundDifference[]> {
  const found = await overdueRefunds(db, new Date(now.getTime() - DAY_MS))
  return found.map(({ jumlah, ...about }) => ({
    ...about,
    jenis: 'pengembalian_tertahan',
    seharusnya: jumlah,
    ternyata: 0,
  }))
}

async function compareInvoices(db: Db): Promise<FoundDifference[]> {
  const uneven = await unevenInvoices(db)
  return uneven.map(({ id, diterima, dikembalikan, ditarik, masuk, keluar, diambil, manual, mutasi }) => {
    const about = { invoice_id: id, charge_id: null }
    const [seharusnya, ternyata] = [masuk - keluar - diambil, diterima - dikembalikan - ditarik]
    return diterima !== masuk || dikembalikan !== keluar || ditarik !== diambil
      ? { ...about, jenis: 'jumlah_invoice_berbeda', seharusnya, ternyata }
      : { ...about, jenis: 'mutasi_berbeda', seharusnya: manual, ternyata: mutasi }
  })
}

export const chargeJobs = {
  deadlines: [askDueCharges, askDueRefunds, startReconciliation],
  charge: askCharge,
  refund: askRefund,
  reconciliation: reconcile,
} satisfies FeatureJobs
