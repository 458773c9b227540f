import { formatRupiah } from '../../../../lib/rupiah.ts'

/** What comes back of a payment, exactly, before somebody leaves. */
export function refundWords({ dibayar, kembali }: { dibayar: number; kembali: number }): string {
  if (kembali === 0) {
    return `Dari ${formatRupiah(dibayar)} yang Anda bayar, tidak ada yang dikembalikan, karena pembatalannya terlalu dekat dengan hari pelaksanaan.`
  }
  return `Dari ${formatRupiah(dibayar)} yang Anda bayar, ${formatRupiah(kembali)} dikembalikan kepada Anda.`
}
