import ReportIcon from '@mui/icons-material/ReportProblemOutlined'
import { DataTable, NullableBooleanInput, SelectInput } from 'react-admin'
import type { Row } from '../../../../office/calls/client.ts'
import { columnOf, inputOf } from '../../../../office/calls/fields.ts'
import { namedChoices } from '../../../../office/display/choices.ts'
import { DayField } from '../../../../office/display/DayField.tsx'
import { StateField } from '../../../../office/display/StateField.tsx'
import { type OfficeResource, titleOf } from '../../../../office/office-resource.ts'
import { OfficeList } from '../../../../office/screens/OfficeList.tsx'
import { STAGES } from '../../applications/rules.ts'
import { MISCONDUCT_STATES } from '../rules.ts'
import { MisconductShow } from './MisconductShow.tsx'

type Case = Row<'listMisconduct'>

const column = columnOf<'listMisconduct'>()
const filter = inputOf<'listMisconduct'>()
const STATES = namedChoices(MISCONDUCT_STATES)

const whose = ({ nama, nomor }: Case): string => `${nama}, ${nomor ?? '-'}`

const MisconductList = () => (
  <OfficeList<'listMisconduct'>
    main="nama"
    sort={{ field: 'reported_at', order: 'ASC' }}
    filters={[
      <SelectInput key="status" source={filter('status')} choices={STATES} alwaysOn />,
      <NullableBooleanInput key="dapat_diputus" source={filter('dapat_diputus')} />,
    ]}
    bulk={false}
    searchable={false}
    narrow={{ first: whose, second: ({ status }) => MISCONDUCT_STATES[status] }}
    none="Tidak ada dugaan kecurangan."
  >
    <DataTable.Col source={column('nama')} disableSort />
    <DataTable.Col source={column('nomor')} disableSort />
    <DataTable.Col source={column('skema')} disableSort />
    <DataTable.Col source={column('reported_at')}>
      <DayField source={column('reported_at')} />
    </DataTable.Col>
    <DataTable.Col source={column('status')} disableSort>
      <StateField source={column('status')} choices={STATES} />
    </DataTable.Col>
  </OfficeList>
)

export const misconductResources: OfficeResource[] = [
  {
    name: 'kecurangan',
    label: 'dugaan kecurangan',
    group: 'Ujian dan keputusan',
    under: 'keputusan',
    icon: ReportIcon,
    people: true,
    work: 'uji',
    calls: { list: 'listMisconduct', get: 'getMisconduct' },
    readOnly: true,
    title: titleOf<'listMisconduct'>(whose),
    fields: {
      user_training_id: 'Permohonan',
      nomor: 'Nomor permohonan',
      nama: 'Peserta',
      skema: 'Skema',
      schedule_id: 'Jadwal',
      tahap: 'Tahap',
      status: 'Keadaan',
      reported_at: 'Dilaporkan pada',
      reported_by_name: 'Dilaporkan oleh',
      answer_due: 'Dapat dijawab sampai',
      answered_at: 'Dijawab pada',
      decided_at: 'Diputuskan pada',
      dapat_diputus: 'Dapat diputuskan',
    },
    words: { status: STATES, tahap: Object.entries(STAGES).map(([id, { label }]) => ({ id, name: label })) },
    list: MisconductList,
    show: MisconductShow,
  },
]
