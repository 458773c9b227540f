import type { Finding } from '../examination/rules.ts'

/** A finding of one examiner on a unit by a method. */
export interface FoundScore {
  unit: string
  metode: string
  nilai: number | null
  hasil: Finding
  catatan: string
}

/** One unit by one method: what each examiner found, in their order. */
export interface ComparedCell {
  metode: string
  found: (FoundScore | undefined)[]
  /** Not all say the same, or somebody says nothing. */
  isDifferent: boolean
}

export interface ComparedUnit {
  unit: string
  cells: ComparedCell[]
  isDifferent: boolean
  /** How many findings are not yet competent, and how many there are. */
  failed: number
  total: number
}

/**
 * Lists the examiners' findings side by side: units on which they differ first, then those that are not yet competent.
 */
export function compareScores(
  units: readonly string[],
  methods: readonly string[],
  examiners: readonly { nilai: readonly FoundScore[] }[],
): ComparedUnit[] {
  const compared = units.map((unit) => compareUnit(unit, methods, examiners))
  const rank = ({ isDifferent, failed }: ComparedUnit) => (isDifferent ? 0 : failed > 0 ? 1 : 2)
  return compared.toSorted((one, other) => rank(one) - rank(other))
}

function compareUnit(
  unit: string,
  methods: readonly string[],
  examiners: readonly { nilai: readonly FoundScore[] }[],
): ComparedUnit {
  const cells = methods.map((metode): ComparedCell => {
    const found = examiners.map(({ nilai }) => nilai.find((score) => score.unit === unit && score.metode === metode))
    return { metode, found, isDifferent: new Set(found.map((score) => score?.hasil)).size > 1 }
  })
  const found = cells.flatMap((cell) => cell.found).filter((score) => score !== undefined)
  const failed = found.filter(({ hasil }) => hasil === 'BK').length
  return { unit, cells, isDifferent: cells.some(({ isDifferent }) => isDifferent), failed, total: found.length }
}

/** Competent only where every method of every examiner found so, as `recommendation` has it. */
export const byRule = ({ failed, total }: Pick<ComparedUnit, 'failed' | 'total'>): Finding =>
  total > 0 && failed === 0 ? 'K' : 'BK'

/** How many cells examiners differ in. */
export const countDifferences = (units: readonly ComparedUnit[]): number =>
  units.flatMap(({ cells }) => cells).filter(({ isDifferent }) => isDifferent).length

/** Grounds of a decision as its units say it, for the person who decides to look at and complete. */
export function groundsOf(
  units: readonly { unit: string; hasil: Finding }[],
  { metode, examiners }: { metode: readonly string[]; examiners: number },
): string {
  const failed = units.filter(({ hasil }) => hasil === 'BK').map(({ unit }) => unit)
  const basis = `Berdasarkan penilaian ${examiners} penguji dengan metode ${metode.join(', ').toLowerCase()}`
  if (failed.length === 0) return `${basis}, peserta kompeten pada seluruh ${units.length} unit.`
  return `${basis}, peserta belum kompeten pada ${failed.length} dari ${units.length} unit: ${failed.join('; ')}.`
}
