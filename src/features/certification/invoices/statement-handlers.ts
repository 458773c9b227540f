import { fingerprintOf, plainWords, readStatement } from '../../../lib/bank-statement.ts'
import type { Day } from '../../../lib/day.ts'
import type { Handlers } from '../../../lib/handler.ts'
import { invalidFields, Problem } from '../../../problems.ts'
import { settleInvoice } from '../../../processes/settle-invoice.ts'
import type { Context } from '../../../server/context.ts'
import { inTransaction } from '../../../server/database/db.ts'
import { requireSession } from '../../../server/http/session.ts'
import { namedAccounts } from '../../platform/bank-accounts/rules.ts'
import { accountNumbers } from '../../platform/bank-accounts/service.ts'
import { settingsOn } from '../../platform/settings/service.ts'
import type { invoiceOfficeCalls } from './office-contract.ts'
import { bookedLines, insertBankLine, openInvoicesOf } from './office-queries.ts'
import { matchLines } from './statement-rules.ts'

type StatementCalls = Pick<typeof invoiceOfficeCalls, 'checkStatement' | 'bookStatement'>

interface Line {
  tanggal: Day
  keterangan: string
  jumlah: number
  selisih: number
  invoice_id: number
}

type Printed = Line & { fingerprint: string }

/** A line as it is kept, with what it is known by. */
function printedLine(given: Line): Printed {
  const line = { ...given, keterangan: plainWords(given.keterangan) }
  return { ...line, fingerprint: fingerprintOf(line) }
}

const BOOKED = 'Baris mutasi ini sudah dibukukan.'

/** Books one line together with the payment it is, whole or not at all; answers why not. */
async function bookLine(
  ctx: Context,
  { invoice_id, selisih, fingerprint, ...line }: Printed,
): Promise<string | undefined> {
  return inTransaction(ctx.db, async (db) => {
    await settleInvoice(db, ctx, { id: invoice_id, jumlah: line.jumlah, selisih })
    const booking = { fingerprint, invoice_id, booked_by: requireSession(ctx).account.id, booked_at: ctx.now }
    // Somebody else may have been booking it just now: then the payment is undone with this transaction.
    if (!(await insertBankLine(db, { ...line, ...booking }))) throw invalidFields({ data: BOOKED })
    return undefined
  }).catch((error: unknown) => {
    if (error instanceof Problem) return error.message
    throw error
  })
}

export const statementHandlers: Handlers<StatementCalls, Context> = {
  checkStatement: async ({ db, today }, { file }) => {
    const statement = readStatement(await file.text())
    if (!statement) throw new Problem('STATEMENT_UNREADABLE')
    const lines = statement.lines.map((line) => ({ ...line, fingerprint: fingerprintOf(line) }))
    const amounts = lines.map(({ jumlah }) => jumlah)
    const fingerprints = lines.map(({ fingerprint }) => fingerprint)
    const accounts = namedAccounts(statement.above, await accountNumbers(db))
    const [open, known, { toleransi_bayar }] = await Promise.all([
      openInvoicesOf(db, amounts, accounts),
      bookedLines(db, fingerprints),
      settingsOn(db, today),
    ])
    return { baris: matchLines(lines, open, known), dilewati: statement.skipped, toleransi_bayar }
  },

  bookStatement: async (ctx, { baris }) => {
    const dilewati: { invoice_id: number; alasan: string }[] = []
    const lines = baris.map(printedLine)
    const booked = new Set(
      (
        await bookedLines(
          ctx.db,
          lines.map(({ fingerprint }) => fingerprint),
        )
      ).map(({ fingerprint }) => fingerprint),
    )
    for (const line of lines) {
      const alasan = booked.has(line.fingerprint) ? BOOKED : await bookLine(ctx, line)
      if (alasan === undefined) booked.add(line.fingerprint)
      else dilewati.push({ invoice_id: line.invoice_id, alasan })
    }
    return { dibukukan: baris.length - dilewati.length, dilewati }
  },
}
