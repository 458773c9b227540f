import { letterAt } from '../../../marking/entry-rules.ts'
import { joinLetters, matchLetters, type ShownQuestion, toggleLetter } from '../../device/form-rules.ts'

interface ChosenAnswerProps {
  question: ShownQuestion
  text: string
  onAnswer: (text: string) => void
  labelledBy: string
}

/** One letter, or several, of the options in the order in which the form shows them. */
export function OptionAnswer({ question: { item, field }, text, onAnswer, labelledBy }: ChosenAnswerProps) {
  const isSingle = field.jenis === 'pilihan_ganda'
  return (
    <fieldset aria-labelledby={labelledBy} className="grid min-w-0 gap-2">
      {item.huruf.map((words, place) => {
        const letter = letterAt(place)
        const isChosen = text.includes(letter)
        return (
          <label
            key={letter}
            className={`flex cursor-pointer items-start gap-3 rounded-box border-2 px-4 py-3 ${isChosen ? 'border-primary' : 'border-line'}`}
          >
            <input
              type={isSingle ? 'radio' : 'checkbox'}
              name={`soal-${item.nomor}`}
              checked={isChosen}
              onChange={() => onAnswer(isSingle ? letter : toggleLetter(text, letter))}
              className={`mt-0.5 shrink-0 ${isSingle ? 'radio radio-primary' : 'checkbox checkbox-primary'}`}
            />
            <span className="min-w-0 [overflow-wrap:anywhere]">
              <span className="font-semibold">{letter}.</span> {words}
            </span>
          </label>
        )
      })}
      {isSingle && text !== '' && (
        <button type="button" className="btn btn-ghost btn-sm justify-self-start" onClick={() => onAnswer('')}>
          Kosongkan jawaban
        </button>
      )}
    </fieldset>
  )
}

/** A letter for each left side. */
export function MatchAnswer({ question: { item, field }, text, onAnswer, labelledBy }: ChosenAnswerProps) {
  const letters = matchLetters(text, field.tempat)
  return (
    <fieldset aria-labelledby={labelledBy} className="grid min-w-0 gap-4">
      {item.kiri.map((words, place) => (
        <label key={words} className="grid gap-1.5">
          <span className="font-semibold [overflow-wrap:anywhere]">
            {place + 1}. {words}
          </span>
          <select
            value={letters[place] ?? ''}
            onChange={({ target }) =>
              onAnswer(joinLetters(letters.map((letter, at) => (at === place ? target.value : letter))))
            }
            className="select w-full"
          >
            <option value="">Belum dipilih</option>
            {item.huruf.map((right, at) => (
              <option key={letterAt(at)} value={letterAt(at)}>
                {letterAt(at)}. {right}
              </option>
            ))}
          </select>
        </label>
      ))}
    </fieldset>
  )
}
