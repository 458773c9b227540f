import { unmarkCell } from '../../../lib/files/marked-cell.ts'
import { provinceName } from '../../../lib/people/province.ts'
import { supposeProvince } from '../../../lib/people/written-province.ts'
import { supposeWrittenDay } from '../../../lib/supposed-day.ts'
import { nearestWord } from '../../../lib/text/near-word.ts'
import type { CellKind, CellMistake, ImportColumn, MistakeKind } from './rules.ts'

type Proposal = Pick<CellMistake, 'jenis' | 'usul'>

/** Signs and words by which people say that there is nothing. */
const NOTHING =
  /^(?:[-–—.?]+|x{1,3}|n\/?a|tidak ada|tdk ada|tidak punya|belum ada|belum punya|tanpa|kosong|nihil|null|none|nan)$/i

const SPOILT = /^\d+(?:[.,]\d+)?e\+?\d+$/i

const DAY_KINDS = {
  'short year': 'tahun_dua_angka',
  'serial number': 'nomor_hari',
  'month first': 'bulan_dahulu',
} as const satisfies Record<string, MistakeKind>

const KIND_PROPOSALS: Partial<Record<CellKind, (text: string, column: ImportColumn) => Proposal | undefined>> = {
  day: proposeDay,
  moment: proposeDay,
  nik: (text) => (SPOILT.test(text) ? { jenis: 'dibulatkan' } : undefined),
  province: (text) => {
    const code = supposeProvince(text)
    return code === undefined ? undefined : { jenis: 'sebutan', usul: provinceName(code) }
  },
  choice: (text, column) => {
    const meant = meantBy(text, column)
    return meant === undefined ? undefined : { jenis: 'sebutan', usul: meant }
  },
  list: (text, column) => {
    const items = text.split(/\s*[;|,/&+\n]\s*|\s+dan\s+/i).filter((item) => item !== '')
    const meant = items.map((item) => meantBy(item, column))
    return meant.includes(undefined) ? undefined : { jenis: 'sebutan', usul: [...new Set(meant)].join('; ') }
  },
}

/** Says what is wrong with a cell that is not understood, and what it probably means. */
export function unreadMistake(column: ImportColumn, text: string, pesan: string): CellMistake {
  const proposal = KIND_PROPOSALS[column.as]?.(text, column)
  return proposal ? { ...proposal, pesan } : refusedMistake(column, text, pesan)
}

/** Says what is wrong with a cell that was understood and does not fit the record. */
export function refusedMistake(column: ImportColumn, cell: string, pesan: string): CellMistake {
  const isNothing = !column.required && NOTHING.test(unmarkCell(cell).trim())
  return isNothing ? { jenis: 'tanda_kosong', pesan, usul: '' } : { jenis: 'isi', pesan }
}

function proposeDay(text: string): Proposal | undefined {
  const supposed = supposeWrittenDay(text)
  return supposed && { jenis: DAY_KINDS[supposed.because], usul: supposed.day }
}

/** The value that a word probably means: by the column's synonyms, or as a slip of the pen. */
function meantBy(text: string, { of = [], synonyms = {} }: ImportColumn): string | undefined {
  const word = text.trim().toLowerCase().replace(/\s+/g, ' ')
  const exact = of.find((value) => value.toLowerCase() === word) ?? synonyms[word]
  if (exact !== undefined) return exact
  const near = nearestWord(word, [...of.map((value) => value.toLowerCase()), ...Object.keys(synonyms)])
  return near === undefined ? undefined : (of.find((value) => value.toLowerCase() === near) ?? synonyms[near])
}
