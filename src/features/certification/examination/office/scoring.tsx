import FactCheckIcon from '@mui/icons-material/FactCheckOutlined'
import { Chip } from '@mui/material'
import { DataTable, FunctionField, NullableBooleanInput, type RaRecord, SelectInput } from 'react-admin'
import { longDay } from '../../../../lib/day.ts'
import { namedChoices } from '../../../../office/choices.ts'
import type { OfficeResource } from '../../../../office/office-resource.ts'
import { OfficeList } from '../../../../office/screens/OfficeList.tsx'
import { ScoringShow } from './ScoringShow.tsx'

const STATES = { ditawarkan: 'Menunggu jawaban Anda', diterima: 'Diterima' } as const

const filters = [
  <SelectInput key="status" source="status" choices={namedChoices(STATES)} />,
  <NullableBooleanInput key="terkunci" source="terkunci" />,
]

const examDay = (row: RaRecord): string => (row['tanggal_uji'] ? longDay(row['tanggal_uji']) : 'Tanggal menyusul')

/** What the examiner has to do next. */
const State = ({ row }: { row: RaRecord }) => {
  if (row['locked_at']) return <Chip size="small" color="success" label="Nilai dikunci" />
  if (row['status'] === 'ditawarkan') return <Chip size="small" color="warning" label={STATES.ditawarkan} />
  return <Chip size="small" label={row['tahap_label']} />
}

const ScoringList = () => (
  <OfficeList
    sort={{ field: 'tanggal_uji', order: 'ASC' }}
    filters={filters}
    bulk={false}
    narrow={{
      first: (row) => row['nama'],
      second: (row) => (
        <>
          {row['skema']}, {examDay(row)} <State row={row} />
        </>
      ),
    }}
  >
    <DataTable.Col source="nomor" disableSort />
    <DataTable.Col source="nama" disableSort />
    <DataTable.Col source="skema" disableSort />
    <DataTable.Col source="tanggal_uji">
      <FunctionField render={examDay} />
    </DataTable.Col>
    <DataTable.Col source="tuk" disableSort />
    <DataTable.Col source="status" disableSort>
      <FunctionField render={(row) => <State row={row} />} />
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
    readOnly: true,
    title: (row) => row['nama'] ?? 'Penilaian',
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
