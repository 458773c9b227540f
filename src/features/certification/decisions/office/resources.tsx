import BalanceIcon from '@mui/icons-material/BalanceOutlined'
import GavelIcon from '@mui/icons-material/GavelOutlined'
import { Chip } from '@mui/material'
import { DataTable, FunctionField, type RaRecord, SelectField, SelectInput } from 'react-admin'
import { longDay } from '../../../../lib/day.ts'
import { ageText } from '../../../../office/age.ts'
import { namedChoices } from '../../../../office/choices.ts'
import { momentText } from '../../../../office/moment.ts'
import type { OfficeResource } from '../../../../office/office-resource.ts'
import { OfficeList } from '../../../../office/screens/OfficeList.tsx'
import { APPEAL_LABELS, PANEL_SIZE } from '../rules.ts'
import { AppealShow } from './AppealShow.tsx'
import { DecisionShow } from './DecisionShow.tsx'

const waited = (row: RaRecord): string => ageText(new Date(row['stage_since']), new Date())

const Target = ({ row }: { row: RaRecord }) => (
  <>
    {row['target'] ? longDay(row['target']) : '-'}
    {row['terlambat'] ? <Chip size="small" color="error" label="Lewat target" sx={{ ml: 1 }} /> : null}
  </>
)

const DecisionList = () => (
  <OfficeList
    sort={{ field: 'stage_since', order: 'ASC' }}
    bulk={false}
    narrow={{
      first: (row) => row['nama'],
      second: (row) => (
        <>
          {row['skema']}, target <Target row={row} />
        </>
      ),
    }}
  >
    <DataTable.Col source="nomor" disableSort />
    <DataTable.Col source="nama" disableSort />
    <DataTable.Col source="skema" disableSort />
    <DataTable.Col source="tanggal_uji" disableSort cellClassName="nowrap" />
    <DataTable.Col source="stage_since">
      <FunctionField render={waited} />
    </DataTable.Col>
    <DataTable.Col source="target" disableSort>
      <FunctionField render={(row) => <Target row={row} />} />
    </DataTable.Col>
  </OfficeList>
)

const APPEAL_CHOICES = namedChoices(APPEAL_LABELS)

const votes = (row: RaRecord): string => `${row['suara']} dari ${PANEL_SIZE} suara`

const AppealList = () => (
  <OfficeList
    sort={{ field: 'submitted_at', order: 'ASC' }}
    filters={[<SelectInput key="status" source="status" choices={APPEAL_CHOICES} alwaysOn />]}
    begin={{ status: 'diajukan' }}
    bulk={false}
    narrow={{
      first: (row) => `${row['nomor']}, ${row['nama']}`,
      second: (row) => `${row['perihal']}, ${votes(row)}`,
    }}
  >
    <DataTable.Col source="nomor" disableSort />
    <DataTable.Col source="nama" disableSort />
    <DataTable.Col source="perihal" disableSort />
    <DataTable.Col source="submitted_at">
      <FunctionField render={(row) => momentText(row['submitted_at'])} />
    </DataTable.Col>
    <DataTable.Col source="suara" disableSort>
      <FunctionField render={votes} />
    </DataTable.Col>
    <DataTable.Col source="status" disableSort>
      <SelectField source="status" choices={APPEAL_CHOICES} />
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
    readOnly: true,
    title: (row) => row['nomor'] ?? 'Keputusan',
    fields: {
      nomor: 'Nomor',
      nama: 'Nama',
      skema: 'Skema',
      tanggal_uji: 'Tanggal uji',
      stage_since: 'Menunggu',
      target: 'Target',
    },
    list: DecisionList,
    show: DecisionShow,
  },
  {
    name: 'banding',
    label: 'banding',
    group: 'Pengaduan dan banding',
    icon: BalanceIcon,
    permission: 'pengaduan',
    readableBy: 'administrator',
    readOnly: true,
    title: 'nomor',
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
    list: AppealList,
    show: AppealShow,
  },
]
