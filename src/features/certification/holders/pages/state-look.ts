import { CircleCheck, CirclePause, Info, type LucideIcon, OctagonX, TriangleAlert } from 'lucide-react'
import type { Tone } from '../../../../ui/Chip.tsx'
import type { CertificateState } from '../../certificates/rules.ts'
import type { Holder } from '../contract.ts'

/** How each state looks: a colour, and an icon so that colour is never the only sign. */
export const LOOKS: Record<CertificateState, { tone: Tone; icon: LucideIcon }> = {
  aktif: { tone: 'success', icon: CircleCheck },
  akan_berakhir: { tone: 'warning', icon: TriangleAlert },
  belum_berlaku: { tone: 'info', icon: Info },
  dibekukan: { tone: 'error', icon: CirclePause },
  dicabut: { tone: 'error', icon: OctagonX },
  kedaluwarsa: { tone: 'error', icon: OctagonX },
  diganti: { tone: 'neutral', icon: Info },
}

export const placeOf = ({ kota, provinsi }: Pick<Holder, 'kota' | 'provinsi'>): string =>
  [kota, provinsi].filter(Boolean).join(', ')
