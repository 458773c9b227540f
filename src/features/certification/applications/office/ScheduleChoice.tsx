import { AutocompleteInput, ReferenceInput } from 'react-admin'
import type { Row } from '../../../../office/client.ts'
import { columnOf, inputOf } from '../../../../office/fields.ts'

type Schedule = Row<'listSchedule'>

const column = columnOf<'listSchedule'>()
const input = inputOf<'moveApplication'>()

const scheduleName = ({ start_date, tuk, metode, terisi, kuota }: Schedule): string =>
  `${start_date ?? 'Tanggal menyusul'}, ${tuk ?? metode} (${terisi} dari ${kuota})`

/** The schedule that an application shall go to. */
export const ScheduleChoice = ({ now }: { now: number }) => (
  <ReferenceInput
    source={input('schedule_id')}
    reference="jadwal"
    filter={{ dibatalkan: false }}
    sort={{ field: column('start_date'), order: 'DESC' }}
    perPage={100}
  >
    <AutocompleteInput
      optionText={(schedule: Schedule) =>
        `${schedule.skema}: ${scheduleName(schedule)}${schedule.id === now ? ' (sekarang)' : ''}`
      }
      fullWidth
      isRequired
    />
  </ReferenceInput>
)
