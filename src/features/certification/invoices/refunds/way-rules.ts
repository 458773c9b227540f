import { formatRupiah } from '../../../../lib/rupiah.ts'

/** The sum that goes back, and the part of it by transfer; in whole rupiah. */
interface Ways {
  kembali: number
  dengan_transfer: number
}

const PROVIDER = 'melalui penyedia pembayaran ke akun yang dipakai membayar'
const TRANSFER = 'dengan transfer ke rekening yang diminta sesudah ini'

/** Says by which way money goes back, before a person leaves; empty when none does. */
export function wayWords({ kembali, dengan_transfer }: Ways): string {
  const through = kembali - dengan_transfer
  if (kembali === 0) return ''
  if (through === 0) return `Dananya kembali ${TRANSFER}.`
  if (dengan_transfer === 0) return `Dananya kembali ${PROVIDER}.`
  return `${formatRupiah(through)} kembali ${PROVIDER}, ${formatRupiah(dengan_transfer)} ${TRANSFER}.`
}
