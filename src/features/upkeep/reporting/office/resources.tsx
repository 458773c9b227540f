import AlarmIcon from '@mui/icons-material/AlarmOutlined'
import AssignmentLateIcon from '@mui/icons-material/AssignmentLateOutlined'
import SummarizeIcon from '@mui/icons-material/SummarizeOutlined'
import { Link } from '@mui/material'
import { DataTable, FunctionField, NullableBooleanInput, SelectInput } from 'react-admin'
import { office, type Row } from '../../../../office/calls/client.ts'
import { columnOf, inputOf } from '../../../../office/calls/fields.ts'
import { namedChoices } from '../../../../office/display/choices.ts'
import { DayField } from '../../../../office/display/DayField.tsx'
import { Marks } from '../../../../office/display/Marks.tsx'
import { shortDay, shortMoment } from '../../../../office/display/moment.ts'
import { type OfficeResource, titleOf } from '../../../../office/office-resource.ts'
import { BeginQueue } from '../../../../office/queue/BeginQueue.tsx'
import { OfficeList } from '../../../../office/screens/OfficeList.tsx'
import { SelectionButton } from '../../../../office/selection/SelectionButton.tsx'
import { officeTo } from '../../../../office-paths.ts'
import { REPORT_STATES } from '../state-rules.ts'
import { MissingReportShow } from './MissingReportShow.tsx'
import { ReportShow } from './ReportShow.tsx'
import { REPORTS } from './report-queue.ts'

type ReportRow = Row<'listReport'>
type MissingRow = Row<'listMissingReport'>

const column = columnOf<'listReport'>()
const missingColumn = columnOf<'listMissingReport'>()
const filter = inputOf<'listReport'>()

const STATE_CHOICES = namedChoices(REPORT_STATES).filter(({ id }) => id !== 'draft')

const filters = [
  <SelectInput key="status" source={filter('status')} choices={STATE_CHOICES} alwaysOn />,
  <NullableBooleanInput key="terlambat" source={filter('terlambat')} />,
  <NullableBooleanInput key="bertentangan" source={filter('bertentangan')} />,
]

const State = ({ row }: { row: ReportRow }) => (
  <>
    {REPORT_STATES[row.status]}
    <Marks
      marks={[
        row.terlambat && { label: 'Terlambat', color: 'warning' },
        row.bertentangan && { label: 'Peran berbeda', color: 'warning' },
      ]}
    />
  </>
)

const documents = (row: ReportRow): string => (row.nihil ? 'Nihil' : String(row.jumlah_dokumen))

const ReportList = () => (
  <OfficeList<'listReport'>
    rarely={['jumlah_dokumen', 'submitted_at']}
    sort={{ field: 'submitted_at', order: 'ASC' }}
    filters={filters}
    begin={{ status: 'diajukan' }}
    bulk={false}
    begins={<BeginQueue queue={REPORTS} permission="verifikasi" />}
    narrow={{
      first: (row) => `${row.nama}, tahun ke-${row.ke}`,
      second: (row) => (
        <>
          {row.no_sertifikasi}, <State row={row} />
        </>
      ),
    }}
  >
    <DataTable.Col source={column('nama')} disableSort />
    <DataTable.Col source={column('no_sertifikasi')} disableSort />
    <DataTable.NumberCol source={column('ke')} disableSort />
    <DataTable.Col source={column('jumlah_dokumen')} disableSort>
      <FunctionField<ReportRow> render={documents} />
    </DataTable.Col>
    <DataTable.Col source={column('jatuh_tempo')} disableSort>
      <DayField source={column('jatuh_tempo')} />
    </DataTable.Col>
    <DataTable.Col source={column('submitted_at')}>
      <FunctionField<ReportRow> render={(row) => shortMoment(row.submitted_at)} />
    </DataTable.Col>
    <DataTable.Col source={column('status')} disableSort>
      <FunctionField<ReportRow> render={(row) => <State row={row} />} />
    </DataTable.Col>
  </OfficeList>
)

const Certificate = ({ row }: { row: MissingRow }) => (
  <Link href={officeTo.show('sertifikat', row.certificate_id)}>{row.no_sertifikasi}</Link>
)

const lateness = (row: MissingRow): string => `${row.hari} hari${row.ada_draf ? ', draf sudah dibuat' : ''}`

const remind = (
  <SelectionButton
    label="Ingatkan pemegang"
    icon={<AlarmIcon />}
    verb="diingatkan"
    question="Pemegang menerima pengingat kewajiban melalui email; yang sudah diingatkan dalam 24 jam terakhir dilewati."
    act={(ids) => office.remindReports({ ids })}
  />
)

const MissingList = () => (
  <OfficeList<'listMissingReport'>
    sort={{ field: 'jatuh_tempo', order: 'ASC' }}
    none="Tidak ada laporan yang sudah lama lewat jatuh tempo"
    bulk={remind}
    narrow={{
      first: (row) => `${row.nama}, tahun ke-${row.ke}`,
      second: (row) => (
        <>
          <Certificate row={row} />, jatuh tempo {shortDay(row.jatuh_tempo)}, lewat {lateness(row)}
        </>
      ),
    }}
  >
    <DataTable.Col source={missingColumn('nama')} disableSort />
    <DataTable.Col source={missingColumn('no_sertifikasi')} disableSort>
      <FunctionField<MissingRow> render={(row) => <Certificate row={row} />} />
    </DataTable.Col>
    <DataTable.NumberCol source={missingColumn('ke')} disableSort />
    <DataTable.Col source={missingColumn('jatuh_tempo')}>
      <DayField source={missingColumn('jatuh_tempo')} />
    </DataTable.Col>
    <DataTable.Col source={missingColumn('hari')} disableSort>
      <FunctionField<MissingRow> render={lateness} />
    </DataTable.Col>
  </OfficeList>
)

export const reportingResources: OfficeResource[] = [
  {
    name: 'laporan-kinerja',
    label: 'laporan kinerja',
    group: 'Kewajiban tahunan',
    under: 'kewajiban',
    icon: SummarizeIcon,
    permission: 'verifikasi',
    calls: { list: 'listReport', get: 'getOfficeReport' },
    readOnly: true,
    title: titleOf<'listReport'>((report) => `${report.no_sertifikasi}, tahun ke-${report.ke}`),
    fields: {
      nama: 'Nama',
      no_sertifikasi: 'Nomor sertifikat',
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
    under: 'kewajiban',
    icon: AssignmentLateIcon,
    permission: 'verifikasi',
    calls: { list: 'listMissingReport', get: 'getMissingReport' },
    title: titleOf<'listMissingReport'>((row) => `${row.no_sertifikasi}, tahun ke-${row.ke}`),
    readOnly: true,
    fields: {
      nama: 'Nama',
      no_sertifikasi: 'Nomor sertifikat',
      ke: 'Tahun ke-',
      jatuh_tempo: 'Jatuh tempo',
      hari: 'Lewat',
      tindak_lanjut: 'Tindak lanjut',
      catatan: 'Alasan',
    },
    list: MissingList,
    show: MissingReportShow,
  },
]
