import type { z } from 'zod'
import type { Handlers } from '../../../lib/handler.ts'
import { invalidFields, Problem } from '../../../problems.ts'
import { recordAudit } from '../../../server/audit.ts'
import type { Context } from '../../../server/context.ts'
import { type Db, inTransaction } from '../../../server/database/db.ts'
import { requireConfirmedPassword } from '../../../server/http/session.ts'
import { revisionsOf } from '../../../server/office/record-revisions.ts'
import { phoneWalletResource, type walletOfficeCalls } from './office-contract.ts'
import { PHONE_WALLET_NAMES } from './phone-pass-rules.ts'
import { certificatesOfPem, rsaKeyIn, sealWalletKey } from './phone-pass-service.ts'
import { type PhoneWalletRow, phoneWalletById, phoneWalletRows, updatePhoneWallet } from './phone-wallet-queries.ts'

type Form = z.output<typeof phoneWalletResource.form>

/** As it may be shown and logged: without its key. */
const recordOf = ({ key_sealed, ...row }: PhoneWalletRow) => ({ ...row, has_key: key_sealed !== null })

async function requirePhoneWallet(db: Db, id: number): Promise<PhoneWalletRow> {
  const row = await phoneWalletById(db, id)
  if (!row) throw new Problem('RECORD_NOT_FOUND')
  return row
}

const NO_KEY = {
  google: 'Tempel berkas JSON kunci akun layanan Google, atau kunci RSA-nya sebagai PEM.',
  apple: 'Tempel kunci RSA tanpa password sebagai PEM (BEGIN PRIVATE KEY).',
}

/** Why passes cannot be made like this, by field. */
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

async function savePhoneWallet(db: Db, ctx: Context, { id, version, ...form }: Form & { id: number; version: number }) {
  const row = await requirePhoneWallet(db, id)
  const before = recordOf(row)
  if (row.version !== version) throw new Problem('STALE', { told: { current: before } })
  const refusals = refusalsOf(form, row, ctx.now)
  if (Object.keys(refusals).length > 0) throw invalidFields(refusals)
  // Whoever has the key speaks for the body.
  requireConfirmedPassword(ctx)
  const { kunci, ...columns } = form
  const key = kunci === '' ? {} : { key_sealed: sealWalletKey(ctx.keys, row.dompet, kunci) }
  const isSaved = await updatePhoneWallet(db, { id, version }, { ...columns, ...key })
  const after = recordOf(await requirePhoneWallet(db, id))
  if (!isSaved) throw new Problem('STALE', { told: { current: after } })
  const about = { noun: phoneWalletResource.name, nounId: id, label: PHONE_WALLET_NAMES[row.dompet] }
  await recordAudit(db, ctx, { action: 'ubah', ...about, before, after: { ...after, kunci_diganti: kunci !== '' } })
  return after
}

export const walletOfficeHandlers: Handlers<typeof walletOfficeCalls, Context> = {
  listPhoneWallet: async ({ db }) => {
    const data = (await phoneWalletRows(db)).map(recordOf)
    return { data, total: data.length, page: 1 }
  },

  getPhoneWallet: async ({ db }, { id }) => recordOf(await requirePhoneWallet(db, id)),

  historyPhoneWallet: ({ db }, { id }) => revisionsOf(db, phoneWalletResource.name, id),

  updatePhoneWallet: (ctx, given) => inTransaction(ctx.db, (db) => savePhoneWallet(db, ctx, given)),
}
