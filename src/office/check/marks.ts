/** The office's mark on a document. */
export type Mark = 'belum_diperiksa' | 'sesuai' | 'perlu_perbaikan'

/** A document as it is marked; null: nobody has to look at it. */
export interface Marked {
  /** By which it is known among those of its case. */
  nama: string
  status: Mark | null
}

/** The result of the marks: check further, accept, or send back, with the documents that cause it. */
export type CheckOutcome =
  | { outcome: 'unchecked'; names: string[] }
  | { outcome: 'fit' }
  | { outcome: 'unfit'; names: string[] }

const namesOf = (all: readonly Marked[], state: Mark): string[] =>
  all.filter(({ status }) => status === state).map(({ nama }) => nama)

/** Returns the result of the marks: unchecked while one is missing, else unfit when any document does not fit. */
export function checkOutcome(all: readonly Marked[]): CheckOutcome {
  const unchecked = namesOf(all, 'belum_diperiksa')
  if (unchecked.length > 0) return { outcome: 'unchecked', names: unchecked }
  const unfit = namesOf(all, 'perlu_perbaikan')
  return unfit.length > 0 ? { outcome: 'unfit', names: unfit } : { outcome: 'fit' }
}

/** The next document that nobody has looked at, after that one and then from the beginning. */
export function nextUnchecked(all: readonly Marked[], now: string | undefined): string | undefined {
  const at = all.findIndex(({ nama }) => nama === now)
  const inTurn = [...all.slice(at + 1), ...all.slice(0, at + 1)]
  return inTurn.find(({ nama, status }) => nama !== now && status === 'belum_diperiksa')?.nama
}

/** Why a case is sent back, as its documents were noted; each is named where there are several. */
export function notesOfUnfit(all: readonly (Marked & { catatan: string | null })[]): string {
  const unfit = all.filter(({ status }) => status === 'perlu_perbaikan')
  const isOne = all.filter(({ status }) => status !== null).length === 1
  return unfit.map(({ nama, catatan }) => (isOne ? (catatan ?? '') : `${nama}: ${catatan ?? ''}`)).join('\n')
}
