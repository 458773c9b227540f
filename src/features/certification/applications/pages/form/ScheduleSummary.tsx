import { longDay } from '../../../../../lib/day.ts'
import { formatRupiah } from '../../../../../lib/rupiah.ts'
import { Facts } from '../../../../../ui/Facts.tsx'
import type { Training } from '../../../../catalogue/schedules/contract.ts'

/** Shows what the person applies for: when, where, for how much. */
export function ScheduleSummary({ schedule }: { schedule: Training }) {
  const { start_date, end_date, tuk } = schedule
  const days = start_date ? [start_date, ...(end_date && end_date !== start_date ? [end_date] : [])] : []
  return (
    <Facts
      items={[
        { label: 'Skema', value: schedule.name },
        { label: 'Tanggal uji', value: days.length > 0 ? days.map(longDay).join(' – ') : 'Diumumkan kemudian' },
        { label: 'Jam', value: `${schedule.jam_mulai}–${schedule.jam_selesai} ${schedule.zona_waktu}` },
        { label: 'Tempat Uji Kompetensi (TUK)', value: tuk ? `${tuk.name}, ${tuk.kota}` : schedule.metode },
        { label: 'Biaya', value: schedule.registration_fee > 0 ? formatRupiah(schedule.registration_fee) : 'Gratis' },
        ...(schedule.pendaftaran_ditutup
          ? [{ label: 'Pendaftaran sampai', value: longDay(schedule.pendaftaran_ditutup) }]
          : []),
      ]}
    />
  )
}
