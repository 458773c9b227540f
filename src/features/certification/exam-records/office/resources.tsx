import SummarizeIcon from '@mui/icons-material/SummarizeOutlined'
import { DataTable, FunctionField, NullableBooleanInput, SelectInput } from 'react-admin'
import { dayRange } from '../../../../lib/day.ts'
import type { Row } from '../../../../office/calls/client.ts'
import { columnOf, inputOf } from '../../../../office/calls/fields.ts'
import { namedChoices } from '../../../../office/display/choices.ts'
import { type OfficeResource, titleOf } from '../../../../office/office-resource.ts'
import { OfficeList } from '../../../../office/screens/OfficeList.tsx'
import { RECORD_STATES } from '../rules.ts'
import { ExamRecordShow, OwnExamRecordShow } from './ExamRecordShow.tsx'

type ExamRecord = Row<'listExamRecord'>

const column = columnOf<'listExamRecord'>()
const filter = inputOf<'listExamRecord'>()
const STATES = namedChoices(RECORD_STATES)

const days = ({ start_date, end_date }: ExamRecord): string => dayRange(start_date, end_date)
const stateOf = ({ status, wajib }: ExamRecord): string =>
  status ? RECORD_STATES[status] : wajib ? 'Belum disusun' : 'Tidak diwajibkan'
const place = ({ tuk, metode }: ExamRecord): string => tuk ?? metode

const columns = [
  <DataTable.Col key="skema" source={column('skema')} disableSort />,
  <DataTable.Col key="start_date" source={column('start_date')}>
    <FunctionField<ExamRecord> render={days} />
  </DataTable.Col>,
  <DataTable.Col key="tuk" source={column('tuk')} disableSort>
    <FunctionField<ExamRecord> render={place} />
  </DataTable.Col>,
  <DataTable.Col key="status" source={column('status')} disableSort>
    <FunctionField<ExamRecord> render={stateOf} />
  </DataTable.Col>,
]
const filters = [
  <NullableBooleanInput key="menunggu" source={filter('menunggu')} alwaysOn />,
  <SelectInput key="status" source={filter('status')} choices={STATES} />,
]
const narrow = {
  first: (one: ExamRecord) => one.skema,
  second: (one: ExamRecord) => `${days(one)}, ${stateOf(one).toLowerCase()}`,
}

const ExamRecordList = () => (
  <OfficeList<'listExamRecord'>
    main="skema"
    sort={{ field: 'start_date', order: 'DESC' }}
    filters={filters}
    bulk={false}
    searchable={false}
    narrow={narrow}
  >
    {columns}
  </OfficeList>
)

const OwnExamRecordList = () => (
  <OfficeList<'listOwnExamRecord'>
    main="skema"
    sort={{ field: 'start_date', order: 'DESC' }}
    filters={filters}
    bulk={false}
    searchable={false}
    narrow={narrow}
    none="Anda belum menguji pada jadwal yang berjalan."
  >
    {columns}
  </OfficeList>
)

const fields = {
  skema: 'Skema',
  tuk: 'TUK',
  metode: 'Metode',
  start_date: 'Tanggal',
  end_date: 'Hari terakhir',
  status: 'Keadaan',
  locked_at: 'Terkunci pada',
  wajib: 'Wajib sebelum keputusan',
  menunggu: 'Menunggu sesudah uji',
  examiner_id: 'Penguji',
}
const title = titleOf<'listExamRecord'>((one) => `${one.skema}, ${days(one)}`)

export const examRecordResources: OfficeResource[] = [
  {
    name: 'berita-acara',
    label: 'berita acara uji',
    group: 'Ujian dan keputusan',
    under: 'jadwal',
    icon: SummarizeIcon,
    permission: 'verifikasi',
    readableBy: 'administrator',
    calls: { list: 'listExamRecord', get: 'getExamRecord' },
    readOnly: true,
    title,
    fields,
    words: { status: STATES },
    list: ExamRecordList,
    show: ExamRecordShow,
  },
  {
    name: 'berita-acara-saya',
    label: 'berita acara saya',
    group: 'Ujian dan keputusan',
    under: 'penilaian',
    icon: SummarizeIcon,
    role: 'penguji',
    calls: { list: 'listOwnExamRecord', get: 'getOwnExamRecord' },
    readOnly: true,
    title,
    fields,
    words: { status: STATES },
    list: OwnExamRecordList,
    show: OwnExamRecordShow,
  },
]
