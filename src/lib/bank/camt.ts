import { isDay } from '../day.ts'
import { readXml, type XmlElement, xmlAt, xmlText } from '../files/xml-reader.ts'
import { accountDigits, isRupiah } from './head.ts'
import { type BankLine, plainWords, type RowReading, type StatementRows, unreadRow } from './line.ts'

/** An ISO 20022 CAMT.053, of any version; undefined for any other text, and for one that is not well formed. */
export function readCamt(text: string): StatementRows | undefined {
  if (!/^\s*</.test(text) || !text.includes('BkToCstmrStmt')) return undefined
  const root = documentOf(text)
  const statements = root ? xmlAt(root, 'BkToCstmrStmt/Stmt') : []
  if (statements.length === 0) return undefined
  let baris = 0
  const rows = statements.flatMap((statement) => {
    const account = xmlAt(statement, 'Acct')[0]
    const number = account ? xmlText(account, 'Id/IBAN') || xmlText(account, 'Id/Othr/Id') : ''
    return xmlAt(statement, 'Ntry').flatMap((entry) =>
      paymentsOf(entry).map((payment) => {
        baris += 1
        return readPayment(payment, baris, accountDigits(number))
      }),
    )
  })
  const above = statements.flatMap((one) => [xmlText(one, 'Acct/Id/IBAN'), xmlText(one, 'Acct/Id/Othr/Id')])
  return { bentuk: 'CAMT.053', rows, above: above.filter(Boolean), dianggap: [] }
}

function documentOf(text: string): XmlElement | undefined {
  try {
    return readXml(text)
  } catch {
    return undefined
  }
}

/** A payment of an entry: the entry itself, or one of those that the bank booked together. */
interface Payment {
  entry: XmlElement
  amount: XmlElement | undefined
  details: XmlElement[]
}

/** An entry of several payments is parted where their amounts are all there and make up the whole. */
function paymentsOf(entry: XmlElement): Payment[] {
  const details = xmlAt(entry, 'NtryDtls/TxDtls')
  const [whole] = xmlAt(entry, 'Amt')
  const amounts = details.map((each) => xmlAt(each, 'Amt')[0] ?? xmlAt(each, 'AmtDtls/TxAmt/Amt')[0])
  const sum = amounts.reduce((total, each) => total + Number(each?.text ?? Number.NaN), 0)
  const isOneWay = details.every((each) => ['', xmlText(entry, 'CdtDbtInd')].includes(xmlText(each, 'CdtDbtInd')))
  const isWhole = sum === Number(whole?.text) && amounts.every((each) => isAlike(each, whole))
  const isParted = details.length > 1 && isOneWay && isWhole
  if (!isParted) return [{ entry, amount: whole, details }]
  return details.map((each, at) => ({ entry, amount: amounts[at], details: [each] }))
}

const isAlike = (one: XmlElement | undefined, other: XmlElement | undefined): boolean =>
  one?.attributes.get('Ccy') === other?.attributes.get('Ccy')

const WORDS = [
  'RltdPties/Dbtr/Nm',
  'RltdPties/Dbtr/Pty/Nm',
  'RmtInf/Ustrd',
  'RmtInf/Strd/CdtrRefInf/Ref',
  'AddtlTxInf',
  'Refs/EndToEndId',
]

function readPayment({ entry, amount, details }: Payment, baris: number, rekening: string | null): RowReading {
  const said = details.flatMap((each) => WORDS.flatMap((path) => xmlAt(each, path).map(({ text }) => text)))
  const keterangan = plainWords([...new Set([...said, xmlText(entry, 'AddtlNtryInf')])].join(' '))
  const written = xmlText(entry, 'BookgDt/Dt') || xmlText(entry, 'BookgDt/DtTm') || xmlText(entry, 'ValDt/Dt')
  const mark = xmlText(entry, 'CdtDbtInd')
  const status = xmlText(entry, 'Sts') || xmlText(entry, 'Sts/Cd')
  const unread = (alasan: string) => unreadRow(baris, [written, mark, amount?.text ?? '', keterangan], alasan)
  const tanggal = written.slice(0, 10)
  if (!isDay(tanggal)) return unread('Tanggalnya tidak dapat dibaca.')
  const currency = amount?.attributes.get('Ccy') ?? '?'
  if (!isRupiah(currency)) return unread(`Mata uangnya bukan rupiah: ${currency.slice(0, 20)}.`)
  if (mark === 'DBIT') return { is: 'debit' }
  if (mark !== 'CRDT') return unread('Tidak tertulis apakah uang masuk atau keluar.')
  if (status !== 'BOOK') return unread(`Belum dibukukan oleh bank (${status || 'tanpa status'}).`)
  if (/^(true|1)$/.test(xmlText(entry, 'RvslInd'))) return unread('Pembalikan uang keluar, bukan pembayaran.')
  const jumlah = wholeRupiah(amount?.text.trim() ?? '')
  if (jumlah === undefined) return unread('Jumlahnya tidak bulat dalam rupiah.')
  const line: BankLine = { baris, tanggal, keterangan, jumlah, rekening }
  return { is: 'credit', line }
}

function wholeRupiah(text: string): number | undefined {
  const amount = /^\d{1,15}(\.\d{1,5})?$/.test(text) ? Number(text) : Number.NaN
  return Number.isSafeInteger(amount) && amount > 0 ? amount : undefined
}
