import type { CategoryKind } from './rules.ts'

/** A unit of competence with the methods that examine it and its performance criteria (KUK). */
export interface PlannedUnit {
  judul: string
  /** Names of methods of the version; empty in versions from before plans, which every method examines. */
  metode: readonly string[]
  kuk: readonly string[]
}

/** A cell of a scoring sheet: one unit by one method. */
export interface ExamCell {
  unit: string
  metode: string
}

interface Planned {
  units: readonly Pick<PlannedUnit, 'judul' | 'metode'>[]
  /** All methods of the version: one that is not among them comes from elsewhere, and examines every unit. */
  methods: readonly string[]
}

/**
 * Returns the cells of an exam in the order of its sheet. A unit that the plan does not know, or none of whose methods
 * take part in this exam, is examined by all of them: no unit goes without a finding.
 */
export const plannedCells = (units: readonly string[], methods: readonly string[], plan: Planned): ExamCell[] =>
  units.flatMap((unit) => {
    const planned = plan.units.find(({ judul }) => judul === unit)?.metode ?? []
    const isPlanned = methods.some((metode) => planned.includes(metode))
    const own = methods.filter((metode) => planned.includes(metode) || !plan.methods.includes(metode))
    return (isPlanned ? own : methods).map((metode) => ({ unit, metode }))
  })

/** Kinds of category whose versions say which methods examine which unit; a re-test takes that from the first exam. */
const PLANNED: readonly CategoryKind[] = ['sertifikasi', 'perpanjangan']

export const hasPlan = (jenis: CategoryKind): boolean => PLANNED.includes(jenis)

/** Lists the units that no method examines, by their place. */
export const unitsWithoutMethod = (units: readonly Pick<PlannedUnit, 'metode'>[]): number[] =>
  units.flatMap(({ metode }, at) => (metode.length === 0 ? [at] : []))

/** Lists the methods of a plan that the version does not have, by the unit's place. */
export const strayMethods = (
  units: readonly Pick<PlannedUnit, 'metode'>[],
  methods: readonly string[],
): { at: number; metode: string[] }[] =>
  units
    .map((unit, at) => ({ at, metode: unit.metode.filter((one) => !methods.includes(one)) }))
    .filter(({ metode }) => metode.length > 0)

const BETWEEN = '::'
const WITHIN = ';;'

const listIn = (text = ''): string[] =>
  text
    .split(WITHIN)
    .map((one) => one.trim())
    .filter((one) => one !== '')

/** Returns a unit in one line of a cell: 'Judul :: Ujian tulis ;; Wawancara :: Kriteria satu ;; Kriteria dua'. */
export const unitLine = ({ judul, metode, kuk }: PlannedUnit): string => {
  const parts = [judul, metode.join(` ${WITHIN} `), kuk.join(` ${WITHIN} `)]
  const last = parts.findLastIndex((part) => part !== '')
  return parts.slice(0, last + 1).join(` ${BETWEEN} `)
}

/** Reads a unit from a line of a cell. */
export function unitOf(line: string): PlannedUnit {
  const [judul = '', metode, ...kuk] = line.split(BETWEEN)
  return { judul: judul.trim(), metode: listIn(metode), kuk: listIn(kuk.join(BETWEEN)) }
}
