import type { z } from 'zod'
import { recordAudit } from '../../../ground/audit.ts'
import type { Context } from '../../../ground/context.ts'
import type { Db } from '../../../ground/database/db.ts'
import { requireConfirmedPassword } from '../../../ground/sessions/session.ts'
import { invalidFields, Problem } from '../../../problems.ts'
import { type CountingChange, countsAtOnce, openChangeOf } from '../../platform/pending-changes/service.ts'
import type { phoneWalletResource } from './office/contract.ts'
import { PHONE_WALLET_NAMES } from './phone-pass-rules.ts'
import { certificatesOfPem, rsaKeyIn, sealWalletKey } from './phone-pass-service.ts'
import { type PhoneWalletRow, phoneWalletById, phoneWalletRows, updatePhoneWallet } from './phone-wallet-queries.ts'
import { weighPhoneWallet } from './phone-wallet-rules.ts'

type Form = z.output<typeof phoneWalletResource.form>

/** Returns the record for pages and logs: without its key. */
const recordOf = ({ key_sealed, ...row }: PhoneWalletRow) => ({ ...row, has_key: key_sealed !== null })

async function requirePhoneWallet(db: Db, id: number): Promise<PhoneWalletRow> {
  const row = await phoneWalletById(db, id)
  if (!row) throw new Problem('RECORD_NOT_FOUND')
  return row
}

export const phoneWalletRecords = async (db: Db) => (await phoneWalletRows(db)).map(recordOf)

/** Returns one wallet with its pending change. */
export const phoneWalletRecord = async (db: Db, id: number) => ({
  ...recordOf(await requirePhoneWallet(db, id)),
  tertunda: await openChangeOf(db, 'dompet_ponsel', id),
})

const NO_KEY = {
  google: 'Tempel berkas JSON kunci akun layanan Google, atau kunci RSA-nya sebagai PEM.',
  apple: 'Tempel kunci RSA tanpa password sebagai PEM (BEGIN PRIVATE KEY).',
}

/** Returns the reasons why passes cannot be made with these settings, by field. */
function refusalsOf({ aktif, penerbit, akun, rantai, kunci }: Form, before: PhoneWalletRow, now: Date) {
  const refusals: Record<string, string> = {}
  const { dompet } = before
  const key = kunci === '' ? undefined : rsaKeyIn(kunci)
  if (kunci !== '' && !key) refusals['kunci'] = NO_KEY[dompet]
  const certificates = certificatesOfPem(rantai)
  const [own, above] = certificates ?? []
  if (!certificates || (rantai !== '' && !own))
    refusals['rantai'] = 'Sertifikat ini tidak dapat dibaca. Tempel sebagai PEM (BEGIN CERTIFICATE).'
  else if (dompet === 'apple' && own && key && !own.checkPrivateKey(key))
    refusals['kunci'] = 'Kunci ini bukan pasangan sertifikat yang pertama.'
  if (!aktif) return refusals
  if (penerbit === '') refusals['penerbit'] = 'Isi sebelum dinyalakan.'
  if (akun === '') refusals['akun'] = 'Isi sebelum dinyalakan.'
  if (kunci === '' && before.key_sealed === null) refusals['kunci'] = 'Isi kunci sebelum dinyalakan.'
  if (dompet === 'apple' && !refusals['rantai']) {
    if (!own || !above) refusals['rantai'] = 'Tempel dua sertifikat: milik lembaga, lalu perantara WWDR dari Apple.'
    else if (own.validToDate < now) refusals['rantai'] = 'Masa berlaku sertifikat lembaga sudah lewat.'
  }
  return refusals
}

/** Saves a wallet's account, or proposes it where passes would be made with another one. */
export async function savePhoneWallet(
  db: Db,
  ctx: Context,
  { id, version, ...form }: Form & { id: number; version: number },
) {
  const row = await requirePhoneWallet(db, id)
  if (row.version !== version) throw new Problem('STALE', { told: { current: await phoneWalletRecord(db, id) } })
  const refusals = refusalsOf(form, row, ctx.now)
  if (Object.keys(refusals).length > 0) throw invalidFields(refusals)
  // A password is asked for, since the key can sign in the body's name.
  requireConfirmedPassword(ctx)
  const weighed = weighPhoneWallet(row, form)
  const change = { rule: 'dompet_ponsel', record_id: id, version, weighed, isi: form } as const
  if ((await countsAtOnce(db, ctx, change)) && !(await writePhoneWallet(db, ctx, row, form)))
    throw new Problem('STALE', { told: { current: await phoneWalletRecord(db, id) } })
  return phoneWalletRecord(db, id)
}

/** Saves over the version that was read; returns false when another one was saved meanwhile. */
async function writePhoneWallet(db: Db, ctx: Context, row: PhoneWalletRow, form: Form, who?: string): Promise<boolean> {
  const { kunci, ...columns } = form
  const key = kunci === '' ? {} : { key_sealed: sealWalletKey(ctx.keys, row.dompet, kunci) }
  if (!(await updatePhoneWallet(db, row, { ...columns, ...key }))) return false
  const after = { ...recordOf(await requirePhoneWallet(db, row.id)), kunci_diganti: kunci !== '' }
  await recordAudit(db, ctx, {
    ...{ action: 'ubah', noun: 'dompet-ponsel', nounId: row.id, label: PHONE_WALLET_NAMES[row.dompet] },
    ...{ before: recordOf(row), after, ...(who === undefined ? {} : { who }) },
  })
  return true
}

/** Applies a change that two people have decided; returns the reason when it is no longer possible. */
export async function applyPhoneWallet(
  db: Db,
  ctx: Context,
  { id, version, isi, who }: CountingChange,
): Promise<string | undefined> {
  const form = isi as Form
  const row = await requirePhoneWallet(db, id)
  const refused = Object.values(refusalsOf(form, row, ctx.now))[0]
  if (refused !== undefined) return refused
  return (await writePhoneWallet(db, ctx, { ...row, version }, form, who)) ? undefined : 'Pengaturannya sudah diubah.'
}
