import { longMoment } from '../../../../lib/day.ts'
import { EmptyState } from '../../../../ui/EmptyState.tsx'
import type { Application } from '../../contract.ts'

const BY = { pemohon: 'Anda', petugas: 'Petugas', sistem: 'Sistem' } as const

/** What has happened, the newest first, and by whom. */
export function History({ application: { riwayat } }: { application: Application }) {
  if (riwayat.length === 0) return <EmptyState title="Belum ada riwayat" />
  return (
    <ol className="panel px-5 py-4 sm:px-6">
      {riwayat.map((entry) => (
        <li key={`${entry.at}${entry.step}`} className="relative border-line border-l-2 py-2.5 pl-6">
          <span
            aria-hidden
            className="absolute top-4.5 -left-[0.4375rem] size-3 rounded-full border-2 border-primary bg-base-100"
          />
          <p>
            <span className="font-semibold">{entry.label}</span>
            {entry.dari !== entry.ke && <span className="text-muted"> → {entry.ke_label}</span>}
          </p>
          <p className="text-muted text-sm">
            <time dateTime={entry.at}>{longMoment(new Date(entry.at))}</time> · {BY[entry.oleh]}
          </p>
          {entry.catatan && <p className="mt-1 whitespace-pre-line text-sm">{entry.catatan}</p>}
        </li>
      ))}
    </ol>
  )
}
