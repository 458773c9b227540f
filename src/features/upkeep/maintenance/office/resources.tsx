import HowToRegIcon from '@mui/icons-material/HowToRegOutlined'
import SchoolIcon from '@mui/icons-material/SchoolOutlined'
import { DataTable, FunctionField, NullableBooleanInput, type RaRecord, SelectField, SelectInput } from 'react-admin'
import { dayRange } from '../../../../lib/day.ts'
import { namedChoices } from '../../../../office/choices.ts'
import { momentText } from '../../../../office/moment.ts'
import type { OfficeResource } from '../../../../office/office-resource.ts'
import { OfficeList } from '../../../../office/screens/OfficeList.tsx'
import { ACTIVITY_STATES } from '../rules.ts'
import { ActivityShow } from './ActivityShow.tsx'
import { ParticipantPage } from './ParticipantPage.tsx'
import { ParticipantsPage } from './ParticipantsPage.tsx'

const STATES = namedChoices(ACTIVITY_STATES).filter(({ id }) => id !== 'draft')

const filters = [
  <SelectInput key="status" source="status" choices={STATES} alwaysOn />,
  <NullableBooleanInput key="luar" source="luar" alwaysOn />,
]

const days = (activity: RaRecord): string =>
  activity['tanggal_mulai'] ? dayRange(activity['tanggal_mulai'], activity['tanggal_selesai']) : '-'

const ActivityList = () => (
  <OfficeList
    sort={{ field: 'submitted_at', order: 'ASC' }}
    filters={filters}
    begin={{ status: 'diajukan' }}
    bulk={false}
    narrow={{
      first: (activity) => activity['nama_kegiatan'],
      second: (activity) => (
        <>
          {activity['nama']}, <SelectField source="status" choices={STATES} />
        </>
      ),
    }}
  >
    <DataTable.Col source="nama_kegiatan" disableSort />
    <DataTable.Col source="nama" disableSort />
    <DataTable.Col source="tanggal_mulai" cellClassName="nowrap">
      <FunctionField render={days} />
    </DataTable.Col>
    <DataTable.NumberCol source="jam_pelajaran" disableSort />
    <DataTable.Col source="status" disableSort>
      <SelectField source="status" choices={STATES} />
    </DataTable.Col>
    <DataTable.Col source="submitted_at">
      <FunctionField render={(activity) => momentText(activity['submitted_at'])} />
    </DataTable.Col>
  </OfficeList>
)

export const maintenanceResources: OfficeResource[] = [
  {
    name: 'kegiatan',
    label: 'kegiatan',
    group: 'Kewajiban tahunan',
    icon: SchoolIcon,
    permission: 'verifikasi',
    readOnly: true,
    title: 'nama_kegiatan',
    fields: {
      nama_kegiatan: 'Kegiatan',
      nama: 'Pemegang',
      tanggal_mulai: 'Tanggal',
      jam_pelajaran: 'Jam',
      status: 'Keadaan',
      submitted_at: 'Diajukan',
      luar: 'Kegiatan luar',
      poin: 'Poin',
      alasan: 'Alasan, dikirim kepada pemegang',
    },
    list: ActivityList,
    show: ActivityShow,
  },
  {
    name: 'peserta-kegiatan',
    label: 'peserta kegiatan',
    group: 'Kewajiban tahunan',
    icon: HowToRegIcon,
    permission: 'verifikasi',
    fields: {},
    list: ParticipantsPage,
    // The address in a code is the one of a form: /peserta-kegiatan/{kode}.
    edit: ParticipantPage,
  },
]
