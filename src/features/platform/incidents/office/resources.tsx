import ReportIcon from '@mui/icons-material/ReportOutlined'
import { Alert } from '@mui/material'
import { BooleanInput, CheckboxGroupInput, DataTable, FunctionField, SelectInput, ShowButton } from 'react-admin'
import type { Row } from '../../../../office/calls/client.ts'
import { columnOf, inputOf } from '../../../../office/calls/fields.ts'
import { namedChoices } from '../../../../office/display/choices.ts'
import { shortMoment } from '../../../../office/display/moment.ts'
import { MomentInput } from '../../../../office/inputs/MomentInput.tsx'
import { LongText, Text } from '../../../../office/inputs/Text.tsx'
import { type OfficeResource, titleOf } from '../../../../office/office-resource.ts'
import { OfficeCreate } from '../../../../office/screens/OfficeCreate.tsx'
import { OfficeEdit } from '../../../../office/screens/OfficeEdit.tsx'
import { OfficeList } from '../../../../office/screens/OfficeList.tsx'
import { briefRegulation } from '../../regulations/known-rules.ts'
import { DATA_KINDS, hoursLeftText, INCIDENT_STATES } from '../rules.ts'
import { IncidentShow } from './IncidentShow.tsx'

type Incident = Row<'listIncident'>

const STATES = namedChoices(INCIDENT_STATES)
const filter = inputOf<'listIncident'>()
const column = columnOf<'listIncident'>()
const input = inputOf<'createIncident'>()

const filters = [
  <SelectInput key="status" source={filter('status')} choices={STATES} />,
  <BooleanInput key="belum_dikirim" source={filter('belum_dikirim')} />,
  <BooleanInput key="terlambat" source={filter('terlambat')} />,
]

const isDone = ({ status, authority_notified_at }: Incident): boolean =>
  status !== 'terbuka' && authority_notified_at !== null

const dueText = (incident: Incident): string =>
  isDone(incident) ? 'Keduanya diberitahukan' : hoursLeftText(new Date(incident.notice_due), new Date())

const sentText = ({ jumlah_terkirim, jumlah_terdampak }: Incident): string =>
  `${jumlah_terkirim} dari ${jumlah_terdampak}`

const IncidentList = () => (
  <OfficeList<'listIncident'>
    sort={{ field: 'id', order: 'DESC' }}
    filters={filters}
    bulk={false}
    searchable={false}
    none="Belum ada insiden yang dicatat."
    narrow={{
      first: ({ judul }) => judul,
      second: (incident) => `${INCIDENT_STATES[incident.status]}, ${dueText(incident)}`,
    }}
  >
    <DataTable.Col source={column('judul')} disableSort />
    <DataTable.Col source={column('discovered_at')}>
      <FunctionField<Incident> render={({ discovered_at }) => shortMoment(discovered_at)} />
    </DataTable.Col>
    <DataTable.Col source={column('status')} disableSort>
      <FunctionField<Incident> render={({ status }) => INCIDENT_STATES[status]} />
    </DataTable.Col>
    <DataTable.Col source={column('notice_due')} disableSort>
      <FunctionField<Incident> render={dueText} />
    </DataTable.Col>
    <DataTable.Col source={column('jumlah_terkirim')} disableSort>
      <FunctionField<Incident> render={sentText} />
    </DataTable.Col>
  </OfficeList>
)

const Inputs = () => (
  <>
    <Alert severity="info" sx={{ mb: 2 }}>
      Pasal 46 {briefRegulation('pdp')}: paling lambat 3 × 24 jam sejak diketahui, orang yang terdampak dan lembaga
      pengawas diberi tahu secara tertulis data apa yang terungkap, kapan dan bagaimana, serta penanganan dan
      pemulihannya. Isian di bawah ini menjadi isi surat itu.
    </Alert>
    <Text source={input('judul')} isRequired />
    <MomentInput source={input('discovered_at')} isRequired helperText="Batas 3 × 24 jam dihitung dari sini." />
    <Text source={input('waktu_kejadian')} isRequired helperText="Misalnya: antara 1 dan 3 November 2026." />
    <CheckboxGroupInput source={input('jenis_data')} choices={namedChoices(DATA_KINDS)} row={false} />
    <LongText source={input('uraian')} isRequired helperText="Apa yang terjadi dan bagaimana data terungkap." />
    <LongText source={input('penanganan')} isRequired helperText="Yang sudah dan sedang dilakukan." />
    <LongText source={input('pemulihan')} isRequired helperText="Agar keadaan pulih dan tidak terulang." />
  </>
)

const IncidentCreate = () => (
  <OfficeCreate<'createIncident'>>
    <Inputs />
  </OfficeCreate>
)

const IncidentEdit = () => (
  <OfficeEdit kept actions={<ShowButton />}>
    <Inputs />
  </OfficeEdit>
)

export const incidentResources: OfficeResource[] = [
  {
    name: 'insiden',
    label: 'insiden',
    group: 'Catatan',
    icon: ReportIcon,
    permission: 'pengguna',
    calls: {
      list: 'listIncident',
      get: 'getIncident',
      create: 'createIncident',
      update: 'updateIncident',
      history: 'historyIncident',
    },
    title: titleOf<'listIncident'>('judul'),
    fields: {
      judul: 'Judul',
      discovered_at: 'Diketahui',
      waktu_kejadian: 'Waktu kejadian',
      jenis_data: 'Data yang terungkap',
      uraian: 'Uraian kejadian',
      penanganan: 'Penanganan',
      pemulihan: 'Pemulihan',
      status: 'Keadaan',
      notice_due: 'Batas 3 × 24 jam',
      jumlah_terkirim: 'Surat terkirim',
      belum_dikirim: 'Surat belum dikirim',
      terlambat: 'Lewat batas',
      pilihan: 'Siapa yang terdampak',
      dari: 'Dari tanggal',
      sampai: 'Sampai tanggal',
      staff_id: 'Petugas',
      pemberitahuan_lembaga: 'Kepada siapa dan bagaimana',
      pelajaran: 'Pelajaran',
    },
    list: IncidentList,
    create: IncidentCreate,
    edit: IncidentEdit,
    show: IncidentShow,
  },
]
