import { type KindOfMethod, kindFromBefore, type MethodKind } from '../../catalogue/schemes/method-rules.ts'
import { type ExamCell, type PlannedUnit, plannedCells } from '../../catalogue/schemes/plan-rules.ts'

/** A method of an exam with its kind; null where nobody has said it and its words do not. */
export interface ExamMethod {
  metode: string
  jenis: MethodKind | null
}

/** The content of an exam: its units and methods, and which of them meet in a cell of the scoring sheet. */
export interface Examined {
  unit: string[]
  metode: string[]
  jenis_metode: ExamMethod[]
  sel: ExamCell[]
  /** From which points a unit is passed, where the form or the version says it instead of the setting. */
  batas_nilai_tulis: number | null
}

/** What says the kinds of an exam's methods; the first that knows a method counts. */
export interface KindSources {
  /** As the exam's own version says. */
  jenis_metode: readonly KindOfMethod[]
  /** As people confirmed before the exam's first score. */
  confirmed: readonly KindOfMethod[]
  /** As other versions say of methods that the exam's own does not have. */
  elsewhere: readonly KindOfMethod[]
}

/** Returns the methods with their kinds; one that nobody has said is taken as before methods had kinds. */
export const examMethods = (
  methods: readonly string[],
  { jenis_metode, confirmed, elsewhere }: KindSources,
): ExamMethod[] => {
  const said = [...jenis_metode, ...confirmed, ...elsewhere]
  return methods.map((metode) => ({
    metode,
    jenis: said.find((one) => one.metode === metode)?.jenis ?? kindFromBefore(metode),
  }))
}

interface Content extends KindSources {
  metode_uji: readonly string[]
  unit_kompetensi: readonly Pick<PlannedUnit, 'judul' | 'metode'>[]
  batas_nilai_tulis: number | null
}

/** Returns the exam of these units by these methods, as its version plans it. */
export const examOfVersion = (unit: readonly string[], metode: readonly string[], content: Content): Examined => ({
  unit: [...unit],
  metode: [...metode],
  jenis_metode: examMethods(metode, content),
  sel: plannedCells(unit, metode, { units: content.unit_kompetensi, methods: content.metode_uji }),
  batas_nilai_tulis: content.batas_nilai_tulis,
})

/** Returns the exam of these units as the exam before examined them. */
export const examAsBefore = (unit: readonly string[], before: Examined): Examined => {
  const units = before.unit.map((judul) => ({
    judul,
    metode: before.sel.filter((cell) => cell.unit === judul).map(({ metode }) => metode),
  }))
  return { ...before, unit: [...unit], sel: plannedCells(unit, before.metode, { units, methods: before.metode }) }
}
