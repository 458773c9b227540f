import { differencesInWords, type WeighedChange } from '../pending-changes/rules.ts'

interface Settings {
  aktif: boolean
  uji_coba: boolean
  penyedia: string
  alamat: string
  akun: string
  pengirim: string
  templat: string
}

const TARGET = { penyedia: 'Penyedia', alamat: 'Alamat', akun: 'Akun', pengirim: 'Pengirim', templat: 'Templat' }
const SWITCHES = { aktif: 'Menyala', uji_coba: 'Uji coba' }

/** Numbers of members go to the provider only then. */
const serves = ({ aktif, uji_coba }: Settings): boolean => aktif && !uji_coba

/** Weighs a change of a channel: its provider sees the numbers of all who agreed, so another one takes two people. */
export function weighChannel(before: Settings, after: Settings & { kunci: string }): WeighedChange {
  // Whoever confirms that a channel begins to serve reads where it leads, as that was typed before.
  const seen = serves(before) ? before : { ...before, penyedia: '', alamat: '', akun: '', pengirim: '', templat: '' }
  const differing = differencesInWords({ ...before }, { ...after }, { ...SWITCHES, ...TARGET })
  const key = after.kunci === '' ? [] : ['Kunci: diganti']
  if (!serves(after)) return { weight: serves(before) ? 'counts' : 'plain', perubahan: [...differing, ...key] }
  if (differing.length + key.length === 0) return { weight: 'plain', perubahan: [] }
  const switched = differencesInWords({ ...before }, { ...after }, SWITCHES)
  return { weight: 'waits', perubahan: [...switched, ...differencesInWords({ ...seen }, { ...after }, TARGET), ...key] }
}
