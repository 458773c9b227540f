import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Tone } from '../../ui/Chip.tsx'
import { englishMoment, t } from '../text.ts'

interface ProofProps {
  tone: Tone
  icon: LucideIcon
  /** The verdict in a word or two. */
  word: string
  /** The verdict in a sentence. */
  sentence: ReactNode
  /** When it was looked up. */
  at: string
  /** Where it can be looked up again; it stands on the printed sheet. */
  address: string
  children?: ReactNode
}

const pathOf = (address: string): string => address.slice(new URL(address).origin.length)

/** One clear verdict, to be shown and printed as a proof. */
export const Proof = ({ tone, icon: Icon, word, sentence, at, address, children }: ProofProps) => (
  <article aria-labelledby="verdict" className="panel overflow-hidden">
    <div className={`chip-${tone} flex items-start gap-4 p-5 sm:p-7`}>
      <Icon aria-hidden className="mt-1 size-9 shrink-0 sm:size-11" />
      <div className="min-w-0">
        <h2 id="verdict" className="text-2xl sm:text-3xl">
          {word}
        </h2>
        <p className="mt-1 text-base-content">{sentence}</p>
      </div>
    </div>
    {children && <div className="p-5 sm:p-7">{children}</div>}
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-line border-t p-5 sm:px-7">
      <p className="text-muted text-sm">{t('proof.checkedOn', { moment: englishMoment(at) })}</p>
      <button type="button" data-print="" className="btn btn-outline needs-js no-print">
        {t('proof.print')}
      </button>
      <div className="hidden w-full items-center gap-4 text-sm print:flex">
        <img src={`/pemegang/kode.svg?alamat=${encodeURIComponent(pathOf(address))}`} alt="" className="size-28" />
        <p className="min-w-0 [overflow-wrap:anywhere]">{t('proof.from', { address })}</p>
      </div>
    </div>
  </article>
)
