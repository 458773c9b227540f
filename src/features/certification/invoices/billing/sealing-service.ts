import type { Context } from '../../../../ground/context.ts'

type Keys = Context['keys']

export interface BankAccount {
  bank: string
  nomor: string
  atas_nama: string
}

const NPWP = 'invoice-npwp'
const ACCOUNT = 'refund-account'

/** Seals an NPWP: a person's NPWP is their NIK. */
export const sealNpwp = (keys: Keys, invoiceId: number, npwp: string | null): Buffer | null =>
  npwp === null ? null : keys.seal(NPWP, npwp, String(invoiceId))

export const openNpwp = (keys: Keys, invoiceId: number, sealed: Buffer | null): string | null =>
  sealed && keys.open(NPWP, sealed, String(invoiceId)).toString()

export const sealAccount = (keys: Keys, invoiceId: number, account: BankAccount): Buffer =>
  keys.seal(ACCOUNT, JSON.stringify(account), String(invoiceId))

export const openAccount = (keys: Keys, invoiceId: number, sealed: Buffer | null): BankAccount | null =>
  sealed && JSON.parse(keys.open(ACCOUNT, sealed, String(invoiceId)).toString())
