import { readWrittenNumber } from '../../../../lib/written-number.ts'
import { LEVELS } from '../../../catalogue/schemes/level-rules.ts'
import type { ImportList } from '../../../platform/import-lists/rules.ts'
import { briefRegulation } from '../../../platform/regulations/known-rules.ts'
import { CONTENT_LIMITS, ITEM_KIND_NAMES, type ItemKind } from '../content-rules.ts'
import { readDecimal } from '../qti/number-rules.ts'

const asWritten = (kind: string): string => kind.replaceAll('_', ' ')

/** The table in which items are written, one in a row. */
export const ITEM_LIST = {
  name: 'soal',
  title: 'soal',
  noun: 'soal',
  permission: 'soal',
  key: 'soal',
  about: 'Setiap baris satu soal. Sel yang bukan milik jenisnya dibiarkan kosong.',
  columns: {
    jenis: {
      label: 'Jenis',
      as: 'choice',
      of: ITEM_KIND_NAMES.map(asWritten),
      required: true,
      example: 'pilihan ganda',
    },
    soal: {
      label: 'Soal',
      as: 'lines',
      required: true,
      heads: ['Pertanyaan'],
      example: 'Apa yang dilingkup lebih dahulu?',
    },
    pilihan: {
      label: 'Pilihan',
      as: 'titles',
      heads: ['Opsi'],
      example: 'Dampak potensial | Dampak sisa | Biaya pemantauan',
    },
    kunci: {
      label: 'Kunci',
      as: 'words',
      example: 'A',
      hint: 'Huruf pilihan yang benar: A, atau A; C untuk pilihan jamak.',
    },
    pasangan: { label: 'Pasangan', as: 'titles', example: '', hint: 'Tulis kiri :: kanan.' },
    pengecoh: { label: 'Pengecoh', as: 'titles', example: '', hint: 'Jawaban tanpa pasangan.' },
    nilai: { label: 'Jawaban angka', as: 'words', example: '', hint: 'Misalnya 12,5.' },
    toleransi: {
      label: 'Toleransi',
      as: 'words',
      example: '',
      hint: 'Selisih yang masih dianggap benar; kosong berarti tepat.',
    },
    satuan: { label: 'Satuan', as: 'words', example: '' },
    ejaan: { label: 'Jawaban isian', as: 'titles', example: '', hint: 'Setiap ejaan yang diterima.' },
    rubrik: { label: 'Rubrik', as: 'titles', example: '', hint: 'Tulis kriteria :: poin.' },
    poin: { label: 'Poin', as: 'number', example: '1', hint: 'Kosong berarti 1; esai: jumlah poin rubriknya.' },
    unit: {
      label: 'Unit kompetensi',
      as: 'words',
      heads: ['Unit'],
      example: '',
      hint: 'Kosong berarti unit yang Anda pilih.',
    },
    tingkat: {
      label: 'Tingkat',
      as: 'choice',
      of: LEVELS,
      example: '',
      hint: 'Kosong berarti tingkat yang Anda pilih.',
    },
    sumber: { label: 'Sumber', as: 'lines', example: `${briefRegulation('amdal')}, Pasal 5` },
    tanggal_sumber: { label: 'Tanggal sumber', as: 'day', heads: ['Sumber dibaca pada'], example: '2026-10-01' },
  },
} as const satisfies ImportList

export type SheetField = keyof typeof ITEM_LIST.columns

/** A row as its cells were read; a cell that was empty is not there. */
export interface SheetRow {
  jenis: string
  soal: string
  pilihan?: string[] | undefined
  kunci?: string | undefined
  pasangan?: string[] | undefined
  pengecoh?: string[] | undefined
  nilai?: string | undefined
  toleransi?: string | undefined
  satuan?: string | undefined
  ejaan?: string[] | undefined
  rubrik?: string[] | undefined
  poin?: number | undefined
}

/** A fault in a cell of a row. */
export interface SheetFault {
  field: SheetField
  text: string
}

/** The cells that belong to a kind, besides those of every item. */
const OF_KIND: Record<ItemKind, readonly SheetField[]> = {
  pilihan_ganda: ['pilihan', 'kunci'],
  pilihan_jamak: ['pilihan', 'kunci'],
  menjodohkan: ['pasangan', 'pengecoh'],
  angka: ['nilai', 'toleransi', 'satuan'],
  isian: ['ejaan'],
  esai: ['rubrik'],
}
const ALL_OF_KINDS = [...new Set(Object.values(OF_KIND).flat())]

const isKind = (jenis: string): jenis is ItemKind => ITEM_KIND_NAMES.some((one) => one === jenis)

/** Returns the content of a row, still to be checked by the form, and what is wrong in its cells. */
export function readSheetRow(row: SheetRow): { isi: object; poin: number; faults: SheetFault[] } {
  const faults: SheetFault[] = []
  const jenis = row.jenis.replaceAll(' ', '_')
  if (!isKind(jenis)) return { isi: {}, poin: 1, faults: [{ field: 'jenis', text: 'Pilih jenis soal.' }] }
  for (const field of ALL_OF_KINDS) {
    const cell = (row as Readonly<Partial<Record<SheetField, unknown>>>)[field]
    if (cell !== undefined && !OF_KIND[jenis].includes(field))
      faults.push({ field, text: `Sel ini tidak berlaku untuk jenis ${asWritten(jenis)}; kosongkan.` })
  }
  const isi = { jenis, soal: row.soal, ...contentOf(jenis, row, faults) }
  const rubric = 'rubrik' in isi && Array.isArray(isi.rubrik) ? isi.rubrik : []
  const total = rubric.reduce((sum: number, one: { poin: number }) => sum + one.poin, 0)
  return { isi, poin: row.poin ?? (total || 1), faults }
}

