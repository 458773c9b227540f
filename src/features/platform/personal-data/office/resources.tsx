import ManageAccountsIcon from '@mui/icons-material/ManageAccountsOutlined'
import PersonRemoveIcon from '@mui/icons-material/PersonRemoveOutlined'
import { DataTable, FunctionField, type RaRecord, SelectField, SelectInput } from 'react-admin'
import { namedChoices } from '../../../../office/choices.ts'
import { momentText } from '../../../../office/moment.ts'
import type { OfficeResource } from '../../../../office/office-resource.ts'
import { OfficeList } from '../../../../office/screens/OfficeList.tsx'
import { ChangeShow } from './ChangeShow.tsx'
import { DecideDeletion } from './DecideDeletion.tsx'

const CHANGE_STATES = namedChoices({ diajukan: 'Diajukan', disetujui: 'Disetujui', ditolak: 'Ditolak' })
const DELETION_STATES = namedChoices({ diajukan: 'Diajukan', selesai: 'Dihapus', ditolak: 'Ditolak' })

const asked = (request: RaRecord): string => momentText(request['created_at'])

const ChangeList = () => (
  <OfficeList
    sort={{ field: 'created_at', order: 'ASC' }}
    filters={[<SelectInput key="status" source="status" choices={CHANGE_STATES} alwaysOn />]}
    bulk={false}
    narrow={{ first: (request) => request['nama'], second: asked }}
  >
    <DataTable.Col source="created_at">
      <FunctionField render={asked} />
    </DataTable.Col>
    <DataTable.Col source="nama" disableSort />
    <DataTable.Col source="email" disableSort />
    <DataTable.Col source="status">
      <SelectField source="status" choices={CHANGE_STATES} />
    </DataTable.Col>
  </OfficeList>
)

const DeletionList = () => (
  <OfficeList
    sort={{ field: 'created_at', order: 'ASC' }}
    filters={[<SelectInput key="status" source="status" choices={DELETION_STATES} alwaysOn />]}
    bulk={false}
    narrow={{
      first: (request) => request['nama'],
      second: (request) => (
        <>
          Dijawab sebelum {momentText(request['answer_due'])}. {request['alasan']} <DecideDeletion />
        </>
      ),
    }}
  >
    <DataTable.Col source="created_at">
      <FunctionField render={asked} />
    </DataTable.Col>
    <DataTable.Col source="nama" disableSort />
    <DataTable.Col source="alasan" disableSort />
    <DataTable.Col source="answer_due" disableSort>
      <FunctionField render={(request) => momentText(request['answer_due'])} />
    </DataTable.Col>
    <DataTable.Col source="status">
      <SelectField source="status" choices={DELETION_STATES} />
    </DataTable.Col>
    <DataTable.Col label="Tindakan" disableSort>
      <DecideDeletion />
    </DataTable.Col>
  </OfficeList>
)

const FIELDS = {
  created_at: 'Diajukan',
  nama: 'Nama',
  email: 'Email',
  status: 'Keadaan',
  alasan: 'Alasan',
  catatan: 'Catatan, dikirim kepada pemohon',
  answer_due: 'Dijawab sebelum',
}

export const personalDataResources: OfficeResource[] = [
  {
    name: 'perubahan-data',
    label: 'perubahan data',
    group: 'Permohonan',
    icon: ManageAccountsIcon,
    permission: 'verifikasi',
    readOnly: true,
    title: 'nama',
    fields: FIELDS,
    list: ChangeList,
    show: ChangeShow,
  },
  {
    name: 'penghapusan-data',
    label: 'penghapusan data',
    group: 'Lembaga',
    icon: PersonRemoveIcon,
    permission: 'pengguna',
    readOnly: true,
    title: 'nama',
    fields: FIELDS,
    list: DeletionList,
  },
]
