import type { z } from 'zod'
import { recordAudit } from '../../../../ground/audit.ts'
import type { Context } from '../../../../ground/context.ts'
import type { Db } from '../../../../ground/database/db.ts'
import { isAllowedPlace } from '../../../../ground/http-client/allowed-places.ts'
import { requireConfirmedPassword } from '../../../../ground/sessions/session.ts'
import { invalidFields, Problem } from '../../../../problems.ts'
import { type CountingChange, countsAtOnce, openChangeOf } from '../../../platform/pending-changes/service.ts'
import type { paymentProviderResource } from '../office/contract.ts'
import { ENVIRONMENT_NAMES, providerLabel } from '../rules.ts'
import { mayServeNow, sealProviderKey, sealProviderToken } from '../service.ts'
import { activeProvider, hasCharges, type ProviderRow, providerById, providerRows, updateProvider } from './queries.ts'
import { weighProvider } from './settings-rules.ts'

type Form = z.output<typeof paymentProviderResource.form>

/** A provider as it may be shown and logged: without its keys. */
const recordFor = ({ appUrl }: Pick<Context, 'appUrl'>, { key_sealed, token_sealed, ...row }: ProviderRow) => ({
  ...row,
  has_key: key_sealed !== null,
  has_token: token_sealed !== null,
  alamat_notifikasi: `${appUrl}/pembayaran/notifikasi/${row.penyedia}`,
})

export async function requireProvider(db: Db, id: number): Promise<ProviderRow> {
  const row = await providerById(db, id)
  if (!row) throw new Problem('RECORD_NOT_FOUND')
  return row
}

export const providerRecords = async (db: Db, ctx: Context) =>
  (await providerRows(db)).map((row) => recordFor(ctx, row))

/** One account with what waits of it. */
export const providerRecord = async (db: Db, ctx: Context, id: number) => ({
  ...recordFor(ctx, await requireProvider(db, id)),
  tertunda: await openChangeOf(db, 'penyedia_pembayaran', id),
})

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
  if (active && active.id !== before.id) refusals['aktif'] = `Matikan dahulu ${providerLabel(active)}.`
  if (!(await mayServeNow(db, ctx, before)))
    refusals['aktif'] = 'Akun uji coba tidak dapat dinyalakan sesudah portal dibuka.'
  return refusals
}

/** Saves an account of a provider, or proposes it where money would go another way. */
export async function saveProvider(
  db: Db,
  ctx: Context,
  { id, version, ...form }: Form & { id: number; version: number },
) {
  const row = await requireProvider(db, id)
  if (row.version !== version) throw new Problem('STALE', { told: { current: await providerRecord(db, ctx, id) } })
  const refusals = await refusalsOf(db, ctx, form, row)
  if (Object.keys(refusals).length > 0) throw invalidFields(refusals)
  // Whoever names the account decides where the money of all goes.
  requireConfirmedPassword(ctx)
  const weighed = weighProvider({ ...row, has_charges: await hasCharges(db, id) }, form)
  const change = { rule: 'penyedia_pembayaran', record_id: id, version, weighed, isi: form } as const
  if ((await countsAtOnce(db, ctx, change)) && !(await writeProvider(db, ctx, row, form)))
    throw new Problem('STALE', { told: { current: await providerRecord(db, ctx, id) } })
  return providerRecord(db, ctx, id)
}

/** Writes over the version of the row that was read; false where another one was saved meanwhile. */
async function writeProvider(db: Db, ctx: Context, row: ProviderRow, form: Form, who?: string): Promise<boolean> {
  const { kunci, token_notifikasi, ...columns } = form
  const key = kunci === '' ? {} : { key_sealed: sealProviderKey(ctx.keys, row, kunci) }
  const token = token_notifikasi === '' ? {} : { token_sealed: sealProviderToken(ctx.keys, row, token_notifikasi) }
  const metode = [...new Set(columns.metode)]
  if (!(await updateProvider(db, row, { ...columns, metode, ...key, ...token }))) return false
  const { noticed_at: _before, ...before } = recordFor(ctx, row)
  const { noticed_at: _after, ...after } = recordFor(ctx, await requireProvider(db, row.id))
  const changed = { kunci_diganti: kunci !== '', token_diganti: token_notifikasi !== '' }
  await recordAudit(db, ctx, {
    ...{ action: 'ubah', noun: 'penyedia-pembayaran', nounId: row.id, label: providerLabel(row) },
    ...{ before, after: { ...after, ...changed }, ...(who === undefined ? {} : { who }) },
  })
  return true
}

/** Makes a change that two people have decided; answers why it can no longer be made. */
export async function applyPaymentProvider(
  db: Db,
  ctx: Context,
  { id, version, isi, who }: CountingChange,
): Promise<string | undefined> {
  const form = isi as Form
  const row = await requireProvider(db, id)
  const refused = Object.values(await refusalsOf(db, ctx, form, row))[0]
  if (refused !== undefined) return refused
  return (await writeProvider(db, ctx, { ...row, version }, form, who)) ? undefined : 'Pengaturannya sudah diubah.'
}
