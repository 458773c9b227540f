import HowToRegIcon from '@mui/icons-material/HowToRegOutlined'
import SchoolIcon from '@mui/icons-material/SchoolOutlined'
import { Box } from '@mui/material'
import { DataTable, FunctionField, NullableBooleanInput, SelectInput, Title } from 'react-admin'
import { useParams } from 'react-router'
import type { Row } from '../../../../office/calls/client.ts'
import { columnOf, inputOf } from '../../../../office/calls/fields.ts'
import { Waiting } from '../../../../office/calls/Waiting.tsx'
import { namedChoices } from '../../../../office/display/choices.ts'
import { shortMoment, shortRange } from '../../../../office/display/moment.ts'
import { StateField } from '../../../../office/display/StateField.tsx'
import { type OfficeResource, titleOf } from '../../../../office/office-resource.ts'
import { BeginQueue } from '../../../../office/queue/BeginQueue.tsx'
import { OfficeList } from '../../../../office/screens/OfficeList.tsx'
import { FindByCode } from '../../../certification/examination/office/parts/FindByCode.tsx'
import { ACTIVITY_STATES } from '../rules.ts'
import { ActivityShow } from './ActivityShow.tsx'
import { ACTIVITIES } from './activity-queue.ts'
import { ParticipantCard } from './ParticipantCard.tsx'
import { ParticipantsPage } from './ParticipantsPage.tsx'

/** The page to which a participant's code leads: whose it is, and on to the next one. */
function ParticipantPage() {
  const { id = '' } = useParams()
  return (
    <Box sx={{ p: { sm: 3 }, maxWidth: 640 }}>
      <Title title="Peserta kegiatan" />
      <FindByCode page="peserta-kegiatan" scan="Pindai kode" typed="Nama, nomor, atau kode" finds />
      <Waiting key={id} call="getActivityParticipant" payload={{ kode: id }}>
        {(participant, again) => <ParticipantCard participant={participant} again={again} />}
      </Waiting>
    </Box>
  )
}

const STATES = namedChoices(ACTIVITY_STATES).filter(({ id }) => id !== 'draft')

type ActivityRow = Row<'listActivity'>

const column = columnOf<'listActivity'>()
const filter = inputOf<'listActivity'>()

const filters = [
  <SelectInput key="status" source={filter('status')} choices={STATES} alwaysOn />,
  <NullableBooleanInput key="luar" source={filter('luar')} alwaysOn />,
]

const days = ({ tanggal_mulai: from, tanggal_selesai: to }: ActivityRow): string => (from ? shortRange(from, to) : '-')
const submissionMoment = ({ submitted_at }: ActivityRow): string => (submitted_at ? shortMoment(submitted_at) : '-')

const ActivityList = () => (
  <OfficeList<'listActivity'>
    rarely={['jam_pelajaran']}
    sort={{ field: 'submitted_at', order: 'ASC' }}
    filters={filters}
    begin={{ status: 'diajukan' }}
    bulk={false}
    begins={<BeginQueue queue={ACTIVITIES} permission="verifikasi" />}
    narrow={{
      first: (activity) => activity.nama_kegiatan,
      second: (activity) => (
        <>
          {activity.nama}, <StateField source={column('status')} choices={STATES} />
        </>
      ),
    }}
  >
    <DataTable.Col source={column('nama_kegiatan')} disableSort />
    <DataTable.Col source={column('nama')} disableSort />
    <DataTable.Col source={column('tanggal_mulai')}>
      <FunctionField source={column('tanggal_mulai')} render={days} />
    </DataTable.Col>
    <DataTable.NumberCol source={column('jam_pelajaran')} disableSort />
    <DataTable.Col source={column('status')} disableSort>
      <StateField source={column('status')} choices={STATES} />
    </DataTable.Col>
    <DataTable.Col source={column('submitted_at')}>
      <FunctionField source={column('submitted_at')} render={submissionMoment} />
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
    calls: { list: 'listActivity', get: 'getActivity' },
    readOnly: true,
    title: titleOf<'listActivity'>('nama_kegiatan'),
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
    words: { status: STATES },
    list: ActivityList,
    show: ActivityShow,
  },
  {
    name: 'peserta-kegiatan',
    people: true,
    label: 'peserta kegiatan',
    group: 'Kewajiban tahunan',
    under: 'kegiatan',
    icon: HowToRegIcon,
    permission: 'verifikasi',
    calls: {},
    fields: {},
    list: ParticipantsPage,
    // The address in a code is the one of a form: /peserta-kegiatan/{kode}.
    edit: ParticipantPage,
  },
]
