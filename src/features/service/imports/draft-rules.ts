import { tidyName } from '../../../lib/people/titles.ts'
import {
  type FileRow,
  type FileTable,
  fullHead,
  type ImportList,
  type ImportMistake,
  type MistakeKind,
} from '../../platform/import-lists/rules.ts'

/** A waiting row; `sama_dengan` is the row of the same number that came in before it. */
export interface DraftFileRow extends FileRow {
  sama_dengan?: number
}

/** All that a draft of an import holds. */
export interface DraftContent extends Omit<FileTable, 'rows'> {
  rows: DraftFileRow[]
}

/** What somebody wrote into a cell. */
export interface WrittenCell {
  baris: number
  field: string
  isi: string
}

/** One change of a draft by the people who mend it. */
export type DraftChange =
  | { apa: 'kolom'; ke: number; field: string | null }
  | { apa: 'terima'; field?: string | undefined; jenis?: MistakeKind | undefined; isi?: string | undefined }
  | { apa: 'ganti'; field: string; dari: string; jadi: string }
  | { apa: 'kosongkan'; field: string; jenis: MistakeKind }
  | { apa: 'sel'; sel: WrittenCell[] }
  | { apa: 'keluarkan'; baris: number[] }
  | { apa: 'rapikan' }

/** Returns the draft after a change; mistakes are those of the draft as it is. */
export function changeDraft(
  columns: ImportList['columns'],
  content: DraftContent,
  mistakes: readonly ImportMistake[],
  change: DraftChange,
): DraftContent {
  switch (change.apa) {
    case 'kolom':
      return mapColumn(content, change)
    case 'keluarkan':
      return { ...content, rows: content.rows.filter(({ baris }) => !change.baris.includes(baris)) }
    case 'sel':
      return writeCells(content, change.sel)
    case 'ganti': {
      const at = content.fields.indexOf(change.field)
      const meant = content.rows.filter(({ cells }) => at >= 0 && cells[at] === change.dari)
      return writeCells(
        content,
        meant.map(({ baris }) => ({ baris, field: change.field, isi: change.jadi })),
      )
    }
    case 'kosongkan':
      return writeCells(
        content,
        mistakes
          .filter(({ field, jenis }) => field === change.field && jenis === change.jenis)
          .map(({ baris, field }) => ({ baris, field, isi: '' })),
      )
    case 'terima':
      return writeCells(content, acceptedCells(content, mistakes, change))
    case 'rapikan':
      return writeCells(
        content,
        untidyNames(columns, content).map(({ jadi, ...cell }) => ({ ...cell, isi: jadi })),
      )
  }
}

/** Names of people that could be written better: they are no mistakes, and nobody has to change them. */
export function untidyNames(
  columns: ImportList['columns'],
  { fields, rows }: DraftContent,
): (WrittenCell & { jadi: string })[] {
  return fields.flatMap((field, at) => {
    if (field === null || columns[field]?.isPerson !== true) return []
    return rows.flatMap(({ baris, cells }) => {
      const isi = cells[at] ?? ''
      const jadi = tidyName(isi)
      return jadi === isi ? [] : [{ baris, field, isi, jadi }]
    })
  })
}

/** A field is filled by one column: one that is chosen takes it from the other. */
function mapColumn(content: DraftContent, { ke, field }: Extract<DraftChange, { apa: 'kolom' }>): DraftContent {
  const fields = content.fields.map((known, at) => (at === ke ? field : known === field ? null : known))
  return { ...content, fields }
}

function acceptedCells(
  content: DraftContent,
  mistakes: readonly ImportMistake[],
  { field, jenis, isi }: Extract<DraftChange, { apa: 'terima' }>,
): WrittenCell[] {
  const cells = new Map(content.rows.map((row) => [row.baris, row.cells]))
  return mistakes.flatMap((mistake) => {
    if (mistake.usul === undefined) return []
    if (field !== undefined && mistake.field !== field) return []
    if (jenis !== undefined && mistake.jenis !== jenis) return []
    const written = cells.get(mistake.baris)?.[content.fields.indexOf(mistake.field)]
    if (isi !== undefined && written !== isi) return []
    return [{ baris: mistake.baris, field: mistake.field, isi: mistake.usul }]
  })
}

/** A field that no column fills yet gets one of its own. */
function writeCells(content: DraftContent, written: readonly WrittenCell[]): DraftContent {
  const fields = [...content.fields]
  const heads = [...content.heads]
  for (const { field } of written) {
    if (fields.includes(field)) continue
    fields.push(field)
    heads.push(field)
  }
  const byRow = new Map<number, WrittenCell[]>()
  for (const cell of written) byRow.set(cell.baris, [...(byRow.get(cell.baris) ?? []), cell])
  const rows = content.rows.map((row) => {
    const cells = [...row.cells]
    for (const { field, isi } of byRow.get(row.baris) ?? []) {
      const at = fields.indexOf(field)
      while (cells.length < at) cells.push('')
      cells[at] = isi
    }
    return { ...row, cells }
  })
  return { heads, fields, rows }
}

/** Mistakes of one kind in one column: what they have in common, and how often each writing occurs. */
export interface MistakeGroup {
  field: string
  kolom: string
  jenis: MistakeKind
  /** How many cells. */
  jumlah: number
  /** How many of them have a proposal. */
  usulan: number
  pesan: string
  /** The writings, the commonest first. */
  nilai: { isi: string; jumlah: number; usul: string | null }[]
}

const MOST_WRITINGS = 30

/** Gathers mistakes by column and kind, those with most cells first. */
export function groupMistakes(content: DraftContent, mistakes: readonly ImportMistake[]): MistakeGroup[] {
  const cells = new Map(content.rows.map((row) => [row.baris, row.cells]))
  const groups = new Map<string, { group: MistakeGroup; writings: Map<string, MistakeGroup['nilai'][number]> }>()
  for (const { field, kolom, jenis, pesan, baris, usul } of mistakes) {
    const key = `${field} ${jenis}`
    const known = groups.get(key) ?? {
      group: { field, kolom, jenis, jumlah: 0, usulan: 0, pesan, nilai: [] },
      writings: new Map(),
    }
    groups.set(key, known)
    known.group.jumlah += 1
    if (usul !== undefined) known.group.usulan += 1
    const isi = cells.get(baris)?.[content.fields.indexOf(field)] ?? ''
    const writing = known.writings.get(isi) ?? { isi, jumlah: 0, usul: usul ?? null }
    writing.jumlah += 1
    known.writings.set(isi, writing)
  }
  return [...groups.values()]
    .map(({ group, writings }) => ({
      ...group,
      nilai: [...writings.values()].toSorted((a, b) => b.jumlah - a.jumlah).slice(0, MOST_WRITINGS),
    }))
    .toSorted((a, b) => b.usulan - a.usulan || b.jumlah - a.jumlah)
}

const LONGEST_HEAD = 80

/** Heads whose field the program would not have known, and may know the next time. */
export function headsToRemember(
  { columns }: ImportList,
  { heads, fields }: Pick<DraftContent, 'heads' | 'fields'>,
): { judul: string; field: string }[] {
  const byHead = new Map<string, string>()
  for (const [at, head] of heads.entries()) {
    const field = fields[at]
    const judul = fullHead(head)
    if (!field || judul === '' || judul.length > LONGEST_HEAD || /\d{6}/.test(judul)) continue
    const isLabel = fullHead(columns[field]?.label ?? '') === judul || judul === fullHead(field)
    if (!isLabel) byHead.set(judul, field)
  }
  return [...byHead].map(([judul, field]) => ({ judul, field }))
}
