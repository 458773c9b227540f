import EventIcon from '@mui/icons-material/EventOutlined'
import { DataTable, DateInput, FunctionField, NullableBooleanInput, ReferenceInput, SelectInput } from 'react-admin'
import { bodyZone } from '../../../../lib/day.ts'
import type { Payload, Row } from '../../../../office/calls/client.ts'
import { columnOf, inputOf } from '../../../../office/calls/fields.ts'
import { choicesOf, namedChoices } from '../../../../office/display/choices.ts'
import { shortRange } from '../../../../office/display/moment.ts'
import { Text } from '../../../../office/inputs/Text.tsx'
import { allCallsOf, type OfficeResource, titleOf } from '../../../../office/office-resource.ts'
import { OfficeCreate } from '../../../../office/screens/OfficeCreate.tsx'
import { OfficeList } from '../../../../office/screens/OfficeList.tsx'
import { PageEdit } from '../../../../office/screens/PageEdit.tsx'
import { SchemeName } from '../../schemes/office/parts/SchemeName.tsx'
import { METHODS } from '../rules.ts'
import { ScheduleFields } from './ScheduleFields.tsx'
import { SchedulePage } from './SchedulePage.tsx'

type ScheduleRow = Row<'listSchedule'>

const column = columnOf<'listSchedule'>()
const filter = inputOf<'listSchedule'>()

const AHEAD = 'false'
/** Exams of today and later, until somebody asks for those that are over. */
const WHEN = namedChoices({ [AHEAD]: 'Hari ini dan mendatang', true: 'Sudah lewat' })

const filters = [
  <SelectInput key="lewat" source={filter('lewat')} choices={WHEN} alwaysOn />,
  <DateInput key="sejak" source={filter('sejak')} />,
  <DateInput key="sampai" source={filter('sampai')} />,
  <ReferenceInput
    key="venue_id"
    source={filter('venue_id')}
    reference="tuk"
    sort={{ field: 'name', order: 'ASC' }}
    perPage={100}
  >
    <SelectInput optionText="name" />
  </ReferenceInput>,
  <ReferenceInput
    key="examiner_id"
    source={filter('examiner_id')}
    reference="penguji"
    sort={{ field: 'name', order: 'ASC' }}
    perPage={100}
  >
    <SelectInput optionText="name" />
  </ReferenceInput>,
  <SelectInput key="metode" source={filter('metode')} choices={choicesOf(METHODS)} />,
  <Text key="kategori" source={filter('kategori')} />,
  <NullableBooleanInput key="pemeliharaan" source={filter('pemeliharaan')} />,
  <NullableBooleanInput key="berbenturan" source={filter('berbenturan')} />,
  <NullableBooleanInput key="dibatalkan" source={filter('dibatalkan')} />,
]

const days = ({ start_date: from, end_date: to }: Pick<ScheduleRow, 'start_date' | 'end_date'>): string =>
  from ? shortRange(from, to) : 'Belum ditentukan'

const state = ({ cancelled_at }: ScheduleRow): string => (cancelled_at ? 'Dibatalkan' : 'Berlaku')
const seats = ({ terisi, kuota }: ScheduleRow): string => `${terisi} dari ${kuota}`

const ScheduleList = () => (
  <OfficeList<'listSchedule'>
    sort={{ field: 'start_date', order: 'ASC' }}
    filters={filters}
    begin={{ lewat: AHEAD }}
    narrow={{
      first: () => <SchemeName />,
      second: (schedule) => `${days(schedule)}, ${schedule.tuk ?? 'tanpa TUK'}, ${state(schedule).toLowerCase()}`,
    }}
  >
    <DataTable.Col source={column('start_date')} label="Tanggal">
      <FunctionField source={column('start_date')} render={days} />
    </DataTable.Col>
    <DataTable.Col source={column('skema')}>
      <SchemeName />
    </DataTable.Col>
    <DataTable.Col source={column('tuk')} />
    <DataTable.Col source={column('metode')} disableSort />
    <DataTable.Col source={column('terisi')}>
      <FunctionField source={column('terisi')} render={seats} />
    </DataTable.Col>
    <DataTable.Col source={column('cancelled_at')} disableSort>
      <FunctionField source={column('cancelled_at')} render={state} />
    </DataTable.Col>
  </OfficeList>
)

const start = (): Partial<Payload<'createSchedule'>> => ({
  jam_mulai: '08.00',
  jam_selesai: '16.00',
  zona_waktu: bodyZone(),
  metode: 'Luring',
  penguji: [],
  rundown: [],
  ketentuan_batal: '',
})

export const scheduleResources: OfficeResource[] = [
  {
    name: 'jadwal',
    label: 'jadwal',
    group: 'Ujian dan keputusan',
    icon: EventIcon,
    permission: 'verifikasi',
    readableBy: 'administrator',
    calls: allCallsOf('Schedule'),
    title: titleOf<'listSchedule'>(({ skema, start_date, end_date }) => `${skema}, ${days({ start_date, end_date })}`),
    fields: {
      scheme_version_id: 'Versi skema',
      venue_id: 'Tempat uji (TUK)',
      ruang: 'Ruang ke-',
      start_date: 'Tanggal mulai',
      end_date: 'Tanggal selesai',
      jam_mulai: 'Jam mulai',
      jam_selesai: 'Jam selesai',
      pendaftaran_dibuka: 'Pendaftaran dibuka',
      pendaftaran_ditutup: 'Pendaftaran ditutup',
      kuota: 'Kuota',
      registration_fee: 'Biaya',
      terisi: 'Kursi terisi',
      peserta: 'Peserta',
      metode: 'Metode',
      penguji: 'Penguji',
      nama_penguji: 'Nama penguji',
      examiner_ids: 'Penguji',
      examiner_id: 'Penguji',
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
      lewat: 'Waktu',
      berbenturan: 'Waktunya berbenturan',
      sejak: 'Sejak tanggal',
      sampai: 'Sampai tanggal',
    },
    list: ScheduleList,
    create: () => (
      <OfficeCreate<'createSchedule'> start={start()}>
        <ScheduleFields />
      </OfficeCreate>
    ),
    edit: () => (
      <PageEdit>
        <ScheduleFields />
      </PageEdit>
    ),
    show: SchedulePage,
  },
]
