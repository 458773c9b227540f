import {
  BLANK,
  type Entries,
  type EntryField,
  ESSAY_ON_PAPER,
  letterAt,
  TWO_CROSSES,
  tidyEntry,
} from './entry-rules.ts'

/** A typist's place among the fields, and what is typed. */
export interface Typing {
  at: number
  nilai: Entries
}

/** Returns the place of the first field that nothing is typed for; the last one when all are. */
export function firstOpen(fields: readonly EntryField[], nilai: Entries): number {
  const at = fields.findIndex(({ nomor }) => (nilai[nomor] ?? '') === '')
  return at === -1 ? Math.max(0, fields.length - 1) : at
}

const isBlankKey = (key: string): boolean => key === ' ' || key === BLANK

/**
 * Returns what a key makes of a sheet: a letter of one of several goes on by itself, so do blanks, and pairs once they
 * are whole; several of many, numbers and texts end with Enter. A key that means nothing changes nothing.
 */
export function pressKey(fields: readonly EntryField[], state: Typing, key: string): Typing {
  const field = fields[state.at]
  if (!field) return state
  if (key === 'ArrowUp') return { ...state, at: Math.max(0, state.at - 1) }
  if (key === 'ArrowDown') return onward(fields, state)
  const typed = state.nilai[field.nomor] ?? ''
  const put = (text: string): Typing => ({ ...state, nilai: { ...state.nilai, [field.nomor]: text } })
  if (key === 'Backspace') return typed === '' ? { ...state, at: Math.max(0, state.at - 1) } : put(typed.slice(0, -1))
  if (key === 'Enter') return typed === '' ? state : onward(fields, put(tidyEntry(field, typed)))
  if ([...key].length !== 1) return state
  return pressLetter(fields, { field, typed, put }, key) ?? state
}

const onward = (fields: readonly EntryField[], state: Typing): Typing => ({
  ...state,
  at: Math.min(fields.length - 1, state.at + 1),
})

interface Pressed {
  field: EntryField
  typed: string
  put: (text: string) => Typing
}

function pressLetter(fields: readonly EntryField[], { field, typed, put }: Pressed, key: string): Typing | undefined {
  const letter = key.toUpperCase()
  const isLetter = letter >= 'A' && letter <= letterAt(field.huruf - 1)
  switch (field.jenis) {
    case 'pilihan_ganda':
      if (isBlankKey(key)) return onward(fields, put(BLANK))
      return isLetter || key === TWO_CROSSES ? onward(fields, put(letter)) : undefined
    case 'pilihan_jamak': {
      if (isBlankKey(key)) return onward(fields, put(BLANK))
      if (!isLetter) return undefined
      const without = typed.replace(letter, '').replace(BLANK, '')
      return put(typed.includes(letter) ? without : tidyEntry(field, without + letter))
    }
    case 'menjodohkan': {
      if (!isLetter && !isBlankKey(key)) return undefined
      const whole = (typed.length >= field.tempat ? '' : typed) + (isLetter ? letter : BLANK)
      return whole.length === field.tempat ? onward(fields, put(whole)) : put(whole)
    }
    case 'esai':
      if (typed === '' && key === ESSAY_ON_PAPER) return onward(fields, put(ESSAY_ON_PAPER))
      if (typed === '' && isBlankKey(key)) return onward(fields, put(BLANK))
      return put(typed + key)
    case 'angka':
    case 'isian':
      // A hyphen may begin a number below nought; alone it is blank all the same.
      if (typed === '' && key === ' ') return onward(fields, put(BLANK))
      return put(typed + key)
    default:
      return field.jenis satisfies never
  }
}
