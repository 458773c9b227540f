import type { Context } from '../../../ground/context.ts'
import { csvLines, csvMark, type Separator } from '../../../lib/files/csv-writer.ts'
import { openNpwp } from '../invoices/billing/sealing-service.ts'
import { nextInvoices, nextMovements, type Period, type Place } from './queries.ts'
import type { Book, BookedInvoice, BookSums } from './rules.ts'
import { CASH_HEADS, type Cell, cashRow, cashSums, JOURNAL_HEADS, journalRow, journalSums } from './table-rules.ts'
import {
  END_LINE,
  FAKTUR_HEADS,
  fakturRow,
  fakturTop,
  RINCIAN_HEADS,
  rincianRow,
  type TaxSeller,
} from './tax-import-rules.ts'

type Parts = Pick<Context, 'reads' | 'keys'>

interface Asked {
  book: Book
  period: Period
  seller: TaxSeller
}

/** A book as CSV, page by page: no more than a thousand of its rows are held at a time. */
export async function* bookCsv(parts: Parts, asked: Asked, separator?: Separator): AsyncGenerator<Uint8Array> {
  yield Buffer.from(csvMark)
  for await (const lines of LINES[asked.book](parts, asked)) yield Buffer.from(csvLines(lines, separator))
}

type Lines = (parts: Parts, asked: Asked) => AsyncGenerator<Cell[][]>

const LINES: Record<Book, Lines> = {
  jurnal: async function* (parts, { period }) {
    yield [JOURNAL_HEADS]
    const sums: BookSums['invoice'] = { banyak: 0, bukan_penjualan: 0, dpp: 0, ppn: 0, total: 0 }
    for await (const page of invoices(parts, period, false)) {
      for (const { dpp, ppn, total, is_sale } of page) {
        sums.banyak += 1
        if (!is_sale) {
          sums.bukan_penjualan += 1
          continue
        }
        sums.dpp += dpp ?? 0
        sums.ppn += ppn
        sums.total += total
      }
      yield page.map(journalRow)
    }
    yield journalSums(sums)
  },
  kas: async function* ({ reads }, { period }) {
    yield [CASH_HEADS]
    const sums: BookSums['kas'] = { banyak: 0, masuk: 0, kembali: 0, ditarik: 0 }
    for await (const page of pages((place) => nextMovements(reads, period, place))) {
      for (const { jumlah, penarikan } of page) {
        sums.banyak += 1
        if (penarikan) sums.ditarik -= jumlah
        else if (jumlah > 0) sums.masuk += jumlah
        else sums.kembali -= jumlah
      }
      yield page.map(cashRow)
    }
    yield cashSums(sums)
  },
  faktur: async function* (parts, { period, seller }) {
    yield [...fakturTop(seller), FAKTUR_HEADS]
    let place = 0
    for await (const page of invoices(parts, period, true)) {
      yield page.map((one) => {
        place += 1
        return fakturRow(one, place, period.menurut, seller)
      })
    }
    yield [END_LINE]
  },
  rincian: async function* (parts, { period, seller }) {
    yield [RINCIAN_HEADS]
    let place = 0
    for await (const page of invoices(parts, period, true)) {
      yield page.map((one) => {
        place += 1
        return rincianRow(one, place, seller)
      })
    }
    yield [END_LINE]
  },
}

async function* pages<Row extends Place>(next: (place: Place | undefined) => Promise<Row[]>): AsyncGenerator<Row[]> {
  let page = await next(undefined)
  for (let last = page.at(-1); last; last = page.at(-1)) {
    yield page
    page = await next({ moment: last.moment, id: last.id })
  }
}

async function* invoices({ reads, keys }: Parts, period: Period, taxed: boolean): AsyncGenerator<BookedInvoice[]> {
  for await (const page of pages((place) => nextInvoices(reads, period, { taxed, place }))) {
    yield page.map(({ npwp_tagihan, ...one }) => ({ ...one, npwp: openNpwp(keys, one.id, npwp_tagihan) }))
  }
}
