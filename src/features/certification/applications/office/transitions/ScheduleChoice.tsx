import { AutocompleteInput, ReferenceInput } from 'react-admin'
import { formatRupiah } from '../../../../../lib/rupiah.ts'
import type { Row } from '../../../../../office/calls/client.ts'
import { columnOf, inputOf } from '../../../../../office/calls/fields.ts'
import { useLeftOut } from '../../../../../office/calls/use-left-out.ts'
import { shortRange } from '../../../../../office/display/moment.ts'

type Schedule = Row<'listSchedule'>

const column = columnOf<'listSchedule'>()
const input = inputOf<'moveApplication'>()

/** '10–11 Des 2026, TUK Contoh, Rp4.500.000, 3 dari 20 kursi bebas'. */
const scheduleName = ({ start_date, end_date, tuk, metode, registration_fee, terisi, kuota }: Schedule): string =>
  [
    start_date ? shortRange(start_date, end_date) : 'Tanggal menyusul',
    tuk ?? metode,
    registration_fee === 0 ? 'tanpa biaya' : formatRupiah(registration_fee),
    terisi < kuota ? `${kuota - terisi} dari ${kuota} kursi bebas` : 'penuh',
  ].join(', ')

/** The schedule that an application shall go to: one that is still ahead. */
export function ScheduleChoice({ now }: { now: number }) {
  const past = useLeftOut('jadwal', { dibatalkan: false, mendatang: false })
  return (
    <ReferenceInput
      source={input('schedule_id')}
      reference="jadwal"
      filter={{ dibatalkan: false, mendatang: true }}
      sort={{ field: column('start_date'), order: 'ASC' }}
      perPage={100}
    >
      <AutocompleteInput
        optionText={(schedule: Schedule) =>
          `${schedule.skema}: ${scheduleName(schedule)}${schedule.id === now ? ' (sekarang)' : ''}`
        }
        fullWidth
        isRequired
        helperText={past > 0 && `${past} jadwal yang sudah lewat tidak ditampilkan.`}
      />
    </ReferenceInput>
  )
}
