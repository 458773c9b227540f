import { sql } from 'kysely'
import { recordAudit } from '../../../../ground/audit.ts'
import type { Context } from '../../../../ground/context.ts'
import { inTransaction } from '../../../../ground/database/db.ts'
import { OutboundFault } from '../../../../ground/http-client/guard.ts'
import { revisionsOf } from '../../../../ground/office-lists/record-revisions.ts'
import { resourceHandlers } from '../../../../ground/office-lists/resource-handlers.ts'
import { requireAccount } from '../../../../ground/sessions/session.ts'
import type { Handlers } from '../../../../lib/calls/handler.ts'
import { randomAlphanumeric } from '../../../../lib/signing/secret.ts'
import { invalidFields, Problem } from '../../../../problems.ts'
import { endReview } from '../../../../processes/money/review-payment.ts'
import { certificationBody } from '../../../platform/site-content/service.ts'
import { resolveDifference } from '../differences/queries.ts'
import type { ProviderRow } from '../providers/queries.ts'
import { ProviderFault } from '../providers/service.ts'
import { providerRecord, providerRecords, requireProvider, saveProvider } from '../providers/settings-service.ts'
import { expiryOf, type Method, providerLabel } from '../rules.ts'
import { canBePaid, openProvider } from '../service.ts'
import {
  type chargeOfficeCalls,
  chargeResource,
  paymentDifferenceResource,
  paymentProviderResource,
} from './contract.ts'

interface TrialPart {
  nama: string
  berhasil: boolean
  keterangan: string
}

const TRIAL_RUPIAH = 10_000
const HOUR_MS = 3_600_000

/** Makes a charge at the provider, asks about it and ends it, until something of that fails. */
async function tryProvider(ctx: Context, row: ProviderRow, metode: Method): Promise<TrialPart[]> {
  const provider = openProvider(ctx, row)
  const { nama_lembaga: penerima } = await certificationBody(ctx.db)
  const order_id = `UJI-${randomAlphanumeric(16)}`
  const expires_at = expiryOf(metode, ctx.now, new Date(ctx.now.getTime() + HOUR_MS))
  const order = { order_id, metode, jumlah: TRIAL_RUPIAH, now: ctx.now, expires_at, penerima, returnUrl: ctx.appUrl }
  const langkah: TrialPart[] = []
  let reference: string | null = null
  const tryPart = async (nama: string, work: () => Promise<string>): Promise<boolean> => {
    const outcome = await work().then(
      (keterangan) => ({ berhasil: true, keterangan }),
      (error: unknown) => {
        if (!(error instanceof ProviderFault || error instanceof OutboundFault)) throw error
        return { berhasil: false, keterangan: error.message }
      },
    )
    langkah.push({ nama, ...outcome })
    return outcome.berhasil
  }
  const isMade = await tryPart('Membuat tagihan uji', async () => {
    const target = await provider.create(order)
    reference = target.reference
    if (!canBePaid(target)) throw new ProviderFault('Tanpa nomor, QR, atau halaman pembayaran.', false)
    if (target.halaman_bayar !== null) return `Halaman kartu pada ${new URL(target.halaman_bayar).host}.`
    return target.qr === null ? `Nomor ${target.nomor_va ?? ''}.` : 'Kode QR diterima.'
  })
  if (!isMade) return langkah
  await tryPart('Menanyakan keadaannya', async () => {
    const { state } = await provider.status({ order_id, reference, metode })
    return `Keadaan: ${state}.`
  })
  await tryPart('Membatalkannya', async () => {
    await provider.cancel({ order_id, reference, metode })
    return 'Dibatalkan.'
  })
  return langkah
}

const DIFFERENCES = sql`select found.id, found.version, found.jenis, found.invoice_id, invoices.nomor, charges.order_id,
  found.seharusnya, found.ternyata, found.found_at, found.status, found.catatan, staff.name as resolved_by_name,
  found.resolved_at from payment_differences as found left join invoices on invoices.id = found.invoice_id
  left join charges on charges.id = found.charge_id left join users as staff on staff.id = found.resolved_by`

const differenceHandlers = resourceHandlers(paymentDifferenceResource, {
  table: 'payment_differences',
  rows: DIFFERENCES,
  label: ({ nomor }) => nomor,
})

export const chargeOfficeHandlers: Handlers<typeof chargeOfficeCalls, Context> = {
  ...differenceHandlers,
  ...resourceHandlers(chargeResource, {
    table: 'charges',
    rows: sql`select charges.id, charges.created_at, charges.invoice_id, invoices.nomor, provider.penyedia,
      provider.lingkungan, charges.metode, charges.order_id, charges.jumlah, charges.status, charges.kasus,
      charges.expires_at, charges.paid_at from charges left join invoices on invoices.id = charges.invoice_id
      left join payment_providers as provider on provider.id = charges.provider_id`,
    label: ({ id }) => `Tagihan ${id}`,
  }),

  listPaymentProvider: async (ctx) => {
    const data = await providerRecords(ctx.db, ctx)
    return { data, total: data.length, page: 1 }
  },

  getPaymentProvider: (ctx, { id }) => providerRecord(ctx.db, ctx, id),

  historyPaymentProvider: ({ db }, { id }) => revisionsOf(db, paymentProviderResource.name, id),

  updatePaymentProvider: (ctx, given) => inTransaction(ctx.db, (db) => saveProvider(db, ctx, given)),

  testPaymentProvider: async (ctx, { id, metode }) => {
    const row = await requireProvider(ctx.db, id)
    if (row.key_sealed === null) throw invalidFields({ metode: 'Isi dan simpan kuncinya dahulu.' })
    const langkah = await tryProvider(ctx, row, metode)
    const after = { metode, berhasil: langkah.every(({ berhasil }) => berhasil) }
    const change = { action: 'uji', noun: paymentProviderResource.name, nounId: id, label: providerLabel(row) }
    await recordAudit(ctx.db, ctx, { ...change, after })
    return { langkah }
  },

  resolvePaymentDifference: (ctx, { id, version, catatan }) =>
    inTransaction(ctx.db, async (db) => {
      const before = await differenceHandlers.getPaymentDifference({ ...ctx, db }, { id })
      const by = { catatan, resolved_by: requireAccount(ctx).id, resolved_at: ctx.now }
      if (!(await resolveDifference(db, { id, version }, by))) throw new Problem('STALE')
      await endReview(db, ctx, before.invoice_id)
      const after = { jenis: before.jenis, seharusnya: before.seharusnya, ternyata: before.ternyata, catatan }
      const noun = paymentDifferenceResource.name
      await recordAudit(db, ctx, { action: 'selesai', noun, nounId: id, label: before.nomor, after })
      return differenceHandlers.getPaymentDifference({ ...ctx, db }, { id })
    }),
}
