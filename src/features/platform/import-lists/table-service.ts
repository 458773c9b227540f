import { readTableFile, type TableReadings } from '../../../lib/files/table-file.ts'
import { nearestWord } from '../../../lib/text/near-word.ts'
import { invalidFields, Problem } from '../../../problems.ts'
import { type FileTable, fullHead, headOf, type ImportList, MOST_IMPORTED } from './rules.ts'

/** Fields that people chose for heads before, by the head in full. */
export type KnownHeads = ReadonlyMap<string, string>

/** Titles, addresses and logos stand above the heads, in so many rows at most. */
const ABOVE_HEADS = 20

/** Finds the list in a file. Throws INVALID, and IMPORT_UNREADABLE where no row has heads that are known. */
export function readTable(list: ImportList, bytes: Uint8Array, knownHeads: KnownHeads = new Map()): FileTable {
  if (bytes.length > MOST_IMPORTED.bytes) throw unreadable('Berkas paling besar 5 MB. Bagilah menjadi beberapa berkas.')
  const readings = readTableFile(bytes)
  if ('refused' in readings) throw unreadable(REFUSALS[readings.refused])
  const fieldOf = headReader(list, knownHeads)
  const places = readings.tables.flatMap((table) =>
    table.slice(0, ABOVE_HEADS).map((cells, at) => {
      const heads = cells.map(headOf)
      return { table, at, heads, score: new Set(heads.flatMap((head) => fieldOf.certain(head) ?? [])).size }
    }),
  )
  const [best] = places.toSorted((a, b) => b.score - a.score || a.at - b.at)
  if (!best || best.score === 0) throw new Problem('IMPORT_UNREADABLE')
  const rows = best.table
    .slice(best.at + 1)
    .map((cells, at) => ({ baris: best.at + at + 2, cells }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''))
  if (rows.length === 0) throw unreadable('Berkas ini hanya berisi baris judul.')
  if (rows.length > MOST_IMPORTED.rows) {
    throw unreadable(`Berkas paling banyak ${MOST_IMPORTED.rows} baris. Bagilah menjadi beberapa berkas.`)
  }
  return { heads: best.heads, fields: guessFields(best.heads, fieldOf), rows }
}

const unreadable = (text: string): Problem => invalidFields({ file: text })

const REFUSALS: Record<Extract<TableReadings, { refused: unknown }>['refused'], string> = {
  spreadsheet:
    'Berkas Excel ini tidak dapat dibaca, dikunci, atau terlalu besar. Simpan ulang sebagai "Excel Workbook (.xlsx)" tanpa sandi, atau sebagai CSV.',
  'no text': 'Berkas ini bukan Excel (.xlsx) dan bukan teks. Di Excel, simpan sebagai .xlsx atau "CSV UTF-8".',
  blank: 'Berkas ini kosong.',
}

interface HeadReader {
  /** The field that a head names, by its label, another name of it, or as somebody chose it before. */
  certain: (head: string) => string | undefined
  /** The field that a head probably names, by a slip of the pen. */
  near: (head: string) => string | undefined
}

function headReader({ columns }: ImportList, knownHeads: KnownHeads): HeadReader {
  const byLabel = new Map(Object.entries(columns).map(([field, { label }]) => [headOf(label), field]))
  const byName = new Map(
    Object.entries(columns).flatMap(([field, { label, heads = [] }]) =>
      [label, ...heads].map((name) => [fullHead(name), field] as const),
    ),
  )
  const names = [...byName.keys()]
  return {
    certain: (head) => {
      const field = byLabel.get(head) ?? knownHeads.get(fullHead(head)) ?? byName.get(fullHead(head))
      return field !== undefined && field in columns ? field : undefined
    },
    near: (head) => byName.get(nearestWord(fullHead(head), names) ?? ''),
  }
}

/** A field is filled by one column: the first that names it, before any that only seems to. */
function guessFields(heads: string[], { certain, near }: HeadReader): FileTable['fields'] {
  const taken = new Set<string>()
  const take = (field: string | undefined): string | null => {
    if (field === undefined || taken.has(field)) return null
    taken.add(field)
    return field
  }
  const named = heads.map((head) => take(certain(head)))
  return heads.map((head, at) => named[at] ?? take(near(head)))
}
