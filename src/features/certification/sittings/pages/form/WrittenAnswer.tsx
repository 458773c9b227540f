import { useEffect, useId, useState } from 'react'
import { type EntryField, MOST_ESSAY, MOST_WORDS } from '../../../marking/entry-rules.ts'
import type { SittingEngine } from '../sitting-engine.ts'
import { answerSaver } from './answer-saver.ts'

interface WrittenAnswerProps {
  field: EntryField
  text: string
  engine: SittingEngine
  describedBy: string
}

/** A written answer. It is kept a second after the last letter, and at once when the field or the page is left. */
export function WrittenAnswer({ field, text, engine, describedBy }: WrittenAnswerProps) {
  const { jenis } = field
  const id = useId()
  const [typed, setTyped] = useState(text)
  const [saver] = useState(() => answerSaver(engine, field, text))
  useEffect(() => {
    const { save } = saver
    const stop = engine.beforeEnd(save)
    window.addEventListener('pagehide', save)
    document.addEventListener('visibilitychange', save)
    return () => {
      save()
      stop()
      window.removeEventListener('pagehide', save)
      document.removeEventListener('visibilitychange', save)
    }
  }, [engine, saver])
  const control = {
    ...{ id, value: typed, autoComplete: 'off', spellCheck: false, 'aria-describedby': describedBy },
    onChange: ({ target }: { target: { value: string } }) => {
      setTyped(target.value)
      saver.type(target.value)
    },
    onBlur: saver.save,
  }
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-semibold">
        {jenis === 'angka' ? 'Jawaban (angka)' : 'Jawaban Anda'}
      </label>
      {jenis === 'esai' ? (
        <>
          <textarea {...control} rows={10} maxLength={MOST_ESSAY} className="textarea w-full" />
          <p className="mt-1 text-muted text-sm">
            {typed.length.toLocaleString('id-ID')} dari {MOST_ESSAY.toLocaleString('id-ID')} huruf
          </p>
        </>
      ) : (
        <input
          {...control}
          type="text"
          inputMode={jenis === 'angka' ? 'decimal' : 'text'}
          maxLength={MOST_WORDS}
          className={`input ${jenis === 'angka' ? 'w-full max-w-56' : 'w-full'}`}
        />
      )}
    </div>
  )
}
