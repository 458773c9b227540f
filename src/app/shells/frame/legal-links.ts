import { to } from '../../../paths.ts'

/** At the foot of every page. */
export const legalLinks = [
  { label: 'Cek sertifikat', to: to.holders },
  { label: 'Kebijakan Privasi', to: to.privacy },
  { label: 'Syarat', to: to.terms },
  { label: 'Aksesibilitas', to: to.accessibility },
  { label: 'Kecerdasan Buatan', to: to.aiStatement },
]
