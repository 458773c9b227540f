import { AutocompleteInput, type RaRecord, ReferenceInput } from 'react-admin'

const dateName = (date: RaRecord): string =>
  `${date['start_date'] ?? 'Tanggal menyusul'}, ${date['tuk'] ?? date['metode']} (${date['terisi']} dari ${date['kuota']})`

/** The date that an application shall go to. */
export const ScheduleChoice = ({ now }: { now: number }) => (
  <ReferenceInput
    source="schedule_id"
    reference="jadwal"
    filter={{ dibatalkan: false }}
    sort={{ field: 'start_date', order: 'DESC' }}
    perPage={100}
  >
    <AutocompleteInput
      optionText={(date: RaRecord) => `${date['skema']}: ${dateName(date)}${date.id === now ? ' (sekarang)' : ''}`}
      fullWidth
      isRequired
    />
  </ReferenceInput>
)
