import type { AnswerField } from '../../features/certification/forms/print/print-rules.ts'

/** The measures of a sheet in a size of type. */
export interface SheetRoom {
  /** How many circles, or boxes with their numbers, stand beside each other in a column. */
  circles: number
  boxes: number
  /** Letters that a line of a column has, and those beside the box for a number. */
  letters: number
  besideNumber: number
  /** The rows of a column. */
  rows: number
}

export const COLUMNS = 2
const ROWS_TO_WRITE = 2
/** Stands in the place of an essay's answer. */
export const IN_BOOKLET = 'Tulis di buku soal.'

/** Returns the rows that a field takes. */
export function rowsOf(field: AnswerField, { circles, boxes, letters, besideNumber }: SheetRoom): number {
  switch (field.cara) {
    case 'huruf':
      return Math.ceil(field.huruf / circles)
    case 'pasangan':
      return Math.ceil(field.kiri / boxes)
    case 'angka':
      return field.satuan.length <= besideNumber ? 1 : 1 + Math.ceil(field.satuan.length / letters)
    case 'teks':
      return ROWS_TO_WRITE
    case 'buku':
      return Math.ceil(IN_BOOKLET.length / letters)
    default:
      return field satisfies never
  }
}

/** Fills sheets column by column, as they are read; returns the columns of each sheet. A field is never broken. */
export function fillAnswerSheets(fields: readonly AnswerField[], room: SheetRoom): AnswerField[][][] {
  const columns: AnswerField[][] = [[]]
  let used = 0
  for (const field of fields) {
    const rows = rowsOf(field, room)
    if (used + rows > room.rows && used > 0) {
      columns.push([])
      used = 0
    }
    columns.at(-1)?.push(field)
    used += rows
  }
  return Array.from({ length: Math.ceil(columns.length / COLUMNS) }, (_, at) =>
    columns.slice(at * COLUMNS, (at + 1) * COLUMNS),
  )
}
