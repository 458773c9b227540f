import FactCheckIcon from '@mui/icons-material/FactCheckOutlined'
import KeyboardIcon from '@mui/icons-material/KeyboardOutlined'
import RateReviewIcon from '@mui/icons-material/RateReviewOutlined'
import { DataTable, FunctionField, NullableBooleanInput } from 'react-admin'
import { longDay } from '../../../../lib/day.ts'
import type { Row } from '../../../../office/calls/client.ts'
import { columnOf, inputOf } from '../../../../office/calls/fields.ts'
import { type OfficeResource, titleOf } from '../../../../office/office-resource.ts'
import { OfficeList } from '../../../../office/screens/OfficeList.tsx'
import { EssayMarking } from './EssayMarking.tsx'
import { ExamSheets } from './ExamSheets.tsx'
import { PaperPage } from './PaperPage.tsx'

type MarkedExam = Row<'listMarkedExam'>

const column = columnOf<'listMarkedExam'>()
const filter = inputOf<'listMarkedExam'>()

const dayOf = ({ start_date }: MarkedExam): string => (start_date ? longDay(start_date) : '-')
const progress = ({ selesai, jumlah }: MarkedExam): string => `${selesai} dari ${jumlah}`

const filters = [<NullableBooleanInput key="menunggu" source={filter('menunggu')} alwaysOn />]

const MarkedExamList = () => (
  <OfficeList<'listMarkedExam'>
    main="skema"
    sort={{ field: 'start_date', order: 'DESC' }}
    filters={filters}
    bulk={false}
    searchable={false}
    rarely={['tuk']}
    narrow={{ first: ({ skema }) => skema, second: (one) => `${dayOf(one)}, selesai ${progress(one)}` }}
    none="Belum ada ujian dengan lembar jawaban."
  >
    <DataTable.Col source={column('skema')} disableSort />
    <DataTable.Col source={column('start_date')}>
      <FunctionField<MarkedExam> render={dayOf} />
    </DataTable.Col>
    <DataTable.Col source={column('tuk')} disableSort />
    <DataTable.NumberCol source={column('belum')} disableSort />
    <DataTable.NumberCol source={column('sekali')} disableSort />
    <DataTable.NumberCol source={column('berbeda')} disableSort />
    <DataTable.NumberCol source={column('dinilai')} disableSort />
    <DataTable.NumberCol source={column('selesai')} disableSort />
    <DataTable.NumberCol source={column('jumlah')} disableSort />
  </OfficeList>
)

const GROUP = 'Ujian dan keputusan'

/** The page of one paper, to which others lead; it stands in no menu. */
const paperPage = {
  label: 'lembar jawaban peserta',
  group: GROUP,
  icon: FactCheckIcon,
  fields: {},
  show: PaperPage,
} as const

export const markingResources: OfficeResource[] = [
  {
    name: 'lembar-jawaban',
    label: 'lembar jawaban',
    group: GROUP,
    under: 'jadwal',
    icon: KeyboardIcon,
    permission: 'verifikasi',
    readableBy: 'administrator',
    readOnly: true,
    calls: { list: 'listMarkedExam', get: 'getMarkedExam' },
    title: titleOf<'listMarkedExam'>((one) => `${one.skema}, ${dayOf(one)}`),
    fields: {
      skema: 'Skema',
      tuk: 'TUK',
      start_date: 'Tanggal',
      jumlah: 'Lembar',
      belum: 'Belum diketik',
      sekali: 'Diketik sekali',
      berbeda: 'Berbeda',
      dinilai: 'Dinilai',
      selesai: 'Selesai',
      menunggu: 'Belum selesai',
    },
    list: MarkedExamList,
    show: ExamSheets,
  },
  {
    ...paperPage,
    name: 'lembar',
    under: 'jadwal',
    readOnly: true,
    calls: { get: 'getPaper' },
  },
  {
    name: 'penilaian-esai',
    label: 'penilaian esai',
    group: GROUP,
    under: 'penilaian',
    icon: RateReviewIcon,
    role: 'penguji',
    calls: {},
    fields: {},
    list: EssayMarking,
  },
  {
    ...paperPage,
    name: 'lembar-saya',
    under: 'penilaian',
    role: 'penguji',
    readOnly: true,
    calls: { get: 'getPaper' },
  },
]
