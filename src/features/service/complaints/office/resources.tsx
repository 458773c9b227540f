import RecordVoiceOverIcon from '@mui/icons-material/RecordVoiceOverOutlined'
import { DataTable, FunctionField, NullableBooleanInput, SelectField, SelectInput } from 'react-admin'
import type { Row } from '../../../../office/calls/client.ts'
import { columnOf, inputOf } from '../../../../office/calls/fields.ts'
import { ageText } from '../../../../office/display/age.ts'
import { namedChoices } from '../../../../office/display/choices.ts'
import { StateField } from '../../../../office/display/StateField.tsx'
import { type OfficeResource, titleOf } from '../../../../office/office-resource.ts'
import { OfficeList } from '../../../../office/screens/OfficeList.tsx'
import { COMPLAINT_KINDS } from '../rules.ts'
import { COMPLAINT_STATES } from '../state-rules.ts'
import { ComplaintShow } from './ComplaintShow.tsx'
import { Target } from './Target.tsx'

const KINDS = namedChoices(COMPLAINT_KINDS)
const STATES = namedChoices(COMPLAINT_STATES)

type ComplaintRow = Row<'listComplaint'>

/** Received, and not looked at yet. */
const TONES = { diterima: 'warning' } as const

const column = columnOf<'listComplaint'>()
const filter = inputOf<'listComplaint'>()

const filters = [
  <SelectInput key="status" source={filter('status')} choices={STATES} alwaysOn />,
  <SelectInput
    key="penangan"
    source={filter('penangan')}
    choices={namedChoices({ saya: 'Tugas saya', belum: 'Belum ada' })}
    alwaysOn
  />,
  <SelectInput key="jenis_pengaduan" source={filter('jenis_pengaduan')} choices={KINDS} />,
  <NullableBooleanInput key="terlambat" source={filter('terlambat')} />,
]

const age = ({ created_at, closed_at }: ComplaintRow): string =>
  ageText(new Date(created_at), new Date(closed_at ?? Date.now()))

const ComplaintList = () => (
  <OfficeList<'listComplaint'>
    rarely={['created_at', 'handler_name']}
    sort={{ field: 'target', order: 'ASC' }}
    filters={filters}
    bulk={false}
    narrow={{
      first: (row) => row.no_tiket,
      second: (row) => (
        <>
          <SelectField source={column('jenis_pengaduan')} choices={KINDS} />,{' '}
          <StateField source={column('status')} choices={STATES} tones={TONES} />
          {row.target ? (
            <>
              , target <Target target={row.target} terlambat={row.terlambat} />
            </>
          ) : null}
        </>
      ),
    }}
  >
    <DataTable.Col source={column('no_tiket')} disableSort />
    <DataTable.Col source={column('jenis_pengaduan')} disableSort>
      <SelectField source={column('jenis_pengaduan')} choices={KINDS} />
    </DataTable.Col>
    <DataTable.Col source={column('terlapor')} disableSort>
      <FunctionField<ComplaintRow> render={(row) => row.terlapor || '-'} />
    </DataTable.Col>
    <DataTable.Col source={column('status')} disableSort>
      <StateField source={column('status')} choices={STATES} tones={TONES} />
    </DataTable.Col>
    <DataTable.Col source={column('created_at')}>
      <FunctionField<ComplaintRow> render={age} />
    </DataTable.Col>
    <DataTable.Col source={column('target')}>
      <FunctionField<ComplaintRow> render={(row) => <Target target={row.target} terlambat={row.terlambat} />} />
    </DataTable.Col>
    <DataTable.Col source={column('handler_name')} disableSort>
      <FunctionField<ComplaintRow> render={(row) => row.handler_name ?? 'Belum ada'} />
    </DataTable.Col>
  </OfficeList>
)

export const complaintResources: OfficeResource[] = [
  {
    name: 'pengaduan',
    people: true,
    label: 'pengaduan',
    group: 'Pengaduan dan banding',
    icon: RecordVoiceOverIcon,
    permission: 'pengaduan',
    calls: { list: 'listComplaint', get: 'getComplaint' },
    readOnly: true,
    title: titleOf<'listComplaint'>('no_tiket'),
    fields: {
      no_tiket: 'Nomor tiket',
      jenis_pengaduan: 'Jenis',
      terlapor: 'Pihak yang diadukan',
      status: 'Keadaan',
      created_at: 'Umur',
      target: 'Target',
      handler_name: 'Penangan',
      terlambat: 'Lewat target',
      isi: 'Isi',
      alasan: 'Alasan',
      user_id: 'Petugas',
      tidak_terlibat: 'Saya tidak terlibat dalam perkara ini dan tidak berhubungan dengan para pihaknya',
    },
    words: { jenis_pengaduan: KINDS, status: STATES },
    list: ComplaintList,
    show: ComplaintShow,
  },
]
