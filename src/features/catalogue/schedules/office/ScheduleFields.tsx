import { Alert, Stack } from '@mui/material'
import {
  AutocompleteArrayInput,
  AutocompleteInput,
  DateInput,
  type RaRecord,
  ReferenceArrayInput,
  ReferenceInput,
  SelectInput,
  useRecordContext,
} from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { longDay } from '../../../../lib/day.ts'
import type { Payload, Row } from '../../../../office/calls/client.ts'
import { inputOf, itemOf } from '../../../../office/calls/fields.ts'
import { useLeftOut } from '../../../../office/calls/use-left-out.ts'
import { choicesOf, ZONE_CHOICES } from '../../../../office/display/choices.ts'
import { momentText } from '../../../../office/display/moment.ts'
import { NumberInput } from '../../../../office/inputs/NumberInput.tsx'
import { Rows } from '../../../../office/inputs/Rows.tsx'
import { LongText, Text } from '../../../../office/inputs/Text.tsx'
import { METHODS } from '../rules.ts'
import { SameTime } from './SameTime.tsx'

const BESIDE = { direction: { xs: 'column', sm: 'row' }, spacing: 2, useFlexGap: true } as const
const HOUR = 'Ditulis JJ.MM, misalnya 08.30.'

const input = inputOf<'createSchedule'>()
const time = inputOf<'moveSchedule'>()
const line = itemOf<NonNullable<Payload<'createSchedule'>['rundown']>[number]>()

const versionName = ({ name, versi }: Row<'listSchemeVersion'>): string => `${name} (versi ${versi})`

/** An examiner, with the day until which they may be assigned. */
const examinerName = ({ name, berlaku_sampai: until }: Row<'listExaminer'>): string =>
  until ? `${name} (sampai ${longDay(until)})` : name

/** Several examiners to choose from, each with the day until which they may be assigned. */
export const ExaminersInput = ({ source, helperText }: { source: string; helperText: string }) => (
  <ReferenceArrayInput source={source} reference="penguji" sort={{ field: 'name', order: 'ASC' }} perPage={100}>
    <AutocompleteArrayInput optionText={examinerName} fullWidth helperText={helperText} />
  </ReferenceArrayInput>
)

/** The field for the venue, which also sets the time zone of the hours. */
function VenueInput() {
  const unchecked = useLeftOut('tuk', { layak: false })
  const { setValue } = useFormContext()
  const follow = (_id: unknown, venue: RaRecord | '') => {
    if (venue) setValue(time('zona_waktu'), venue['zona_waktu'], { shouldDirty: true })
  }
  return (
    <ReferenceInput
      source={time('venue_id')}
      reference="tuk"
      filter={{ layak: true }}
      sort={{ field: 'name', order: 'ASC' }}
      perPage={100}
    >
      <AutocompleteInput
        optionText="name"
        fullWidth
        onChange={follow}
        helperText={
          unchecked > 0 && `${unchecked} TUK tanpa pemeriksaan yang berlaku tidak ditawarkan; catat di halamannya.`
        }
      />
    </ReferenceInput>
  )
}

/** The newest published versions; says how many older ones are not among them. */
function VersionInput() {
  const superseded = useLeftOut('versi-skema', { terbit: true, terbaru: false })
  return (
    <ReferenceInput
      source={input('scheme_version_id')}
      reference="versi-skema"
      filter={{ terbit: true, terbaru: true }}
      sort={{ field: 'name', order: 'ASC' }}
      perPage={100}
    >
      <AutocompleteInput
        optionText={versionName}
        fullWidth
        isRequired
        helperText={superseded > 0 && `${superseded} versi lama tidak ditampilkan.`}
      />
    </ReferenceInput>
  )
}

/** Time and place, also asked for when a schedule moves. */
export const TimeFields = () => (
  <>
    <VenueInput />
    <NumberInput
      source={time('ruang')}
      least={1}
      helperText="Nomor ruang bila beberapa jadwal memakai TUK ini sekaligus; kosong berarti seluruhnya."
    />
    <Stack {...BESIDE} sx={{ width: '100%' }}>
      <DateInput source={time('start_date')} />
      <DateInput source={time('end_date')} />
    </Stack>
    <Stack {...BESIDE} sx={{ width: '100%' }}>
      <Text source={time('jam_mulai')} helperText={HOUR} isRequired />
      <Text source={time('jam_selesai')} helperText={HOUR} isRequired />
      <SelectInput source={time('zona_waktu')} choices={ZONE_CHOICES} isRequired />
    </Stack>
    <Stack {...BESIDE} sx={{ width: '100%' }}>
      <DateInput source={time('pendaftaran_dibuka')} />
      <DateInput source={time('pendaftaran_ditutup')} />
    </Stack>
    <SameTime />
  </>
)

export function ScheduleFields() {
  const schedule = useRecordContext<Row<'listSchedule'>>()
  return (
    <>
      {schedule?.cancelled_at ? (
        <Alert severity="warning" sx={{ width: '100%' }}>
          Dibatalkan {momentText(schedule.cancelled_at)}: {schedule.alasan_batal}
        </Alert>
      ) : null}
      <VersionInput />
      <TimeFields />
      <NumberInput source={input('kuota')} least={1} isRequired />
      <SelectInput source={input('metode')} choices={choicesOf(METHODS)} isRequired />
      <Text
        source={input('ruang_daring')}
        type="url"
        helperText="Hanya tampil bagi peserta yang kursinya sudah pasti, dan bagi pengujinya."
      />
      {schedule?.pemeliharaan ? null : (
        <ExaminersInput source={input('penguji')} helperText="Nama mereka tampil di halaman jadwal." />
      )}
      <Rows source={input('rundown')}>
        <Text source={line('waktu')} />
        <Text source={line('kegiatan')} />
      </Rows>
      <LongText source={input('ketentuan_batal')} />
    </>
  )
}
