import MonitorIcon from '@mui/icons-material/DesktopWindowsOutlined'
import { BooleanInput, DataTable, FunctionField, SelectInput } from 'react-admin'
import { dayRange } from '../../../../lib/day.ts'
import type { Row } from '../../../../office/calls/client.ts'
import { columnOf, inputOf } from '../../../../office/calls/fields.ts'
import { namedChoices } from '../../../../office/display/choices.ts'
import { type OfficeResource, titleOf } from '../../../../office/office-resource.ts'
import { OfficeList } from '../../../../office/screens/OfficeList.tsx'
import { SCREEN_STATES, type ScreenState } from '../screen-rules.ts'
import { DeskPage } from './DeskPage.tsx'

type Exam = Row<'listScreenExam'>

const column = columnOf<'listScreenExam'>()
const filter = inputOf<'listScreenExam'>()
const WHEN = namedChoices({ hari_ini: 'Hari ini', mendatang: 'Mendatang' })

const days = ({ start_date, end_date }: Exam): string => dayRange(start_date, end_date)
const hours = ({ jam_mulai, jam_selesai, zona_waktu }: Exam): string => `${jam_mulai}–${jam_selesai} ${zona_waktu}`
const arrivalsOf = ({ datang, peserta }: Exam): string => `${datang} dari ${peserta}`

function stateOf({ di_layar, opened_at, ended_at }: Exam): string {
  const state: ScreenState = di_layar ? (ended_at ? 'diakhiri' : opened_at ? 'dibuka' : 'siap') : 'kertas'
  return SCREEN_STATES[state]
}

const ScreenExamList = () => (
  <OfficeList<'listScreenExam'>
    main="skema"
    sort={{ field: 'giliran', order: 'ASC' }}
    filters={[
      <SelectInput key="kapan" source={filter('kapan')} choices={WHEN} alwaysOn />,
      <BooleanInput key="di_layar" source={filter('di_layar')} />,
    ]}
    bulk={false}
    searchable={false}
    narrow={{
      first: ({ skema }) => skema,
      second: (one) => `${days(one)}, ${hours(one)}. ${stateOf(one)}; ${arrivalsOf(one)} hadir`,
    }}
    none="Belum ada ujian tulis dengan naskah."
  >
    <DataTable.Col source={column('skema')} disableSort />
    <DataTable.Col source={column('start_date')}>
      <FunctionField<Exam> render={days} />
    </DataTable.Col>
    <DataTable.Col source={column('jam_mulai')} disableSort>
      <FunctionField<Exam> render={hours} />
    </DataTable.Col>
    <DataTable.Col source={column('di_layar')} disableSort>
      <FunctionField<Exam> render={stateOf} />
    </DataTable.Col>
    <DataTable.Col source={column('datang')} disableSort>
      <FunctionField<Exam> render={arrivalsOf} />
    </DataTable.Col>
    <DataTable.NumberCol source={column('mengerjakan')} disableSort />
    <DataTable.NumberCol source={column('selesai')} disableSort />
    <DataTable.Col source={column('tempat')} disableSort />
  </OfficeList>
)

export const sittingResources: OfficeResource[] = [
  {
    name: 'ujian',
    label: 'ujian di layar',
    group: 'Ujian dan keputusan',
    under: 'jadwal',
    icon: MonitorIcon,
    permission: 'ujian',
    readOnly: true,
    calls: { list: 'listScreenExam', get: 'getScreenExam' },
    title: titleOf<'listScreenExam'>((one) => `${one.skema}, ${days(one)}`),
    fields: {
      skema: 'Skema',
      tempat: 'Tempat',
      start_date: 'Tanggal',
      end_date: 'Hari terakhir',
      jam_mulai: 'Jam',
      jam_selesai: 'Jam selesai',
      zona_waktu: 'Zona waktu',
      di_layar: 'Keadaan',
      opened_at: 'Dibuka pada',
      ended_at: 'Diakhiri pada',
      peserta: 'Peserta',
      datang: 'Hadir',
      mengerjakan: 'Mengerjakan',
      selesai: 'Selesai',
      giliran: 'Giliran',
      kapan: 'Kapan',
    },
    list: ScreenExamList,
    show: DeskPage,
  },
]