function contentOf(jenis: ItemKind, row: SheetRow, faults: SheetFault[]): object {
  switch (jenis) {
    case 'pilihan_ganda':
    case 'pilihan_jamak':
      return { pilihan: optionsOf(row, faults) }
    case 'menjodohkan':
      return {
        pasangan: partsOf(row.pasangan, 'pasangan', faults).map(([kiri, kanan]) => ({ kiri, kanan })),
        pengecoh: row.pengecoh ?? [],
      }
    case 'angka':
      return {
        nilai: numberOf(row.nilai, 'nilai', faults),
        toleransi: row.toleransi === undefined ? 0 : numberOf(row.toleransi, 'toleransi', faults),
        satuan: row.satuan ?? '',
      }
    case 'isian':
      return { ejaan: row.ejaan ?? [] }
    case 'esai':
      return {
        rubrik: partsOf(row.rubrik, 'rubrik', faults).map(([kriteria, poin]) => ({
          kriteria,
          poin: wholeOf(poin, faults),
        })),
      }
    default:
      return jenis satisfies never
  }
}

const A = 'A'.charCodeAt(0)

function optionsOf({ pilihan = [], kunci = '' }: SheetRow, faults: SheetFault[]): { teks: string; benar: boolean }[] {
  const letters = kunci
    .toUpperCase()
    .split(/[\s,;/|&+]+|\bDAN\b/)
    .filter((one) => one !== '')
  const places = letters.map((letter) => (/^[A-Z]$/.test(letter) ? letter.charCodeAt(0) - A : Number(letter) - 1))
  if (letters.length === 0) faults.push({ field: 'kunci', text: 'Tulis huruf pilihan yang benar, misalnya A.' })
  for (const [at, place] of places.entries()) {
    if (Number.isInteger(place) && place >= 0 && place < pilihan.length) continue
    faults.push({ field: 'kunci', text: `Kunci ${letters[at]} bukan huruf pilihan yang ada.` })
  }
  return pilihan.map((teks, at) => ({ teks, benar: places.includes(at) }))
}

/** Returns lines in two parts, the second after the last '::'. */
function partsOf(
  lines: readonly string[] = [],
  field: 'pasangan' | 'rubrik',
  faults: SheetFault[],
): [string, string][] {
  return lines.flatMap((line): [string, string][] => {
    const at = line.lastIndexOf('::')
    if (at >= 0) return [[line.slice(0, at).trim(), line.slice(at + 2).trim()]]
    faults.push({ field, text: `Tulis tanda :: di antara kedua bagiannya: “${line.slice(0, 60)}”.` })
    return []
  })
}

const DECIMALS = 6

function numberOf(text: string | undefined, field: 'nilai' | 'toleransi', faults: SheetFault[]): number | undefined {
  if (text === undefined) return undefined
  const value = readWrittenNumber(text, DECIMALS) ?? (/e/i.test(text) ? readDecimal(text) : undefined)
  if (value === undefined)
    faults.push({
      field,
      text: 'Tulis angkanya seperti 12,5 atau 1250; titik sebelum tiga angka dapat dibaca dua cara.',
    })
  return value
}

function wholeOf(text: string, faults: SheetFault[]): number {
  const value = readDecimal(text)
  if (value !== undefined && Number.isInteger(value) && value >= 1 && value <= CONTENT_LIMITS.points) return value
  faults.push({ field: 'rubrik', text: `Poin kriteria berupa angka bulat, bukan “${text.slice(0, 20)}”.` })
  return 0
}

const row = (cells: Partial<Record<SheetField, string>>): string[] =>
  Object.keys(ITEM_LIST.columns).map((field) => (cells as Readonly<Record<string, string>>)[field] ?? '')

const SOURCE = { sumber: `${briefRegulation('amdal')}, Pasal 5`, tanggal_sumber: '2026-10-01' }

/** The rows of the template: one made-up item of each kind. */
export const SHEET_EXAMPLES: string[][] = [
  row({
    ...{ jenis: 'pilihan ganda', soal: 'Apa yang dilingkup lebih dahulu?', kunci: 'A', poin: '1' },
    ...{ pilihan: 'Dampak potensial | Dampak sisa | Biaya pemantauan', ...SOURCE },
  }),
  row({
    ...{ jenis: 'pilihan jamak', soal: 'Apa saja isi dokumen Amdal?', kunci: 'A; B', poin: '2' },
    ...{ pilihan: 'ANDAL | RKL-RPL | Surat izin usaha', ...SOURCE },
  }),
  row({
    ...{ jenis: 'menjodohkan', soal: 'Jodohkan singkatan dan isinya.', pengecoh: 'Kajian risiko', poin: '2' },
    ...{ pasangan: 'ANDAL :: Kajian dampak | RKL :: Rencana pengelolaan', ...SOURCE },
  }),
  row({
    ...{ jenis: 'angka', soal: 'Berapa baku tingkat kebisingan permukiman?', nilai: '55', toleransi: '0,5' },
    ...{ satuan: 'dB', poin: '1', ...SOURCE },
  }),
  row({
    ...{ jenis: 'isian', soal: 'Apa singkatan kajian lingkungan hidup strategis?', ejaan: 'KLHS | K.L.H.S.' },
    ...{ poin: '1', ...SOURCE },
  }),
  row({
    ...{
      jenis: 'esai',
      soal: 'Jelaskan langkah pelingkupan.',
      rubrik: 'Menyebut urutannya :: 3 | Memberi contoh :: 2',
    },
    ...{ poin: '5', ...SOURCE },
  }),
]
