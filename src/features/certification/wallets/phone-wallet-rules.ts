import { differencesInWords, type WeighedChange } from '../../platform/pending-changes/rules.ts'

interface Settings {
  aktif: boolean
  penerbit: string
  akun: string
  rantai: string
}

const LABELS = { aktif: 'Ditawarkan kepada pemegang', penerbit: 'Penerbit', akun: 'Akun' }

/**
 * Weighs a change of the settings: passes are signed in the body's name, so changing what is offered takes two people.
 */
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
