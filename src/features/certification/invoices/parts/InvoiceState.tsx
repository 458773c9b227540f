import { longMoment } from '../../../../lib/day.ts'
import { formatRupiah } from '../../../../lib/rupiah.ts'
import { Chip } from '../../../../ui/Chip.tsx'
import type { Invoice } from '../contract.ts'
import { leftOf, refundDue, shortfallOf } from '../state-rules.ts'
import { INVOICE_TONES } from './invoice-tones.ts'

/** How the payment stands, and what is next. */
export function InvoiceState({ invoice }: { invoice: Invoice }) {
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1">
      <Chip tone={INVOICE_TONES[invoice.status]}>{invoice.status_label}</Chip>
      <span className="text-muted">{words(invoice)}</span>
    </div>
  )
}

function words(invoice: Invoice): string {
  const { status, due_at, paid_at, pengembalian, refunded_at } = invoice
  const received = leftOf(invoice)
  switch (status) {
    case 'belum_dibayar':
    case 'bukti_ditolak':
      if (received > 0) {
        const missing = formatRupiah(shortfallOf(invoice))
        return `${formatRupiah(received)} sudah kami terima, masih kurang ${missing}. Bayar sebelum ${longMoment(new Date(due_at))}.`
      }
      return `Bayar sebelum ${longMoment(new Date(due_at))}.`
    case 'menunggu_konfirmasi':
      return 'Petugas sedang mencocokkan pembayaran Anda.'
    case 'lunas':
      return paid_at ? `Dibayar ${longMoment(new Date(paid_at))}.` : ''
    case 'ditarik':
      return `Bank menarik kembali pembayaran Anda. Masih terutang ${formatRupiah(shortfallOf(invoice))}; hubungi kami tentang cara melunasinya.`
    case 'kedaluwarsa':
      return 'Batas pembayaran sudah lewat; kursi Anda diberikan kepada orang lain.'
    case 'dibatalkan':
      return 'Invoice ini tidak perlu dibayar.'
    case 'pengembalian_diajukan':
      return `${formatRupiah(refundDue(invoice))} akan dikembalikan kepada Anda.`
    case 'dikembalikan':
      return `${formatRupiah(pengembalian)} sudah dikembalikan${refunded_at ? ` pada ${longMoment(new Date(refunded_at))}` : ''}.`
  }
}
