import EventIcon from '@mui/icons-material/EventOutlined'
import {
  DataTable,
  DateInput,
  FunctionField,
  NullableBooleanInput,
  type RaRecord,
  ReferenceInput,
  SelectInput,
} from 'react-admin'
import { dayRange } from '../../../../lib/day.ts'
import { choicesOf } from '../../../../office/choices.ts'
import { Text } from '../../../../office/inputs/Text.tsx'
import type { OfficeResource } from '../../../../office/office-resource.ts'
import { OfficeCreate } from '../../../../office/screens/OfficeCreate.tsx'
import { OfficeEdit } from '../../../../office/screens/OfficeEdit.tsx'
import { OfficeList } from '../../../../office/screens/OfficeList.tsx'
import { METHODS } from '../rules.ts'
import { CancelAndMove } from './CancelAndMove.tsx'
import { OnTheDay } from './OnTheDay.tsx'
import { ScheduleFields } from './ScheduleFields.tsx'

const filters = [
  <DateInput key="sejak" source="sejak" />,
  <DateInput key="sampai" source="sampai" />,
  <ReferenceInput key="venue_id" source="venue_id" reference="tuk" sort={{ field: 'name', order: 'ASC' }} perPage={100}>
    <SelectInput optionText="name" />
  </ReferenceInput>,
  <SelectInput key="metode" source="metode" choices={choicesOf(METHODS)} />,
  <Text key="kategori" source="kategori" />,
  <NullableBooleanInput key="pemeliharaan" source="pemeliharaan" />,
  <NullableBooleanInput key="dibatalkan" source="dibatalkan" />,
]

const days = (schedule: RaRecord): string =>
  schedule['start_date'] ? dayRange(schedule['start_date'], schedule['end_date']) : 'Belum ditentukan'

const state = (schedule: RaRecord): string => (schedule['cancelled_at'] ? 'Dibatalkan' : 'Berlaku')

const ScheduleList = () => (
  <OfficeList
    sort={{ field: 'start_date', order: 'DESC' }}
    filters={filters}
    narrow={{
      first: (schedule) => schedule['skema'],
      second: (schedule) => `${days(schedule)}, ${schedule['tuk'] ?? 'tanpa TUK'}, ${state(schedule).toLowerCase()}`,
    }}
  >
    <DataTable.Col source="start_date" label="Tanggal" cellClassName="nowrap">
      <FunctionField source="start_date" render={days} />
    </DataTable.Col>
    <DataTable.Col source="skema" />
    <DataTable.Col source="tuk" />
    <DataTable.Col source="metode" disableSort />
    <DataTable.Col source="terisi">
      <FunctionField source="terisi" render={(schedule) => `${schedule['terisi']} dari ${schedule['kuota']}`} />
    </DataTable.Col>
    <DataTable.Col source="cancelled_at" disableSort>
      <FunctionField source="cancelled_at" render={state} />
    </DataTable.Col>
  </OfficeList>
)

const START = {
  jam_mulai: '08.00',
  jam_selesai: '16.00',
  zona_waktu: 'WIB',
  metode: 'Luring',
  penguji: [],
  rundown: [],
  ketentuan_batal: '',
}

export const scheduleResources: OfficeResource[] = [
  {
    name: 'jadwal',
    label: 'jadwal',
    group: 'Ujian dan keputusan',
    icon: EventIcon,
    permission: 'verifikasi',
    readableBy: 'administrator',
    title: (schedule) => `${schedule['skema']}, ${days(schedule)}`,
    fields: {
      scheme_version_id: 'Versi skema',
      venue_id: 'Tempat uji (TUK)',
      start_date: 'Tanggal mulai',
      end_date: 'Tanggal selesai',
      jam_mulai: 'Jam mulai',
      jam_selesai: 'Jam selesai',
      pendaftaran_dibuka: 'Pendaftaran dibuka',
      pendaftaran_ditutup: 'Pendaftaran ditutup',
      kuota: 'Kuota',
      terisi: 'Kursi terisi',
      peserta: 'Peserta',
      metode: 'Metode',
      penguji: 'Penguji',
      nama_penguji: 'Nama penguji',
      examiner_ids: 'Penguji',
      rundown: 'Rundown',
      'rundown.waktu': 'Waktu',
      'rundown.kegiatan': 'Kegiatan',
      ketentuan_batal: 'Ketentuan pembatalan',
      ruang_daring: 'Tautan ruang daring',
      skema: 'Skema',
      kategori: 'Kategori',
      pemeliharaan: 'Kegiatan pemeliharaan',
      tuk: 'TUK',
      cancelled_at: 'Keadaan',
      alasan_batal: 'Alasan batal',
      alasan: 'Alasan untuk peserta',
      dibatalkan: 'Dibatalkan',
      sejak: 'Sejak tanggal',
      sampai: 'Sampai tanggal',
    },
    list: ScheduleList,
    create: () => (
      <OfficeCreate start={START}>
        <ScheduleFields />
      </OfficeCreate>
    ),
    edit: () => (
      <OfficeEdit
        actions={
          <>
            <OnTheDay />
            <CancelAndMove />
          </>
        }
      >
        <ScheduleFields />
      </OfficeEdit>
    ),
  },
]
