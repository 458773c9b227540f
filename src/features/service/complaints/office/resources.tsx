import RecordVoiceOverIcon from '@mui/icons-material/RecordVoiceOverOutlined'
import { DataTable, FunctionField, NullableBooleanInput, type RaRecord, SelectField, SelectInput } from 'react-admin'
import { ageText } from '../../../../office/age.ts'
import { namedChoices } from '../../../../office/choices.ts'
import type { OfficeResource } from '../../../../office/office-resource.ts'
import { OfficeList } from '../../../../office/screens/OfficeList.tsx'
import { COMPLAINT_KINDS, COMPLAINT_STATES } from '../rules.ts'
import { ComplaintShow } from './ComplaintShow.tsx'
import { Target } from './Target.tsx'

const KINDS = namedChoices(COMPLAINT_KINDS)
const STATES = namedChoices(COMPLAINT_STATES)

const filters = [
  <SelectInput key="status" source="status" choices={STATES} alwaysOn />,
  <SelectInput
    key="penangan"
    source="penangan"
    choices={namedChoices({ saya: 'Saya', belum: 'Belum ada' })}
    alwaysOn
  />,
  <SelectInput key="jenis" source="jenis" choices={KINDS} />,
  <NullableBooleanInput key="terlambat" source="terlambat" />,
]

const age = (row: RaRecord): string => ageText(new Date(row['created_at']), new Date(row['closed_at'] ?? Date.now()))

const ComplaintList = () => (
  <OfficeList
    sort={{ field: 'target', order: 'ASC' }}
    filters={filters}
    bulk={false}
    narrow={{
      first: (row) => row['no_tiket'],
      second: (row) => (
        <>
          <SelectField source="jenis" choices={KINDS} />, <SelectField source="status" choices={STATES} />
          {row['target'] ? (
            <>
              , target <Target target={row['target']} terlambat={row['terlambat']} />
            </>
          ) : null}
        </>
      ),
    }}
  >
    <DataTable.Col source="no_tiket" disableSort cellClassName="nowrap" />
    <DataTable.Col source="jenis" disableSort>
      <SelectField source="jenis" choices={KINDS} />
    </DataTable.Col>
    <DataTable.Col source="terlapor" disableSort>
      <FunctionField render={(row) => row['terlapor'] || '-'} />
    </DataTable.Col>
    <DataTable.Col source="status" disableSort>
      <SelectField source="status" choices={STATES} />
    </DataTable.Col>
    <DataTable.Col source="created_at">
      <FunctionField render={age} />
    </DataTable.Col>
    <DataTable.Col source="target">
      <FunctionField render={(row) => <Target target={row['target']} terlambat={row['terlambat']} />} />
    </DataTable.Col>
    <DataTable.Col source="penangan" disableSort>
      <FunctionField render={(row) => row['penangan'] ?? 'Belum ada'} />
    </DataTable.Col>
  </OfficeList>
)

export const complaintResources: OfficeResource[] = [
  {
    name: 'pengaduan',
    label: 'pengaduan',
    group: 'Pengaduan dan banding',
    icon: RecordVoiceOverIcon,
    permission: 'pengaduan',
    readOnly: true,
    title: 'no_tiket',
    fields: {
      no_tiket: 'Nomor tiket',
      jenis: 'Jenis',
      terlapor: 'Pihak yang diadukan',
      status: 'Keadaan',
      created_at: 'Umur',
      target: 'Target',
      penangan: 'Penangan',
      terlambat: 'Lewat target',
      isi: 'Isi',
      alasan: 'Alasan',
      user_id: 'Petugas',
      tidak_terlibat: 'Saya tidak terlibat dalam perkara ini dan tidak berhubungan dengan para pihaknya',
    },
    list: ComplaintList,
    show: ComplaintShow,
  },
]
