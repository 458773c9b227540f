import { differencesInWords, type WeighedChange } from '../../../platform/pending-changes/rules.ts'

interface Settings {
  aktif: boolean
  metode: readonly string[]
  alamat: string
}

const LABELS = { aktif: 'Ditawarkan kepada pembayar', metode: 'Cara membayar', alamat: 'Alamat lain' }

/**
 * Weighs a change of a provider's account: another key, token or address, or turning it on, redirects everybody's
 * payments. An account that never took a payment is set up and tried by one person.
 */
export function weighProvider(
  before: Settings & { has_charges: boolean },
  after: Settings & { kunci: string; token_notifikasi: string },
): WeighedChange {
  const keys = [
    ...(after.kunci === '' ? [] : ['Kunci: diganti']),
    ...(after.token_notifikasi === '' ? [] : ['Token notifikasi: diganti']),
  ]
  const perubahan = [...differencesInWords({ ...before }, { ...after }, LABELS), ...keys]
  const isElsewhere = keys.length > 0 || after.alamat !== before.alamat
  const isUsed = before.aktif || after.aktif || before.has_charges
  if ((isElsewhere && isUsed) || (after.aktif && !before.aktif)) return { weight: 'waits', perubahan }
  return { weight: isElsewhere || before.aktif !== after.aktif ? 'counts' : 'plain', perubahan }
}
