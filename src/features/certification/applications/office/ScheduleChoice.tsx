import { AutocompleteInput, ReferenceInput } from 'react-admin'
import type { Row } from '../../../../office/client.ts'
import { columnOf, inputOf } from '../../../../office/fields.ts'
import { useLeftOut } from '../../../../office/use-left-out.ts'

type Schedule = Row<'listSchedule'>

const column = columnOf<'listSchedule'>()
const input = inputOf<'moveApplication'>()

const scheduleName = ({ start_date, tuk, metode, terisi, kuota }: Schedule): string =>
  `${start_date ?? 'Tanggal menyusul'}, ${tuk ?? metode} (${terisi} dari ${kuota})`

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
