import FactCheckIcon from '@mui/icons-material/FactCheckOutlined'
import { Chip } from '@mui/material'
import { DataTable, FunctionField, NullableBooleanInput, SelectInput } from 'react-admin'
import type { Row } from '../../../../office/calls/client.ts'
import { columnOf, inputOf } from '../../../../office/calls/fields.ts'
import { namedChoices } from '../../../../office/display/choices.ts'
import { shortDay } from '../../../../office/display/moment.ts'
import type { OfficeResource } from '../../../../office/office-resource.ts'
import { BeginQueue } from '../../../../office/queue/BeginQueue.tsx'
import { OfficeList } from '../../../../office/screens/OfficeList.tsx'
import { SchemeName } from '../../../catalogue/schemes/office/parts/SchemeName.tsx'
import { ScoringShow } from './ScoringShow.tsx'
import { SCORING } from './scoring-queue.ts'

const STATES = { ditawarkan: 'Menunggu jawaban Anda', diterima: 'Diterima' } as const

type ScoringRow = Row<'listScoring'>

const filter = inputOf<'listScoring'>()
const column = columnOf<'listScoring'>()

const filters = [
  <SelectInput key="status" source={filter('status')} choices={namedChoices(STATES)} />,
  <NullableBooleanInput key="terkunci" source={filter('terkunci')} />,
]

const examDay = ({ tanggal_uji }: ScoringRow): string => (tanggal_uji ? shortDay(tanggal_uji) : 'Tanggal menyusul')

/** Shows where an assignment stands: locked, waiting for the examiner's answer, or the candidate's stage. */
const State = ({ row: { locked_at, status, tahap_label } }: { row: ScoringRow }) => {
  if (locked_at) return <Chip size="small" color="success" label="Nilai dikunci" />
  if (status === 'ditawarkan') return <Chip size="small" color="warning" label={STATES.ditawarkan} />
  return <Chip size="small" label={tahap_label} />
}

const ScoringList = () => (
  <OfficeList<'listScoring'>
    rarely={['tuk']}
    sort={{ field: 'tanggal_uji', order: 'ASC' }}
    filters={filters}
    bulk={false}
    begins={<BeginQueue queue={SCORING} />}
    narrow={{
      first: (row) => row.nama,
      second: (row) => (
        <>
          <SchemeName />, {examDay(row)} <State row={row} />
        </>
      ),
    }}
  >
    <DataTable.Col source={column('nomor')} disableSort />
    <DataTable.Col source={column('nama')} disableSort />
    <DataTable.Col source={column('skema')} disableSort>
      <SchemeName />
    </DataTable.Col>
    <DataTable.Col source={column('tanggal_uji')}>
      <FunctionField<ScoringRow> render={examDay} />
    </DataTable.Col>
    <DataTable.Col source={column('tuk')} disableSort />
    <DataTable.Col source={column('status')} disableSort>
      <FunctionField<ScoringRow> render={(row) => <State row={row} />} />
    </DataTable.Col>
  </OfficeList>
)

export const scoringResources: OfficeResource[] = [
  {
    name: 'penilaian',
    label: 'penilaian',
    group: 'Ujian dan keputusan',
    icon: FactCheckIcon,
    role: 'penguji',
    calls: { list: 'listScoring', get: 'getScoring' },
    readOnly: true,
    title: ({ nama }) => nama ?? 'Penilaian',
    fields: {
      nomor: 'Nomor',
      nama: 'Peserta',
      skema: 'Skema',
      tanggal_uji: 'Tanggal uji',
      tuk: 'TUK',
      status: 'Keadaan',
      terkunci: 'Nilai dikunci',
      kerahasiaan: 'Saya menjaga kerahasiaan semua yang saya ketahui tentang peserta dan ujiannya.',
      tidak_berpihak: 'Saya tidak melatih peserta dan tidak berkepentingan atas hasilnya.',
      alasan: 'Alasan',
    },
    list: ScoringList,
    show: ScoringShow,
  },
]
