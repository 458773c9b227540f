import { formatRupiah } from '../../../../lib/rupiah.ts'
import type { OfferedActivity } from '../contract.ts'
import { ACTIVITY_KINDS } from '../rules.ts'

/** 'Workshop, 8 jam pelajaran, 8 poin', as far as it is known. */
export const worthText = ({
  jenis_kegiatan: kind,
  jam_pelajaran: hours,
  poin,
}: {
  jenis_kegiatan: keyof typeof ACTIVITY_KINDS | '' | null
  jam_pelajaran: number | null
  poin: number | null
}): string =>
  [kind && ACTIVITY_KINDS[kind], hours !== null && `${hours} jam pelajaran`, poin !== null && `${poin} poin`]
    .filter(Boolean)
    .join(', ')

export const feeText = (fee: number): string => (fee > 0 ? formatRupiah(fee) : 'Gratis')

/** Says where an activity takes place; an online one has no place to go to. */
export const placeText = ({ tuk, metode }: Pick<OfferedActivity, 'tuk' | 'metode'>): string =>
  tuk && metode !== 'Daring' ? `${tuk.name}, ${tuk.kota}` : metode

export function seatsText({ kuota, terisi, status_jadwal }: OfferedActivity): string {
  const left = Math.max(0, kuota - terisi)
  return status_jadwal === 'penuh' || left === 0 ? 'Kuota penuh' : `Sisa ${left} dari ${kuota} kursi`
}
