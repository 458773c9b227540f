import type { DraftState } from '../../../processes/records/import-draft.ts'
import type { ImportList, ImportMistake } from '../../platform/import-lists/rules.ts'
import { groupMistakes, untidyNames } from './draft-rules.ts'
import { IMPORT_LISTS } from './list-rules.ts'
import type { ImportDraft } from './office/contract.ts'

/** So many wrong rows are looked at and mended at once; the next ones follow when these are right. */
const SHOWN_ROWS = 50
const SHOWN_CELLS = 3

/** Returns a draft as the screen shows it. */
export function draftView({ draft: { content, ...facts }, state }: DraftState): ImportDraft {
  const { fresh, mistakes, before, read } = state
  const ofRows = mistakes.filter(({ jenis }) => jenis !== 'kolom')
  const wrong = byRow(ofRows)
  const untidy = untidyNames(columnsOf(facts.jenis), content)
  return {
    ...facts,
    kolom: content.heads.map((judul, at) => ({
      judul,
      field: content.fields[at] ?? null,
      contoh: content.rows.flatMap(({ cells }) => cells[at] || []).slice(0, SHOWN_CELLS),
    })),
    kolom_hilang: mistakes.filter(({ jenis }) => jenis === 'kolom').map(({ field }) => labelOf(facts.jenis, field)),
    diterima: fresh.filter(({ baris }) => !wrong.has(baris)).length,
    sudah_ada:
      read.rows.filter(({ baris }) => !wrong.has(baris)).length - fresh.filter(({ baris }) => !wrong.has(baris)).length,
    baris_salah: wrong.size,
    jumlah_kesalahan: ofRows.length,
    jumlah_sebelum: before,
    usulan: ofRows.filter(({ usul }) => usul !== undefined).length,
    nama_rapi: {
      jumlah: untidy.length,
      contoh: untidy.slice(0, SHOWN_CELLS).map(({ isi, jadi }) => ({ isi, jadi })),
    },
    kelompok: groupMistakes(content, ofRows),
    menunggu: content.rows
      .filter(({ baris }) => wrong.has(baris))
      .slice(0, SHOWN_ROWS)
      .map(({ baris, cells }) => ({
        baris,
        sel: content.heads.map((_head, at) => cells[at] ?? ''),
        kesalahan: (wrong.get(baris) ?? []).map(({ field, kolom, jenis, pesan, usul }) => ({
          ...{ field, kolom, jenis, pesan },
          usul: usul ?? null,
        })),
      })),
  }
}

function byRow(mistakes: readonly ImportMistake[]): Map<number, ImportMistake[]> {
  const rows = new Map<number, ImportMistake[]>()
  for (const mistake of mistakes) rows.set(mistake.baris, [...(rows.get(mistake.baris) ?? []), mistake])
  return rows
}

const columnsOf = (jenis: string): ImportList['columns'] =>
  IMPORT_LISTS.find(({ name }) => name === jenis)?.columns ?? {}

const labelOf = (jenis: string, field: string): string => columnsOf(jenis)[field]?.label ?? field
