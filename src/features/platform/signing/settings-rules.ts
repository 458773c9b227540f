import { differencesInWords, type WeighedChange } from '../pending-changes/rules.ts'
import type { SigningLevel } from './rules.ts'

interface Plan {
  tingkat: SigningLevel
  alamat_tsa: string
  sertifikat_tsa: string
}

const LABELS = { tingkat: 'Tingkat tanda tangan', alamat_tsa: 'Alamat stempel waktu' }

const asksStamps = ({ tingkat }: Plan): boolean => tingkat !== 'B-B'

/** Weighs a change of the plan: who stamps the time vouches for it on every paper, so another one takes two people. */
export function weighSigningPlan(before: Plan, after: Plan): WeighedChange {
  const isOtherCertificate = after.sertifikat_tsa !== before.sertifikat_tsa
  const perubahan = [
    ...differencesInWords({ ...before }, { ...after }, LABELS),
    // A certificate as text fills a page and tells nobody anything.
    ...(isOtherCertificate ? ['Sertifikat stempel waktu: diganti'] : []),
  ]
  const isOther = after.alamat_tsa !== before.alamat_tsa || isOtherCertificate
  if (asksStamps(after) && (!asksStamps(before) || isOther)) return { weight: 'waits', perubahan }
  return { weight: asksStamps(before) && !asksStamps(after) ? 'counts' : 'plain', perubahan }
}
