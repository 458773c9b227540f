import type { User } from '../../../features/platform/accounts/contract.ts'
import { own } from '../../../own-paths.ts'
import { to } from '../../../paths.ts'

interface UserLink {
  label: string
  to: string
}

/** The user area's links (spec section 2); duties only for those who hold a certificate number. */
export function userNavigation({ no_sertifikasi }: Pick<User, 'no_sertifikasi'>): UserLink[] {
  return [
    { label: 'Dashboard', to: to.dashboard },
    { label: 'Sertifikasi', to: to.certifications },
    ...(no_sertifikasi
      ? [
          { label: 'Pelaporan Kinerja', to: own.reporting },
          { label: 'Pemeliharaan Kompetensi', to: to.maintenance },
          { label: 'Evaluasi', to: own.evaluation },
        ]
      : []),
  ]
}
