import { sql } from 'kysely'
import type { z } from 'zod'
import type { Handlers } from '../../../lib/handler.ts'
import { randomAlphanumeric } from '../../../lib/secret.ts'
import { invalidFields, Problem } from '../../../problems.ts'
import { endReview } from '../../../processes/review-payment.ts'
import { recordAudit } from '../../../server/audit.ts'
import type { Context } from '../../../server/context.ts'
import { type Db, inTransaction } from '../../../server/database/db.ts'
import { requireAccount, requireConfirmedPassword } from '../../../server/http/session.ts'
import { revisionsOf } from '../../../server/office/record-revisions.ts'
import { resourceHandlers } from '../../../server/office/resource-handlers.ts'
import { isAllowedPlace } from '../../../server/outbound/allowed-places.ts'
import { OutboundFault } from '../../../server/outbound/guard.ts'
import { certificationBody } from '../../platform/site-content/service.ts'
import { resolveDifference } from './difference-queries.ts'
import {
  type chargeOfficeCalls,
  chargeResource,
  paymentDifferenceResource,
  paymentProviderResource,
} from './office-contract.ts'
import { activeProvider, type ProviderRow, providerById, providerRows, updateProvider } from './provider-queries.ts'
import { ProviderFault } from './provider-service.ts'
import { ENVIRONMENT_NAMES, expiryOf, type Method, PROVIDER_NAMES } from './rules.ts'
import { canBePaid, mayServeNow, openProvider, sealProviderKey, sealProviderToken } from './service.ts'

type Form = z.output<typeof paymentProviderResource.form>

const labelOf = ({ penyedia, lingkungan }: Pick<ProviderRow, 'penyedia' | 'lingkungan'>): string =>
  `${PROVIDER_NAMES[penyedia]} (${ENVIRONMENT_NAMES[lingkungan]})`

/** A provider as it may be shown and logged: without its keys. */
const recordFor = ({ appUrl }: Context, { key_sealed, token_sealed, ...row }: ProviderRow) => ({
  ...row,
  has_key: key_sealed !== null,
  has_token: token_sealed !== null,
  alamat_notifikasi: `${appUrl}/pembayaran/notifikasi/${row.penyedia}`,
})

async function requireProvider(db: Db, id: number): Promise<ProviderRow> {
  const row = await providerById(db, id)
  if (!row) throw new Problem('RECORD_NOT_FOUND')
  return row
}

/** Keys of the other environment, by what they begin with. */
const OTHERS_KEY = {
  midtrans: { sebenarnya: /^SB-/, uji_coba: /^$/ },
  xendit: { sebenarnya: /^xnd_development_/, uji_coba: /^xnd_production_/ },
}

/** Why a provider cannot be used like this, by field. */
async function refusalsOf(db: Db, ctx: Context, form: Form, before: ProviderRow): Promise<Record<string, string>> {
  const { aktif, alamat, kunci, token_notifikasi, metode } = form
  const refusals: Record<string, string> = {}
  const isNamed = URL.canParse(alamat) && isAllowedPlace(ctx.outbound, 'payment', new URL(alamat))
  if (alamat !== '' && alamat !== before.alamat && !isNamed)
    refusals['alamat'] = 'Kosongkan: alamat penyedia sudah tetap.'
  if (OTHERS_KEY[before.penyedia][before.lingkungan].test(kunci) && kunci !== '')
    refusals['kunci'] = `Kunci ini bukan kunci ${ENVIRONMENT_NAMES[before.lingkungan]}.`
  if (alamat !== before.alamat && kunci === '' && before.key_sealed !== null)
    refusals['kunci'] = 'Isi kuncinya: kunci yang tersimpan tidak dikirim ke alamat lain.'
  if (!aktif) return refusals
  if (kunci === '' && before.key_sealed === null) refusals['kunci'] = 'Isi kunci sebelum dinyalakan.'
  if (before.penyedia === 'xendit' && token_notifikasi === '' && before.token_sealed === null)
    refusals['token_notifikasi'] = 'Isi token notifikasi sebelum dinyalakan.'
  if (metode.length === 0) refusals['metode'] = 'Pilih sedikitnya satu cara membayar.'
  const active = await activeProvider(db)
  if (active && active.id !== before.id) refusals['aktif'] = `Matikan dahulu ${labelOf(active)}.`
  if (!(await mayServeNow(db, ctx, before)))
    refusals['aktif'] = 'Akun uji coba tidak dapat dinyalakan sesudah portal dibuka.'
  return refusals
}

async function saveProvider(db: Db, ctx: Context, { id, version, ...form }: Form & { id: number; version: number }) {
  const row = await requireProvider(db, id)
  const before = recordFor(ctx, row)
  if (row.version !== version) throw new Problem('STALE', { told: { current: before } })
  const refusals = await refusalsOf(db, ctx, form, row)
  if (Object.keys(refusals).length > 0) throw invalidFields(refusals)
  // Whoever names the account decides where the money of all goes.
  requireConfirmedPassword(ctx)
  const { kunci, token_notifikasi, ...columns } = form
  const key = kunci === '' ? {} : { key_sealed: sealProviderKey(ctx.keys, row, kunci) }
  const token = token_notifikasi === '' ? {} : { token_sealed: sealProviderToken(ctx.keys, row, token_notifikasi) }
  const metode = [...new Set(columns.metode)]
  const isSaved = await updateProvider(db, { id, version }, { ...columns, metode, ...key, ...token })
  const after = recordFor(ctx, await requireProvider(db, id))
  if (!isSaved) throw new Problem('STALE', { told: { current: after } })
  const { noticed_at: _before, ...was } = before
  const { noticed_at: _after, ...is } = after
  const changed = { kunci_diganti: kunci !== '', token_diganti: token_notifikasi !== '' }
  const change = { action: 'ubah', noun: paymentProviderResource.name, nounId: id, label: labelOf(row) }
  await recordAudit(db, ctx, { ...change, before: was, after: { ...is, ...changed } })
  return after
}

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
    const data = (await providerRows(ctx.db)).map((row) => recordFor(ctx, row))
    return { data, total: data.length, page: 1 }
  },

  getPaymentProvider: async (ctx, { id }) => recordFor(ctx, await requireProvider(ctx.db, id)),

  historyPaymentProvider: ({ db }, { id }) => revisionsOf(db, paymentProviderResource.name, id),

  updatePaymentProvider: (ctx, given) => inTransaction(ctx.db, (db) => saveProvider(db, ctx, given)),

  testPaymentProvider: async (ctx, { id, metode }) => {
    const row = await requireProvider(ctx.db, id)
    if (row.key_sealed === null) throw invalidFields({ metode: 'Isi dan simpan kuncinya dahulu.' })
    const langkah = await tryProvider(ctx, row, metode)
    const after = { metode, berhasil: langkah.every(({ berhasil }) => berhasil) }
    const change = { action: 'uji', noun: paymentProviderResource.name, nounId: id, label: labelOf(row) }
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
