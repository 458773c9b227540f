import { longMoment } from '../../../../../lib/day.ts'
import { own } from '../../../../../own-paths.ts'
import { Chip } from '../../../../../ui/Chip.tsx'
import { Fold } from '../../../../../ui/Fold.tsx'
import type { PrivateFile } from '../../../files/contract.ts'
import type { Replacement } from '../../contract.ts'

const STATES = {
  diajukan: { tone: 'info', words: 'Menunggu pemeriksaan' },
  sesuai: { tone: 'success', words: 'Sesuai' },
  tidak_sesuai: { tone: 'error', words: 'Tidak sesuai' },
  diganti_lagi: { tone: 'neutral', words: 'Anda ganti lagi' },
} as const

/** When a document was replaced, by which file, why, and what the office found; the newest first. */
export function DocumentHistory({ label, history }: { label: string; history: readonly Replacement[] }) {
  if (history.length === 0) return null
  return (
    <Fold
      className="mt-3"
      title={
        <>
          Riwayat penggantian<span className="sr-only"> {label}</span>
        </>
      }
    >
      <ol className="mt-2 divide-y divide-line border-line border-y">
        {history.map((made) => (
          <li key={made.id} className="py-3">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <Chip tone={STATES[made.status].tone}>{STATES[made.status].words}</Chip>
              <time dateTime={made.created_at} className="text-muted text-sm">
                {longMoment(new Date(made.created_at))}
              </time>
            </p>
            <p className="mt-1 break-words">
              <FileName file={made.berkas} />
              {made.berkas_lama && (
                <>
                  {' '}
                  menggantikan <FileName file={made.berkas_lama} />
                </>
              )}
            </p>
            {made.alasan && <p className="mt-1 whitespace-pre-line text-muted">Alasan Anda: {made.alasan}</p>}
            {made.catatan && <p className="mt-1 whitespace-pre-line text-muted">Catatan petugas: {made.catatan}</p>}
          </li>
        ))}
      </ol>
    </Fold>
  )
}

function FileName({ file }: { file: PrivateFile }) {
  if (file.erased_at) return <span className="text-muted">{file.name}</span>
  return (
    <a href={own.file(file.id)} target="_blank" rel="noreferrer" className="text-link break-all">
      {file.name}
      <span className="sr-only"> (dibuka di tab baru)</span>
    </a>
  )
}
