import GroupsIcon from '@mui/icons-material/GroupsOutlined'
import TaskIcon from '@mui/icons-material/TaskAltOutlined'
import { BooleanInput, DataTable, DateInput, SelectInput } from 'react-admin'
import { longDay } from '../../../../lib/day.ts'
import type { Row } from '../../../../office/calls/client.ts'
import { columnOf, inputOf } from '../../../../office/calls/fields.ts'
import { namedChoices } from '../../../../office/display/choices.ts'
import { DayField } from '../../../../office/display/DayField.tsx'
import { StateField } from '../../../../office/display/StateField.tsx'
import { LongText } from '../../../../office/inputs/Text.tsx'
import { type OfficeResource, titleOf } from '../../../../office/office-resource.ts'
import { OfficeCreate } from '../../../../office/screens/OfficeCreate.tsx'
import { OfficeList } from '../../../../office/screens/OfficeList.tsx'
import { PageEdit } from '../../../../office/screens/PageEdit.tsx'
import { useMe } from '../../../../office/session/me-context.ts'
import { OwnerInput } from '../../quality/office/parts/OwnerInput.tsx'
import { REVIEW_STATES, TASK_STATES } from '../rules.ts'
import { ReviewPage } from './ReviewPage.tsx'
import { TaskPage } from './TaskPage.tsx'

type Review = Row<'listManagementReview'>
type Task = Row<'listReviewTask'>

const column = columnOf<'listManagementReview'>()
const filter = inputOf<'listManagementReview'>()
const input = inputOf<'createManagementReview'>()
const taskColumn = columnOf<'listReviewTask'>()
const taskFilter = inputOf<'listReviewTask'>()
const taskInput = inputOf<'updateReviewTask'>()
const STATES = namedChoices(REVIEW_STATES)
const TASKS = namedChoices(TASK_STATES)
const TONES = { disiapkan: 'info', terbuka: 'info' } as const

const titleWords = ({ tanggal }: Pick<Review, 'tanggal'>): string => `Tinjauan ${longDay(tanggal)}`

const ReviewList = () => (
  <OfficeList<'listManagementReview'>
    main="tanggal"
    sort={{ field: 'tanggal', order: 'DESC' }}
    filters={[
      <SelectInput key="status" source={filter('status')} choices={STATES} alwaysOn />,
      <BooleanInput key="jatuh_tempo" source={filter('jatuh_tempo')} />,
    ]}
    bulk={false}
    searchable={false}
    none="Belum ada tinjauan manajemen. Asesor akan meminta masukan, risalah, dan tindak lanjut tinjauan terakhir, sedikitnya setahun sekali."
    narrow={{
      first: titleWords,
      second: ({ status, jumlah_tugas }) => `${REVIEW_STATES[status]}, ${jumlah_tugas} tugas`,
    }}
  >
    <DataTable.Col source={column('tanggal')}>
      <DayField source={column('tanggal')} />
    </DataTable.Col>
    <DataTable.Col source={column('status')} disableSort>
      <StateField source={column('status')} choices={STATES} tones={TONES} />
    </DataTable.Col>
    <DataTable.Col source={column('owner_name')} disableSort />
    <DataTable.NumberCol source={column('jumlah_tugas')} disableSort />
  </OfficeList>
)

const Inputs = () => (
  <>
    <DateInput source={input('tanggal')} isRequired helperText="Hari rapat tinjauan." />
    <DateInput source={input('dari')} isRequired helperText="Masa yang ditinjau; angkanya dikumpulkan portal." />
    <DateInput source={input('sampai')} isRequired />
    <OwnerInput source={input('owner_id')} />
  </>
)

function ReviewCreate() {
  const { id: owner_id } = useMe()
  return (
    <OfficeCreate<'createManagementReview'> start={{ owner_id }} then="show">
      <Inputs />
    </OfficeCreate>
  )
}

const TaskList = () => (
  <OfficeList<'listReviewTask'>
    main="uraian"
    sort={{ field: 'batas', order: 'ASC' }}
    filters={[
      <SelectInput key="status" source={taskFilter('status')} choices={TASKS} alwaysOn />,
      <BooleanInput key="jatuh_tempo" source={taskFilter('jatuh_tempo')} />,
    ]}
    bulk={false}
    searchable={false}
    none="Belum ada tugas. Keputusan tinjauan manajemen menjadi tugas di sini."
    narrow={{
      first: ({ uraian }) => uraian,
      second: ({ status, batas }: Task) => `${TASK_STATES[status]}, batas ${longDay(batas)}`,
    }}
  >
    <DataTable.Col source={taskColumn('uraian')} disableSort />
    <DataTable.Col source={taskColumn('status')} disableSort>
      <StateField source={taskColumn('status')} choices={TASKS} tones={TONES} />
    </DataTable.Col>
    <DataTable.Col source={taskColumn('owner_name')} disableSort />
    <DataTable.Col source={taskColumn('batas')}>
      <DayField source={taskColumn('batas')} />
    </DataTable.Col>
  </OfficeList>
)

export const reviewResources: OfficeResource[] = [
  {
    name: 'tinjauan-manajemen',
    label: 'tinjauan manajemen',
    group: 'Lembaga',
    under: 'mutu',
    icon: GroupsIcon,
    permission: 'mutu',
    calls: {
      list: 'listManagementReview',
      get: 'getManagementReview',
      create: 'createManagementReview',
      update: 'updateManagementReview',
      history: 'historyManagementReview',
    },
    title: titleOf<'listManagementReview'>(titleWords),
    fields: {
      tanggal: 'Tanggal',
      dari: 'Dari',
      sampai: 'Sampai',
      owner_id: 'Penanggung jawab',
      owner_name: 'Penanggung jawab',
      status: 'Keadaan',
      jumlah_tugas: 'Tugas',
      gathered_at: 'Masukan dikumpulkan',
      risalah: 'Risalah',
      uraian: 'Tugas',
      batas: 'Batas',
      jatuh_tempo: 'Jatuh tempo',
    },
    words: { status: STATES },
    list: ReviewList,
    create: ReviewCreate,
    edit: () => (
      <PageEdit kept>
        <Inputs />
      </PageEdit>
    ),
    show: ReviewPage,
  },
  {
    name: 'tugas-mutu',
    label: 'tugas tinjauan',
    group: 'Lembaga',
    under: 'mutu',
    icon: TaskIcon,
    permission: 'mutu',
    calls: { list: 'listReviewTask', get: 'getReviewTask', update: 'updateReviewTask', history: 'historyReviewTask' },
    title: titleOf<'listReviewTask'>('uraian'),
    fields: {
      uraian: 'Tugas',
      status: 'Keadaan',
      review_id: 'Tinjauan',
      owner_id: 'Penanggung jawab',
      owner_name: 'Penanggung jawab',
      batas: 'Batas',
      hasil: 'Hasil',
      finished_at: 'Selesai pada',
      finished_by_name: 'Diselesaikan oleh',
      created_at: 'Dicatat pada',
      created_by_name: 'Dicatat oleh',
      jatuh_tempo: 'Jatuh tempo',
    },
    words: { status: TASKS },
    list: TaskList,
    edit: () => (
      <PageEdit kept>
        <LongText source={taskInput('uraian')} isRequired />
        <OwnerInput source={taskInput('owner_id')} />
        <DateInput source={taskInput('batas')} isRequired />
      </PageEdit>
    ),
    show: TaskPage,
  },
]
