import {
  Ban,
  CalendarClock,
  CalendarX,
  CircleCheck,
  CirclePause,
  Clock,
  type LucideIcon,
  RefreshCw,
} from 'lucide-react'
import type { Tone } from '../../../ui/Chip.tsx'
import type { CertificateState } from '../../certificates/rules.ts'

/** How each state looks: a colour, and an icon so that colour is never the only sign. */
export const LOOKS: Record<CertificateState, { tone: Tone; icon: LucideIcon }> = {
  aktif: { tone: 'success', icon: CircleCheck },
  akan_berakhir: { tone: 'warning', icon: Clock },
  belum_berlaku: { tone: 'info', icon: CalendarClock },
  dibekukan: { tone: 'error', icon: CirclePause },
  dicabut: { tone: 'error', icon: Ban },
  kedaluwarsa: { tone: 'error', icon: CalendarX },
  diganti: { tone: 'neutral', icon: RefreshCw },
}
