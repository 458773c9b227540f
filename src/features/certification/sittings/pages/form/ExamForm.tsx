import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useRef, useState } from 'react'
import { formProgress, questionsOf } from '../../device/form-rules.ts'
import type { SittingPackage } from '../../package-rules.ts'
import type { SittingEngine } from '../sitting-engine.ts'
import type { SittingView } from '../sitting-view.ts'
import { CalculatorPanel } from './CalculatorPanel.tsx'
import { ExamBar } from './ExamBar.tsx'
import { HandInDialog } from './HandInDialog.tsx'
import { NumberList } from './NumberList.tsx'
import { QuestionView } from './QuestionView.tsx'

/** The sizes of type among which a candidate chooses. */
const SIZES = ['text-base', 'text-lg', 'text-xl'] as const

interface ExamFormProps {
  engine: SittingEngine
  view: SittingView
  form: SittingPackage
  kalkulator: boolean
}

/** The form of an exam, one question at a time. */
export function ExamForm({ engine, view, form, kalkulator }: ExamFormProps) {
  const questions = questionsOf(form)
  const [at, setAt] = useState(engine.openAt)
  const [size, setSize] = useState(0)
  const [isCalculating, setCalculating] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const top = useRef<HTMLDivElement>(null)
  const question = questions[at]
  const open = (next: number) => {
    engine.openAt = next
    setAt(next)
    requestAnimationFrame(() => top.current?.querySelector<HTMLElement>('#judul-soal')?.focus())
  }
  return (
    <div ref={top} className={`${SIZES[size]} lg:[&_:focus]:scroll-mt-36`}>
      <ExamBar
        {...{ engine, view, title: form.judul, size }}
        sizes={SIZES.length}
        onSize={setSize}
        calculator={kalkulator ? { isOpen: isCalculating, onToggle: () => setCalculating(!isCalculating) } : undefined}
        onHandIn={() => setAsking(true)}
      />
      <div className="mt-4 grid gap-4">
        <div className={isCalculating ? 'grid gap-4 lg:grid-cols-[minmax(0,1fr)_18rem] lg:items-start' : ''}>
          {question && (
            <QuestionView
              key={question.item.nomor}
              {...{ question, engine }}
              sheet={view.sheet}
              of={questions.length}
            />
          )}
          {isCalculating && <CalculatorPanel />}
        </div>
        <div className="flex flex-wrap justify-between gap-2">
          <button
            type="button"
            aria-disabled={at === 0 || undefined}
            onClick={() => at > 0 && open(at - 1)}
            className="btn btn-outline"
          >
            <ChevronLeft aria-hidden className="size-5" />
            Sebelumnya
          </button>
          {at < questions.length - 1 ? (
            <button type="button" onClick={() => open(at + 1)} className="btn btn-primary">
              Berikutnya
              <ChevronRight aria-hidden className="size-5" />
            </button>
          ) : (
            <button type="button" onClick={() => setAsking(true)} className="btn btn-primary">
              Serahkan jawaban
            </button>
          )}
        </div>
        <div className="panel p-5">
          <NumberList questions={questions} sheet={view.sheet} current={at} onOpen={open} />
        </div>
      </div>
      <HandInDialog
        open={isAsking}
        progress={formProgress(questions, view.sheet)}
        onClose={() => setAsking(false)}
        onHandIn={() => engine.handIn()}
      />
    </div>
  )
}
