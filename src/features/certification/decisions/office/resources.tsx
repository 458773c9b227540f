import GavelIcon from '@mui/icons-material/GavelOutlined'
import { Chip } from '@mui/material'
import { DataTable, FunctionField } from 'react-admin'
import type { Row } from '../../../../office/calls/client.ts'
import { columnOf } from '../../../../office/calls/fields.ts'
import { ageText } from '../../../../office/display/age.ts'
import { DayField } from '../../../../office/display/DayField.tsx'
import { shortDay } from '../../../../office/display/moment.ts'
import { type OfficeResource, titleOf } from '../../../../office/office-resource.ts'
import { BeginQueue } from '../../../../office/queue/BeginQueue.tsx'
import { OfficeList } from '../../../../office/screens/OfficeList.tsx'
import { SchemeName } from '../../../catalogue/schemes/office/parts/SchemeName.tsx'
import { DecisionShow } from './DecisionShow.tsx'
import { DECISIONS } from './decision-queue.ts'

type WaitingRow = Row<'listDecision'>

const column = columnOf<'listDecision'>()

const waitingTime = ({ tahap_sejak }: WaitingRow): string => ageText(new Date(tahap_sejak), new Date())

const Target = ({ row: { target, terlambat } }: { row: WaitingRow }) => (
  <>
    {target ? shortDay(target) : '-'}
    {terlambat ? <Chip size="small" color="error" label="Lewat target" sx={{ ml: 1 }} /> : null}
  </>
)

const DecisionList = () => (
  <OfficeList<'listDecision'>
    rarely={['tanggal_uji']}
    sort={{ field: 'tahap_sejak', order: 'ASC' }}
    bulk={false}
    begins={<BeginQueue queue={DECISIONS} permission="keputusan" />}
    narrow={{
      first: (row) => row.nama,
      second: (row) => (
        <>
          <SchemeName />, target <Target row={row} />
        </>
      ),
    }}
  >
    <DataTable.Col source={column('nomor')} disableSort />
    <DataTable.Col source={column('nama')} disableSort />
    <DataTable.Col source={column('skema')} disableSort>
      <SchemeName />
    </DataTable.Col>
    <DataTable.Col source={column('tanggal_uji')} disableSort>
      <DayField source={column('tanggal_uji')} />
    </DataTable.Col>
    <DataTable.Col source={column('tahap_sejak')}>
      <FunctionField<WaitingRow> render={waitingTime} />
    </DataTable.Col>
    <DataTable.Col source={column('target')} disableSort>
      <FunctionField<WaitingRow> render={(row) => <Target row={row} />} />
    </DataTable.Col>
  </OfficeList>
)

export const decisionResources: OfficeResource[] = [
  {
    name: 'keputusan',
    label: 'keputusan',
    group: 'Ujian dan keputusan',
    icon: GavelIcon,
    permission: 'keputusan',
    calls: { list: 'listDecision', get: 'getDecision' },
    readOnly: true,
    title: titleOf<'listDecision'>(({ nomor }) => nomor ?? 'Keputusan'),
    fields: {
      nomor: 'Nomor',
      nama: 'Nama',
      skema: 'Skema',
      tanggal_uji: 'Tanggal uji',
      tahap_sejak: 'Menunggu',
      target: 'Target',
    },
    list: DecisionList,
    show: DecisionShow,
  },
]
