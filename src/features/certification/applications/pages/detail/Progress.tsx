import { Check, X } from 'lucide-react'
import type { Application } from '../../contract.ts'
import type { Stage } from '../../rules.ts'

/** The road to a certificate, and how far along it each stage is. */
const ROAD = ['Permohonan', 'Verifikasi', 'Pembayaran', 'Uji kompetensi', 'Keputusan', 'Sertifikat'] as const

const AT: Record<Stage, number> = {
  draft: 0,
  daftar_tunggu: 0,
  diajukan: 1,
  perlu_perbaikan: 1,
  ditolak: 1,
  menunggu_pembayaran: 2,
  menunggu_konfirmasi: 2,
  kedaluwarsa: 2,
  dibatalkan: 1,
  terjadwal: 3,
  tidak_hadir: 3,
  diuji: 4,
  menunggu_keputusan: 4,
  banding: 4,
  belum_kompeten: 4,
  diterbitkan: 6,
}

const ENDED: Stage[] = ['ditolak', 'kedaluwarsa', 'dibatalkan', 'belum_kompeten', 'tidak_hadir']

type State = 'done' | 'now' | 'ended' | 'ahead'

const WORDS: Record<State, string> = { done: 'selesai', now: 'sedang berjalan', ended: 'berakhir', ahead: 'belum' }

const LOOK: Record<State, string> = {
  done: 'border-primary bg-primary text-primary-content',
  now: 'border-primary bg-base-100 text-primary',
  ended: 'border-error bg-base-100 text-error',
  ahead: 'border-line bg-base-100 text-muted',
}

/** Where an application stands on its road; on a phone a bar of one line. */
export function Progress({ application }: { application: Application }) {
  const stage = application.tahap
  const at = stagesReached(application)
  return (
    <ol
      aria-label="Tahapan permohonan"
      className="panel flex items-center gap-1 px-4 py-2.5 sm:grid sm:grid-cols-6 sm:gap-2 sm:p-5"
    >
      {ROAD.map((name, index) => {
        const state = index < at ? 'done' : index > at ? 'ahead' : ENDED.includes(stage) ? 'ended' : 'now'
        return (
          <li
            key={name}
            aria-current={index === at ? 'step' : undefined}
            className="flex grow items-center gap-2 sm:flex-col sm:gap-3 sm:text-center"
          >
            <span
              aria-hidden
              className={`grid size-6 shrink-0 place-items-center rounded-full border-2 font-bold text-xs sm:size-8 sm:text-sm ${LOOK[state]}`}
            >
              <Mark state={state} place={index + 1} />
            </span>
            <span className={`text-sm ${index === at ? 'font-bold' : 'max-sm:sr-only'}`}>
              {name}
              <span className="sr-only">, {WORDS[state]}</span>
            </span>
          </li>
        )
      })}
    </ol>
  )
}

function Mark({ state, place }: { state: State; place: number }) {
  if (state === 'done') return <Check className="size-4" strokeWidth={3} />
  if (state === 'ended') return <X className="size-4" strokeWidth={3} />
  return place
}

/** Returns how far an application got; one that was cancelled or lapsed counts as far as it was before. */
function stagesReached({ tahap, riwayat }: Application): number {
  if (tahap !== 'dibatalkan' && tahap !== 'kedaluwarsa') return AT[tahap]
  const last = riwayat.find(({ ke }) => ke === tahap)
  return AT[last?.dari ?? tahap] ?? AT[tahap]
}
