import type { Context } from '../../../../ground/context.ts'
import { type Db, inTransaction } from '../../../../ground/database/db.ts'
import { requireSession } from '../../../../ground/sessions/session.ts'
import { contentPrintOf, fingerprintOf } from '../../../../lib/bank/fingerprint.ts'
import { plainWords } from '../../../../lib/bank/line.ts'
import { readStatement } from '../../../../lib/bank/statement.ts'
import type { Handlers } from '../../../../lib/calls/handler.ts'
import type { Day } from '../../../../lib/day.ts'
import { invalidFields, Problem } from '../../../../problems.ts'
import { settleInvoice } from '../../../../processes/money/settle-invoice.ts'
import { namedAccounts } from '../../../platform/bank-accounts/rules.ts'
import { accountNumbers } from '../../../platform/bank-accounts/service.ts'
import { settingsOn } from '../../../platform/settings/service.ts'
import type { invoiceOfficeCalls } from '../office/contract.ts'
import { bookedLines, insertBankLine, openInvoicesOf } from '../office/queries.ts'
import { writeUnwantedPayment } from '../payments/settlement-service.ts'
import { lockInvoice } from '../queries.ts'
import { type CheckedLine, isBooked, matchLines, type PrintedLine } from './rules.ts'

type StatementCalls = Pick<typeof invoiceOfficeCalls, 'checkStatement' | 'bookStatement'>

interface Line {
  tanggal: Day
  keterangan: string
  jumlah: number
  rekening: string | null
  urutan: number
  selisih: number
  dua_kali: boolean
  invoice_id: number
}

type Printed = Line & PrintedLine

/** Returns a line as it is stored, with the fingerprint of its content. */
function printedLine(given: Line): Printed {
  const line = { ...given, keterangan: plainWords(given.keterangan) }
  return { ...line, content_print: contentPrintOf(line) }
}

const BOOKED = 'Baris mutasi ini sudah dibukukan.'
const PAID_TWICE = 'Dibayar dua kali.'

/** Records the money of a line: a payment of its invoice, or a second payment that only goes back. */
async function writeLine(db: Db, ctx: Context, { invoice_id, jumlah, selisih, dua_kali }: Printed): Promise<void> {
  if (!dua_kali) return settleInvoice(db, ctx, { id: invoice_id, jumlah, selisih })
  const invoice = await lockInvoice(db, invoice_id)
  if (!invoice) throw new Problem('RECORD_NOT_FOUND')
  await writeUnwantedPayment(db, ctx, invoice, { jumlah, catatan: PAID_TWICE })
}

/** Books one line together with its payment in one transaction; returns the reason when it is refused. */
async function bookLine(ctx: Context, line: Printed): Promise<string | undefined> {
  return inTransaction(ctx.db, async (db) => {
    await writeLine(db, ctx, line)
    const { selisih: _selisih, dua_kali: _twice, ...kept } = line
    const booking = { fingerprint: fingerprintOf(line), booked_by: requireSession(ctx).account.id, booked_at: ctx.now }
    // Another person may have booked the line at the same moment: then the payment is rolled back too.
    if (!(await insertBankLine(db, { ...kept, ...booking }))) throw invalidFields({ data: BOOKED })
    return undefined
  }).catch((error: unknown) => {
    if (error instanceof Problem) return error.message
    throw error
  })
}

export const statementHandlers: Handlers<StatementCalls, Context> = {
  checkStatement: async ({ db, today }, { file, penyandian: chosen }) => {
    const statement = readStatement(await file.bytes(), today, chosen)
    if (!statement) throw new Problem('STATEMENT_UNREADABLE')
    const numbers = await accountNumbers(db)
    const [above, ...others] = namedAccounts(statement.above, numbers)
    const lines = statement.lines.map(({ formerWords, ...line }): CheckedLine => {
      const rekening = line.rekening ?? (others.length === 0 ? (above ?? null) : null)
      const former_print = contentPrintOf({ ...line, keterangan: formerWords })
      return { ...line, rekening, content_print: contentPrintOf(line), former_print }
    })
    const accounts = namedAccounts([...statement.above, ...lines.flatMap(({ rekening }) => rekening ?? [])], numbers)
    const prints = lines.flatMap(({ content_print, former_print }) => [content_print, former_print])
    const [open, known, { toleransi_bayar }] = await Promise.all([
      openInvoicesOf(
        db,
        lines.map(({ jumlah }) => jumlah),
        accounts,
      ),
      bookedLines(db, prints),
      settingsOn(db, today),
    ])
    const { bentuk, debits: keluar, unread: tidak_terbaca, dianggap, penyandian } = statement
    const dilewati = keluar + tidak_terbaca.length
    const baris = matchLines(lines, open, known)
    return { bentuk, baris, keluar, tidak_terbaca, dianggap, penyandian, dilewati, toleransi_bayar }
  },

  bookStatement: async (ctx, { baris }) => {
    const dilewati: { invoice_id: number; alasan: string }[] = []
    const lines = baris.map(printedLine)
    const booked: PrintedLine[] = await bookedLines(
      ctx.db,
      lines.map(({ content_print }) => content_print),
    )
    for (const line of lines) {
      const alasan = booked.some((each) => isBooked(line, each)) ? BOOKED : await bookLine(ctx, line)
      if (alasan === undefined) booked.push(line)
      else dilewati.push({ invoice_id: line.invoice_id, alasan })
    }
    return { dibukukan: baris.length - dilewati.length, dilewati }
  },
}
