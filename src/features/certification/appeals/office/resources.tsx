import BalanceIcon from '@mui/icons-material/BalanceOutlined'
import { DataTable, FunctionField, SelectInput } from 'react-admin'
import type { Row } from '../../../../office/calls/client.ts'
import { columnOf, inputOf } from '../../../../office/calls/fields.ts'
import { namedChoices } from '../../../../office/display/choices.ts'
import { shortMoment } from '../../../../office/display/moment.ts'
import { StateField } from '../../../../office/display/StateField.tsx'
import { type OfficeResource, titleOf } from '../../../../office/office-resource.ts'
import { OfficeList } from '../../../../office/screens/OfficeList.tsx'
import { APPEAL_STATES, PANEL_SIZE } from '../rules.ts'
import { AppealShow } from './AppealShow.tsx'

type AppealRow = Row<'listAppeal'>

const column = columnOf<'listAppeal'>()
const filter = inputOf<'listAppeal'>()

const STATES = namedChoices(APPEAL_STATES)

const votes = ({ suara }: AppealRow): string => `${suara} dari ${PANEL_SIZE} suara`

const AppealList = () => (
  <OfficeList<'listAppeal'>
    sort={{ field: 'submitted_at', order: 'ASC' }}
    filters={[<SelectInput key="status" source={filter('status')} choices={STATES} alwaysOn />]}
    begin={{ status: 'diajukan' }}
    bulk={false}
    narrow={{
      first: ({ nomor, nama }) => `${nomor}, ${nama}`,
      second: (row) => `${row.perihal}, ${votes(row)}`,
    }}
  >
    <DataTable.Col source={column('nomor')} disableSort />
    <DataTable.Col source={column('nama')} disableSort />
    <DataTable.Col source={column('perihal')} disableSort />
    <DataTable.Col source={column('submitted_at')}>
      <FunctionField<AppealRow> render={({ submitted_at }) => shortMoment(submitted_at)} />
    </DataTable.Col>
    <DataTable.Col source={column('suara')} disableSort>
      <FunctionField<AppealRow> render={votes} />
    </DataTable.Col>
    <DataTable.Col source={column('status')} disableSort>
      <StateField source={column('status')} choices={STATES} />
    </DataTable.Col>
  </OfficeList>
)

export const appealResources: OfficeResource[] = [
  {
    name: 'banding',
    label: 'banding',
    group: 'Pengaduan dan banding',
    under: 'pengaduan',
    icon: BalanceIcon,
    permission: 'pengaduan',
    readableBy: 'panel',
    calls: { list: 'listAppeal', get: 'getAppeal' },
    readOnly: true,
    title: titleOf<'listAppeal'>('nomor'),
    fields: {
      nomor: 'Nomor',
      nama: 'Pemohon banding',
      perihal: 'Perihal',
      submitted_at: 'Diajukan',
      suara: 'Suara',
      status: 'Keadaan',
      user_ids: 'Anggota panel',
      alasan: 'Alasan, dikirim kepada pemohon banding',
    },
    words: { status: STATES },
    list: AppealList,
    show: AppealShow,
  },
]
