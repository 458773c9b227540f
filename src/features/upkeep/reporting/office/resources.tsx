import AssignmentLateIcon from '@mui/icons-material/AssignmentLateOutlined'
import SummarizeIcon from '@mui/icons-material/SummarizeOutlined'
import { Chip, Link } from '@mui/material'
import { DataTable, FunctionField, NullableBooleanInput, type RaRecord, SelectInput } from 'react-admin'
import { longDay } from '../../../../lib/day.ts'
import { namedChoices } from '../../../../office/choices.ts'
import { DayField } from '../../../../office/DayField.tsx'
import { momentText } from '../../../../office/moment.ts'
import type { OfficeResource } from '../../../../office/office-resource.ts'
import { OfficeList } from '../../../../office/screens/OfficeList.tsx'
import { REPORT_STATES, type ReportState } from '../rules.ts'
import { ReportShow } from './ReportShow.tsx'

const STATE_CHOICES = namedChoices(REPORT_STATES).filter(({ id }) => id !== 'draft')

const filters = [
  <SelectInput key="status" source="status" choices={STATE_CHOICES} alwaysOn />,
  <NullableBooleanInput key="terlambat" source="terlambat" />,
  <NullableBooleanInput key="bertentangan" source="bertentangan" />,
]

const State = ({ row }: { row: RaRecord }) => (
  <>
    {REPORT_STATES[row['status'] as ReportState]}{' '}
    {row['terlambat'] ? <Chip size="small" color="warning" label="Terlambat" /> : null}{' '}
    {row['bertentangan'] ? <Chip size="small" color="warning" label="Peran berbeda" /> : null}
  </>
)

const documents = (row: RaRecord): string => (row['nihil'] ? 'Nihil' : String(row['jumlah_dokumen']))

const ReportList = () => (
  <OfficeList
    sort={{ field: 'submitted_at', order: 'ASC' }}
    filters={filters}
    begin={{ status: 'diajukan' }}
    bulk={false}
    narrow={{
      first: (row) => `${row['nama']}, tahun ke-${row['ke']}`,
      second: (row) => (
        <>
          {row['nomor']}, <State row={row} />
        </>
      ),
    }}
  >
    <DataTable.Col source="nama" disableSort />
    <DataTable.Col source="nomor" disableSort />
    <DataTable.NumberCol source="ke" disableSort />
    <DataTable.Col source="jumlah_dokumen" disableSort>
      <FunctionField render={documents} />
    </DataTable.Col>
    <DataTable.Col source="jatuh_tempo" disableSort>
      <DayField source="jatuh_tempo" />
    </DataTable.Col>
    <DataTable.Col source="submitted_at">
      <FunctionField render={(row) => momentText(row['submitted_at'])} />
    </DataTable.Col>
    <DataTable.Col source="status" disableSort>
      <FunctionField render={(row) => <State row={row} />} />
    </DataTable.Col>
  </OfficeList>
)

const Certificate = ({ row }: { row: RaRecord }) => (
  <Link href={`/admin/sertifikat/${row['certificate_id']}/show`}>{row['nomor']}</Link>
)

const late = (row: RaRecord): string => `${row['hari']} hari${row['ada_draf'] ? ', draf sudah dibuat' : ''}`

const MissingList = () => (
  <OfficeList
    sort={{ field: 'jatuh_tempo', order: 'ASC' }}
    none="Tidak ada laporan yang sudah lama lewat jatuh tempo"
    bulk={false}
    narrow={{
      first: (row) => `${row['nama']}, tahun ke-${row['ke']}`,
      second: (row) => (
        <>
          <Certificate row={row} />, jatuh tempo {longDay(row['jatuh_tempo'])}, lewat {late(row)}
        </>
      ),
    }}
  >
    <DataTable.Col source="nama" disableSort />
    <DataTable.Col source="nomor" disableSort>
      <FunctionField render={(row) => <Certificate row={row} />} />
    </DataTable.Col>
    <DataTable.NumberCol source="ke" disableSort />
    <DataTable.Col source="jatuh_tempo">
      <DayField source="jatuh_tempo" />
    </DataTable.Col>
    <DataTable.Col source="hari" disableSort>
      <FunctionField render={late} />
    </DataTable.Col>
  </OfficeList>
)

export const reportingResources: OfficeResource[] = [
  {
    name: 'laporan-kinerja',
    label: 'laporan kinerja',
    group: 'Kewajiban tahunan',
    icon: SummarizeIcon,
    permission: 'verifikasi',
    readOnly: true,
    title: (report) => `${report['nomor']}, tahun ke-${report['ke']}`,
    fields: {
      nama: 'Nama',
      nomor: 'Nomor sertifikat',
      ke: 'Tahun ke-',
      jumlah_dokumen: 'Dokumen',
      jatuh_tempo: 'Jatuh tempo',
      submitted_at: 'Dikirim',
      status: 'Keadaan',
      terlambat: 'Terlambat',
      bertentangan: 'Peran berbeda menurut rekan',
      alasan: 'Alasan, dikirim kepada pemegang',
    },
    list: ReportList,
    show: ReportShow,
  },
  {
    name: 'laporan-belum-masuk',
    label: 'laporan belum masuk',
    group: 'Kewajiban tahunan',
    icon: AssignmentLateIcon,
    permission: 'verifikasi',
    readOnly: true,
    fields: { nama: 'Nama', nomor: 'Nomor sertifikat', ke: 'Tahun ke-', jatuh_tempo: 'Jatuh tempo', hari: 'Lewat' },
    list: MissingList,
  },
]
