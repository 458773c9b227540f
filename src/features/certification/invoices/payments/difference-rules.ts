import { formatRupiah } from '../../../../lib/rupiah.ts'
import type { Receipt } from '../rules.ts'

/** Says what follows from an amount that came in, before anybody confirms it. */
export function differenceWords({ selisih, is_full }: Receipt): string {
  const amount = formatRupiah(Math.abs(selisih))
  if (selisih === 0) return 'Tepat sejumlah yang ditagih: invoice lunas.'
  if (selisih > 0) return `Lebih ${amount}: invoice lunas, dan kelebihannya dikembalikan kepada pembayar.`
  if (is_full) return `Kurang ${amount}, masih dalam toleransi: invoice lunas, dan selisihnya tercatat.`
  return `Kurang ${amount}: yang masuk dicatat, dan kekurangannya diminta dari pembayar beserta batas waktunya.`
}
