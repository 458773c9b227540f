import { formatRupiah } from '../../../../lib/rupiah.ts'
import { wayWords } from '../refunds/way-rules.ts'

interface Refund {
  dibayar: number
  kembali: number
  dengan_transfer: number
}

/** Says exactly how much of a payment comes back and by which way, before a person leaves. */
export function refundWords({ dibayar, kembali, dengan_transfer }: Refund): string {
  if (kembali === 0) {
    return `Dari ${formatRupiah(dibayar)} yang Anda bayar, tidak ada yang dikembalikan, karena pembatalannya terlalu dekat dengan hari pelaksanaan.`
  }
  return `Dari ${formatRupiah(dibayar)} yang Anda bayar, ${formatRupiah(kembali)} dikembalikan kepada Anda. ${wayWords({ kembali, dengan_transfer })}`
}
