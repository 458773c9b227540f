import { Clock, type LucideIcon, NotebookPen } from 'lucide-react'
import { Chip, type Tone } from '../../../../ui/Chip.tsx'
import type { UserTraining } from '../contract.ts'
import { STATUS_LABELS, type Stage } from '../rules.ts'

const LOOK: Record<UserTraining['status'], { tone: Tone; icon?: LucideIcon }> = {
  0: { tone: 'neutral', icon: Clock },
  1: { tone: 'info', icon: NotebookPen },
  2: { tone: 'success' },
}

/** Ends without a certificate; the status number stays where it was. */
const ENDED: string[] = ['ditolak', 'dibatalkan', 'kedaluwarsa', 'tidak_hadir', 'belum_kompeten'] satisfies Stage[]

/** The spec's status word, the finer stage beside it, and the certificate's number. */
export function StatusChip({ application }: { application: UserTraining }) {
  const { status, tahap, tahap_label, no_sertifikasi, bukti_ditolak } = application
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Chip {...LOOK[status]}>{STATUS_LABELS[status]}</Chip>
      {ENDED.includes(tahap) ? (
        <Chip tone="error">{tahap_label}</Chip>
      ) : (
        <span className="text-muted text-sm">{tahap_label}</span>
      )}
      {bukti_ditolak && <Chip tone="error">Bukti pembayaran ditolak</Chip>}
      {no_sertifikasi && <span className="w-full font-medium text-sm">No: {no_sertifikasi}</span>}
    </div>
  )
}
