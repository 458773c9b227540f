import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { longMoment } from '../../../../lib/day.ts'
import type { Tone } from '../../../../ui/Chip.tsx'
import { t } from '../../../../ui/words.tsx'

interface ProofProps {
  tone: Tone
  icon: LucideIcon
  /** The verdict in a word or two. */
  word: string
  /** The verdict in a sentence. */
  sentence: ReactNode
  /** The moment of the look-up, as the server states it. */
  at: string
  /** The address for looking it up again; it is printed on the sheet. */
  address: string
  children?: ReactNode
}

const pathOf = (address: string): string => address.slice(new URL(address).origin.length)

/** One clear verdict, to be shown and printed as a proof. */
export function Proof({ tone, icon: Icon, word, sentence, at, address, children }: ProofProps) {
  return (
    <article aria-labelledby="putusan" className="panel overflow-hidden">
      <div className={`chip-${tone} flex items-start gap-4 p-5 sm:p-7`}>
        <Icon aria-hidden className="mt-1 size-9 shrink-0 sm:size-11" />
        <div role="status" className="min-w-0">
          <h2 id="putusan" className="text-2xl sm:text-3xl">
            {word}
          </h2>
          <p className="mt-1 text-base-content">{sentence}</p>
        </div>
      </div>
      {children && <div className="p-5 sm:p-7">{children}</div>}
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-line border-t p-5 sm:px-7">
        <p className="text-muted text-sm">{t(`Diperiksa pada ${longMoment(new Date(at))}`)}</p>
        <button
          type="button"
          data-print=""
          className="btn btn-outline needs-js no-print"
          onClick={() => window.print()}
        >
          {t('Cetak bukti pemeriksaan')}
        </button>
        <div className="hidden w-full items-center gap-4 text-sm print:flex">
          <img src={`/pemegang/kode.svg?alamat=${encodeURIComponent(pathOf(address))}`} alt="" className="size-28" />
          <p className="min-w-0 [overflow-wrap:anywhere]">{t(`Bukti pemeriksaan dari ${address}`)}</p>
        </div>
      </div>
    </article>
  )
}
