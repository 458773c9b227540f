import { Alert, Stack } from '@mui/material'
import {
  AutocompleteArrayInput,
  AutocompleteInput,
  DateInput,
  NumberInput,
  type RaRecord,
  ReferenceArrayInput,
  ReferenceInput,
  SelectInput,
  useRecordContext,
} from 'react-admin'
import { longDay } from '../../../../lib/day.ts'
import { choicesOf, ZONE_CHOICES } from '../../../../office/choices.ts'
import { Rows } from '../../../../office/inputs/Rows.tsx'
import { LongText, Text } from '../../../../office/inputs/Text.tsx'
import { momentText } from '../../../../office/moment.ts'
import { METHODS } from '../rules.ts'

const BESIDE = { direction: { xs: 'column', sm: 'row' }, spacing: 2, useFlexGap: true } as const
const HOUR = 'Ditulis JJ.MM, misalnya 08.30.'

const versionName = (version: RaRecord): string => `${version['name']} (versi ${version['versi']})`

/** Until when somebody may be assigned. */
const examinerName = ({ name, berlaku_sampai: until }: RaRecord): string =>
  until ? `${name} (sampai ${longDay(until)})` : name

/** Several examiners, each with how long they may be assigned. */
export const ExaminersInput = ({ source, helperText }: { source: string; helperText: string }) => (
  <ReferenceArrayInput source={source} reference="penguji" sort={{ field: 'name', order: 'ASC' }} perPage={100}>
    <AutocompleteArrayInput optionText={examinerName} fullWidth helperText={helperText} />
  </ReferenceArrayInput>
)

/** When and where; also asked for when a schedule moves. */
export const TimeFields = () => (
  <>
    <ReferenceInput source="venue_id" reference="tuk" sort={{ field: 'name', order: 'ASC' }} perPage={100}>
      <AutocompleteInput optionText="name" fullWidth />
    </ReferenceInput>
    <Stack {...BESIDE} sx={{ width: '100%' }}>
      <DateInput source="start_date" />
      <DateInput source="end_date" />
    </Stack>
    <Stack {...BESIDE} sx={{ width: '100%' }}>
      <Text source="jam_mulai" helperText={HOUR} isRequired />
      <Text source="jam_selesai" helperText={HOUR} isRequired />
      <SelectInput source="zona_waktu" choices={ZONE_CHOICES} isRequired />
    </Stack>
    <Stack {...BESIDE} sx={{ width: '100%' }}>
      <DateInput source="pendaftaran_dibuka" />
      <DateInput source="pendaftaran_ditutup" />
    </Stack>
  </>
)

export function ScheduleFields() {
  const schedule = useRecordContext()
  return (
    <>
      {schedule?.['cancelled_at'] ? (
        <Alert severity="warning" sx={{ width: '100%' }}>
          Dibatalkan {momentText(schedule['cancelled_at'])}: {schedule['alasan_batal']}
        </Alert>
      ) : null}
      <ReferenceInput
        source="scheme_version_id"
        reference="versi-skema"
        filter={{ terbit: true }}
        sort={{ field: 'name', order: 'ASC' }}
        perPage={100}
      >
        <AutocompleteInput optionText={versionName} fullWidth isRequired />
      </ReferenceInput>
      <TimeFields />
      <NumberInput source="kuota" min={1} isRequired />
      <SelectInput source="metode" choices={choicesOf(METHODS)} isRequired />
      <Text
        source="ruang_daring"
        type="url"
        helperText="Hanya tampil bagi peserta yang kursinya sudah pasti, dan bagi pengujinya."
      />
      {schedule?.['pemeliharaan'] ? null : (
        <ExaminersInput source="penguji" helperText="Nama mereka tampil di halaman jadwal." />
      )}
      <Rows source="rundown">
        <Text source="waktu" />
        <Text source="kegiatan" />
      </Rows>
      <LongText source="ketentuan_batal" />
    </>
  )
}
