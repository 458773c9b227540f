import { longDay } from '../../../../../lib/day.ts'
import { formatRupiah } from '../../../../../lib/rupiah.ts'
import { Facts } from '../../../../../ui/Facts.tsx'
import type { Training } from '../../../../catalogue/schedules/contract.ts'

/** What one applies for: when, where, for how much. */
export function DateFacts({ date }: { date: Training }) {
  const { start_date, end_date, tuk } = date
  const days = start_date ? [start_date, ...(end_date && end_date !== start_date ? [end_date] : [])] : []
  return (
    <Facts
      items={[
        { label: 'Skema', value: date.name },
        { label: 'Tanggal uji', value: days.length > 0 ? days.map(longDay).join(' – ') : 'Diumumkan kemudian' },
        { label: 'Jam', value: `${date.jam_mulai}–${date.jam_selesai} ${date.zona_waktu}` },
        { label: 'Tempat Uji Kompetensi (TUK)', value: tuk ? `${tuk.name}, ${tuk.kota}` : date.metode },
        { label: 'Biaya', value: date.registration_fee > 0 ? formatRupiah(date.registration_fee) : 'Gratis' },
        ...(date.pendaftaran_ditutup
          ? [{ label: 'Pendaftaran sampai', value: longDay(date.pendaftaran_ditutup) }]
          : []),
      ]}
    />
  )
}
