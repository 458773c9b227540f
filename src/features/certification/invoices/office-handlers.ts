import { sql } from 'kysely'
import { dayIn } from '../../../lib/day.ts'
import type { Handlers } from '../../../lib/handler.ts'
import { formatRupiah } from '../../../lib/rupiah.ts'
import { Problem } from '../../../problems.ts'
import type { Context } from '../../../server/context.ts'
import { type Db, inTransaction } from '../../../server/database/db.ts'
import { signedIn } from '../../../server/http/session.ts'
import { listed } from '../../../server/office/list.ts'
import { officeAnswer } from './answer-view.ts'
import { takeBilledStep } from './billed.ts'
import type { invoiceOfficeCalls, InvoiceRow as ListedInvoice } from './office-contract.ts'
import { INVOICES, overdue, sumsByMonth, sumsByState } from './office-queries.ts'
import { settlePayment } from './payments.ts'
import { changeInvoice, decideProof, heldInvoice, type InvoiceRow, invoiceById } from './queries.ts'
import { INVOICE_STATE_NAMES, officeMay } from './rules.ts'
import { noted, remind, tellOwner } from './service.ts'
import { statementHandlers } from './statement-handlers.ts'

async function found(db: Db, id: number): Promise<InvoiceRow> {
  const invoice = await invoiceById(db, id)
  if (!invoice) throw new Problem('RECORD_NOT_FOUND')
  return invoice
}

interface Seen {
  id: number
  version: number
}

/** An invoice as the caller saw it, once nobody else can change it. */
async function heldAsSeen(db: Db, { id, version }: Seen): Promise<InvoiceRow> {
  const invoice = await heldInvoice(db, id)
  if (!invoice) throw new Problem('RECORD_NOT_FOUND')
  if (invoice.version !== version) throw new Problem('STALE')
  return invoice
}

/** A change of an invoice with all that belongs to it, and the invoice as it is then. */
const changing = (ctx: Context, id: number, steps: (db: Db) => Promise<void>) =>
  inTransaction(ctx.db, async (db) => {
    await steps(db)
    return officeAnswer({ ...ctx, db }, await found(db, id))
  })

export const invoiceOfficeHandlers: Handlers<typeof invoiceOfficeCalls, Context> = {
  ...statementHandlers,

  listInvoice: async ({ db, now }, { status, lewat_tempo, order = 'desc', ...given }) => {
    const conditions = [
      ...(status === undefined ? [] : [sql`r.status = ${status}`]),
      ...(lewat_tempo === undefined ? [] : [overdue(lewat_tempo, now)]),
    ]
    const source = { rows: INVOICES, search: true, conditions, order }
    const { data, total } = await listed(db, source, given)
    return { data: data as ListedInvoice[], total, page: given.page }
  },

  getOfficeInvoice: async (ctx, { id }) => officeAnswer(ctx, await found(ctx.db, id)),

  getInvoiceSums: async ({ db, today }) => {
    const [byState, bulan] = await Promise.all([sumsByState(db), sumsByMonth(db, today)])
    const known = new Map(byState.map((sum) => [sum.status, sum]))
    return { keadaan: INVOICE_STATE_NAMES.map((status) => known.get(status) ?? { status, banyak: 0, total: 0 }), bulan }
  },

  confirmPayment: (ctx, received) => changing(ctx, received.id, (db) => settlePayment(db, ctx, received)),

  refuseProof: (ctx, { alasan, ...seen }) =>
    changing(ctx, seen.id, async (db) => {
      const unheld = await found(db, seen.id)
      if (unheld.version !== seen.version) throw new Problem('STALE')
      if (!officeMay(unheld).tolak_bukti) throw new Problem('INVOICE_NOT_OPEN')
      const { due_at } = await takeBilledStep(db, ctx, unheld, { step: 'refuseProof', note: alasan })
      const before = await heldAsSeen(db, seen)
      await changeInvoice(db, seen.id, { status: 'bukti_ditolak', due_at: due_at ?? before.due_at })
      await decideProof(db, seen.id, { status: 'ditolak', alasan }, ctx.now)
      await noted(db, ctx, before, 'tolak-bukti', {
        before: { status: before.status, due_at: before.due_at },
        after: { status: 'bukti_ditolak', due_at, alasan },
      })
    }),

  remindPayment: (ctx, seen) =>
    changing(ctx, seen.id, async (db) => {
      const invoice = await heldAsSeen(db, seen)
      if (!officeMay(invoice).ingatkan) throw new Problem('INVOICE_NOT_OPEN')
      if (invoice.reminded_at && dayIn('WIB', invoice.reminded_at) === ctx.today) {
        throw new Problem('TOO_MANY', { errors: { data: ['Pengingat hari ini sudah dikirim. Kirim lagi besok.'] } })
      }
      await remind(db, ctx, invoice)
    }),

  completeRefund: (ctx, { catatan, ...seen }) =>
    changing(ctx, seen.id, async (db) => {
      const before = await heldAsSeen(db, seen)
      if (!officeMay(before).kembalikan) throw new Problem('NO_REFUND')
      const refunded_by = signedIn(ctx).account.id
      await changeInvoice(db, seen.id, { status: 'dikembalikan', refunded_at: ctx.now, refunded_by, catatan })
      await tellOwner(db, ctx, before, (link) => {
        const { nama: name, nomor, skema, untuk } = before
        return { letter: 'refundDone', untuk, name, nomor, skema, jumlah: formatRupiah(before.pengembalian), link }
      })
      await noted(db, ctx, before, 'kembalikan-dana', {
        before: { status: before.status },
        after: { status: 'dikembalikan', pengembalian: before.pengembalian, catatan },
      })
    }),
}
