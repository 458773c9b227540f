import { isDay } from '../day.ts'
import { accountDigits, isRupiah } from './head.ts'
import { plainWords, type RowReading, type StatementRows, unreadRow } from './line.ts'

/** A field of SWIFT: its tag, its text, and the line on which it begins. */
interface Field {
  tag: string
  text: string
  baris: number
}

const FIELD = /^:(\d{2}[A-Z]?):/

/** A SWIFT MT940; undefined for any other text. It has an opening balance, which a list of what is only expected has not. */
export function readMt940(text: string): StatementRows | undefined {
  if (!/^:60[FM]:/m.test(text) || !/^:(20|25):/m.test(text)) return undefined
  const rows: RowReading[] = []
  const above: string[] = []
  let said: Said = { rekening: null, mata_uang: undefined }
  const fields = fieldsOf(text)
  fields.forEach((field, at) => {
    if (field.tag === '20') said = { rekening: null, mata_uang: undefined }
    if (field.tag === '25' || field.tag === '25P') {
      said = { ...said, rekening: accountDigits(field.text.split('\n')[0] ?? '') }
      above.push(...(field.text.match(/\d{5,}/g) ?? []))
    }
    if (field.tag === '60F' || field.tag === '60M') said = { ...said, mata_uang: field.text.slice(7, 10) }
    if (field.tag !== '61') return
    const next = fields[at + 1]
    rows.push(readLine(field, next?.tag === '86' ? next.text : '', said))
  })
  return { bentuk: 'MT940', rows, above, dianggap: [] }
}

interface Said {
  rekening: string | null
  /** Undefined until an opening balance says it. */
  mata_uang: string | undefined
}

function fieldsOf(text: string): Field[] {
  const fields: Field[] = []
  text.split(/\r\n|\n|\r/).forEach((line, at) => {
    const begun = FIELD.exec(line.replace(/^\{4:/, ''))
    const last = fields.at(-1)
    if (begun)
      fields.push({ tag: begun[1] ?? '', text: line.slice(line.indexOf(begun[0]) + begun[0].length), baris: at + 1 })
    else if (last && !/^-\}?\s*$|^\{/.test(line)) last.text += `\n${line}`
  })
  return fields
}

/** Date of value, date of entry, mark, code of the currency, amount, and what follows. */
const LINE =
  /^(\d{2})(\d{2})(\d{2})(\d{4})?(R?[CD]|E[CD])([A-Z])?(\d{1,15}(?:,\d{0,2}|\.\d{2})?)([NFS][A-Z0-9]{3})?([^\n]*)(?:\n([\s\S]*))?$/

function readLine({ text, baris }: Field, information: string, { rekening, mata_uang }: Said): RowReading {
  const words = information.replace(/\?\d{2}/g, ' ')
  const unread = (alasan: string) => unreadRow(baris, [text, words], alasan)
  const [, year, month, date, , mark, , amount = '', , reference = '', more = ''] = LINE.exec(text) ?? []
  if (mark === undefined) return unread('Baris MT940 ini tidak dapat dibaca.')
  const tanggal = `20${year}-${month}-${date}`
  if (!isDay(tanggal)) return unread('Tanggalnya tidak dapat dibaca.')
  if (mata_uang === undefined || !isRupiah(mata_uang)) return unread(`Mata uangnya bukan rupiah: ${mata_uang ?? '?'}.`)
  // Taking back what came in is money that goes out.
  if (mark === 'D' || mark === 'RC') return { is: 'debit' }
  if (mark !== 'C')
    return unread(mark === 'RD' ? 'Pembalikan uang keluar, bukan pembayaran.' : 'Belum dibukukan oleh bank.')
  const jumlah = Number(amount.replace(',', '.'))
  if (!Number.isSafeInteger(jumlah)) return unread('Jumlahnya tidak bulat dalam rupiah.')
  if (jumlah === 0) return unread('Jumlahnya nol.')
  const keterangan = plainWords(words.trim() === '' ? `${reference} ${more}` : words)
  return { is: 'credit', line: { baris, tanggal, keterangan, jumlah, rekening } }
}
