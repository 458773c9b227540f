import { readCsv } from './csv-reader.ts'
import { readTextFile } from './text-file.ts'
import { isArchive, readXlsx } from './xlsx-reader.ts'

const DELIMITERS = [';', ',', '\t']

/** What the rows of a file may be: a reading for each sheet of a spreadsheet, or for each delimiter of a text. */
export type TableReadings = { tables: string[][][] } | { refused: 'spreadsheet' | 'no text' | 'blank' }

/** Reads the rows of an XLSX or of a text in any usual encoding; which reading is meant shows in the heads. */
export function readTableFile(bytes: Uint8Array): TableReadings {
  if (isArchive(bytes)) {
    const tables = readXlsx(bytes)
    if (!tables) return { refused: 'spreadsheet' }
    return tables.flat(2).every((cell) => cell === '') ? { refused: 'blank' } : { tables }
  }
  const text = readTextFile(bytes)?.text
  if (text === undefined) return { refused: 'no text' }
  if (text.trim() === '') return { refused: 'blank' }
  return { tables: DELIMITERS.map((delimiter) => readCsv(text, delimiter)) }
}
