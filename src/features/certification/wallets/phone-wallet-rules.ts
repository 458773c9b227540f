import { differencesInWords, type WeighedChange } from '../../platform/pending-changes/rules.ts'

interface Settings {
  aktif: boolean
  penerbit: string
  akun: string
  rantai: string
}

const LABELS = { aktif: 'Ditawarkan kepada pemegang', penerbit: 'Penerbit', akun: 'Akun' }

/** What a change does: passes are signed in the body's name, so another account or key takes two people while they are offered. */
export function weighPhoneWallet(before: Settings, after: Settings & { kunci: string }): WeighedChange {
  const changed = [
    ...differencesInWords({ ...before }, { ...after }, LABELS),
    ...(before.rantai === after.rantai ? [] : ['Sertifikat: diganti']),
    ...(after.kunci === '' ? [] : ['Kunci: diganti']),
  ]
  if (!after.aktif) return { weight: before.aktif || after.kunci !== '' ? 'counts' : 'plain', perubahan: changed }
  if (changed.length === 0) return { weight: 'plain', perubahan: [] }
  const account = before.aktif ? [] : [`Dengan akun: ${after.penerbit}, ${after.akun}`]
  return { weight: 'waits', perubahan: [...changed, ...account] }
}
