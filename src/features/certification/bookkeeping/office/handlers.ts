import { recordAudit } from '../../../../ground/audit.ts'
import type { Context } from '../../../../ground/context.ts'
import { inTransaction } from '../../../../ground/database/db.ts'
import type { Handlers } from '../../../../lib/calls/handler.ts'
import { day } from '../../../../lib/day.ts'
import { invalidFields } from '../../../../problems.ts'
import { settingsOn } from '../../../platform/settings/service.ts'
import { announceExport } from '../../../platform/staff/export-service.ts'
import { bookSums, type Period, schemeChoices } from '../queries.ts'
import { BASES, BOOKS, type Book, type BookSums, isPersonal } from '../rules.ts'
import { bookCsv } from '../view.ts'
import type { bookkeepingCalls } from './contract.ts'

const NOUN = 'pembukuan'

type Given = Omit<Period, 'dari' | 'sampai'> & { dari: string; sampai: string }

/** A period that does not end before it begins. */
function periodOf({ dari, sampai, ...rest }: Given): Period {
  if (sampai < dari) throw invalidFields({ sampai: 'Tanggal akhir tidak boleh sebelum tanggal mulai.' })
  return { ...rest, dari: day(dari), sampai: day(sampai) }
}

const countOf = (book: Book, { invoice, kas, faktur }: BookSums): number =>
  ({ jurnal: invoice, kas, faktur, rincian: faktur })[book].banyak

export const bookkeepingHandlers: Handlers<typeof bookkeepingCalls, Context> = {
  getBookSums: async ({ reads }, given) => {
    const [sums, skema] = await Promise.all([bookSums(reads, periodOf(given)), schemeChoices(reads)])
    return { ...sums, skema }
  },

  // Who takes names and NPWP out stands in the log before they leave.
  exportBook: async (ctx, { buku, pemisah, ...given }) => {
    const period = periodOf(given)
    const jumlah = countOf(buku, await bookSums(ctx.reads, period))
    const { dari, sampai, menurut } = period
    const label = `${BOOKS[buku]} ${dari} sampai ${sampai}, ${BASES[menurut].toLowerCase()}, ${jumlah} baris`
    await inTransaction(ctx.db, async (db) => {
      await recordAudit(db, ctx, { action: 'ekspor', noun: NOUN, nounId: buku, label, after: { ...period, jumlah } })
      if (isPersonal(buku)) await announceExport(db, ctx, { daftar: label, jumlah })
    })
    const seller = await settingsOn(ctx.reads, ctx.today)
    const { npwp_penjual, id_tku_penjual, kode_transaksi_ppn, kode_jasa_ppn, satuan_ukur_ppn } = seller
    const of = { npwp_penjual, id_tku_penjual, kode_transaksi_ppn, kode_jasa_ppn, satuan_ukur_ppn }
    const bytes = bookCsv(ctx, { book: buku, period, seller: of }, pemisah)
    return { type: 'text/csv; charset=utf-8', bytes, filename: `${buku}-${dari}-${sampai}.csv` }
  },
}
