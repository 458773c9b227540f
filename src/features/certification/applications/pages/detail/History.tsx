import { EmptyState } from '../../../../../ui/feedback/EmptyState.tsx'
import { Timeline } from '../../../../../ui/Timeline.tsx'
import type { Application } from '../../contract.ts'

const BY = { pemohon: 'Anda', petugas: 'Petugas', sistem: 'Sistem' } as const

/** Shows what has happened, the newest first, and by whom. */
export function History({ application: { riwayat } }: { application: Application }) {
  if (riwayat.length === 0) return <EmptyState title="Belum ada riwayat" />
  const entries = riwayat.map(({ at, label, dari, ke, ke_label, oleh, catatan }) => ({
    at,
    label,
    led: dari === ke ? undefined : ke_label,
    by: BY[oleh],
    note: catatan,
  }))
  return <Timeline entries={entries} />
}
