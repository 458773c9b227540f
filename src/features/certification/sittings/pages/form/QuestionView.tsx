import { Flag } from 'lucide-react'
import { answerHint, type ShownQuestion } from '../../device/form-rules.ts'
import type { AnswerSheet } from '../../device/queue-rules.ts'
import type { SittingEngine } from '../sitting-engine.ts'
import { MatchAnswer, OptionAnswer } from './ChosenAnswer.tsx'
import { WrittenAnswer } from './WrittenAnswer.tsx'

interface QuestionViewProps {
  question: ShownQuestion
  of: number
  sheet: AnswerSheet
  engine: SittingEngine
}

/** A question beside the stimulus that it asks about. */
export function QuestionView({ question, of, sheet, engine }: QuestionViewProps) {
  const { item, stimulus } = question
  const isDoubted = sheet.ragu.includes(item.nomor)
  return (
    <div className={`grid gap-4 ${stimulus ? 'lg:grid-cols-2 lg:items-start' : ''}`}>
      {stimulus && <Stimulus stimulus={stimulus} />}
      <section aria-labelledby="judul-soal" className="panel p-5 sm:p-6">
        <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
          <h2 id="judul-soal" tabIndex={-1} className="text-xl">
            Soal {item.nomor} <span className="font-normal text-base text-muted">dari {of}</span>
          </h2>
          <button
            type="button"
            aria-pressed={isDoubted}
            onClick={() => engine.note(isDoubted ? 'yakin' : 'ragu', item.nomor)}
            className={`btn btn-sm btn-outline ${isDoubted ? 'text-error' : ''}`}
          >
            <Flag aria-hidden className="size-4" fill={isDoubted ? 'currentColor' : 'none'} />
            Ragu-ragu
          </button>
        </div>
        <p id="soal" className="whitespace-pre-line [overflow-wrap:anywhere]">
          {item.soal}
        </p>
        <p id="petunjuk" className="mt-2 mb-5 text-muted text-sm">
          {answerHint(question)}
        </p>
        <Answer question={question} text={sheet.jawaban[item.nomor] ?? ''} engine={engine} />
      </section>
    </div>
  )
}

function Answer({ question, text, engine }: { question: ShownQuestion; text: string; engine: SittingEngine }) {
  const { field } = question
  const chosen = {
    ...{ question, text, labelledBy: 'judul-soal soal' },
    onAnswer: (answer: string) => engine.note('jawab', field.nomor, answer),
  }
  switch (field.jenis) {
    case 'pilihan_ganda':
    case 'pilihan_jamak':
      return <OptionAnswer {...chosen} />
    case 'menjodohkan':
      return <MatchAnswer {...chosen} />
    case 'angka':
    case 'isian':
    case 'esai':
      return <WrittenAnswer field={field} text={text} engine={engine} describedBy="soal petunjuk" />
    default:
      return field.jenis satisfies never
  }
}

function Stimulus({ stimulus }: { stimulus: NonNullable<ShownQuestion['stimulus']> }) {
  return (
    <section aria-label="Bahan soal" className="panel p-5 sm:p-6">
      <p className="whitespace-pre-line [overflow-wrap:anywhere]">{stimulus.teks}</p>
      {stimulus.gambar && <img src={stimulus.gambar} alt={stimulus.keterangan_gambar} className="mt-4 h-auto w-full" />}
    </section>
  )
}
