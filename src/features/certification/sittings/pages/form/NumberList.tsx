import { Check, Flag } from 'lucide-react'
import type { ShownQuestion } from '../../device/form-rules.ts'
import type { AnswerSheet } from '../../device/queue-rules.ts'

interface NumberListProps {
  questions: readonly ShownQuestion[]
  sheet: AnswerSheet
  current: number
  onOpen: (at: number) => void
}

/** All numbers of the form with what became of each, told by sign and word, not by colour alone. */
export function NumberList({ questions, sheet, current, onOpen }: NumberListProps) {
  return (
    <nav aria-label="Daftar soal">
      <ol className="grid grid-cols-[repeat(auto-fill,minmax(3.25rem,1fr))] gap-2">
        {questions.map(({ item: { nomor } }, at) => {
          const isAnswered = Boolean(sheet.jawaban[nomor])
          const isDoubted = sheet.ragu.includes(nomor)
          return (
            <li key={nomor}>
              <button
                type="button"
                aria-current={at === current ? 'step' : undefined}
                aria-label={[
                  `Soal ${nomor}`,
                  isAnswered ? 'terjawab' : 'belum dijawab',
                  ...(isDoubted ? ['ragu-ragu'] : []),
                ].join(', ')}
                onClick={() => onOpen(at)}
                className={`flex h-11 w-full cursor-pointer items-center justify-center gap-1 rounded-box border-2 font-semibold tabular-nums ${
                  at === current ? 'border-primary underline underline-offset-4' : 'border-line'
                } ${isAnswered ? 'bg-base-200' : 'bg-base-100'}`}
              >
                {nomor}
                {isAnswered && <Check aria-hidden className="size-3.5 text-success" strokeWidth={3} />}
                {isDoubted && <Flag aria-hidden className="size-3.5 text-error" strokeWidth={3} />}
              </button>
            </li>
          )
        })}
      </ol>
      <p className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-muted text-sm">
        <span className="inline-flex items-center gap-1">
          <Check aria-hidden className="size-3.5 text-success" strokeWidth={3} /> terjawab
        </span>
        <span className="inline-flex items-center gap-1">
          <Flag aria-hidden className="size-3.5 text-error" strokeWidth={3} /> ragu-ragu
        </span>
        <span className="underline underline-offset-4">sedang dibuka</span>
      </p>
    </nav>
  )
}
