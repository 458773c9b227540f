import { formatRupiah } from '../../../lib/rupiah.ts'

/** What goes back, and what of it by transfer; in whole rupiah. */
interface Ways {
  kembali: number
  dengan_transfer: number
}

const PROVIDER = 'melalui penyedia pembayaran ke akun yang dipakai membayar'
const TRANSFER = 'dengan transfer ke rekening yang diminta sesudah ini'

/** By which way money goes back, said before somebody leaves; nothing where none does. */
export function wayWords({ kembali, dengan_transfer }: Ways): string {
  const through = kembali - dengan_transfer
  if (kembali === 0) return ''
  if (through === 0) return `Dananya kembali ${TRANSFER}.`
  if (dengan_transfer === 0) return `Dananya kembali ${PROVIDER}.`
  return `${formatRupiah(through)} kembali ${PROVIDER}, ${formatRupiah(dengan_transfer)} ${TRANSFER}.`
}
