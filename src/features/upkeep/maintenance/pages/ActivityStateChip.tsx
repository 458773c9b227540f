import { Chip, type Tone } from '../../../../ui/Chip.tsx'
import type { ActivityState } from '../rules.ts'

const TONES: Record<ActivityState, Tone> = {
  terdaftar: 'info',
  menunggu_pembayaran: 'warning',
  dikonfirmasi: 'info',
  hadir: 'success',
  tidak_hadir: 'error',
  dibatalkan: 'neutral',
  kedaluwarsa: 'neutral',
  draft: 'neutral',
  diajukan: 'info',
  perlu_perbaikan: 'warning',
  diakui: 'success',
  ditolak: 'error',
}

/** Shows the state of an activity. */
export const ActivityStateChip = ({ activity }: { activity: { status: ActivityState; status_label: string } }) => (
  <Chip tone={TONES[activity.status]}>{activity.status_label}</Chip>
)
