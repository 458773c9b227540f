import PersonRemoveIcon from '@mui/icons-material/PersonRemoveOutlined'
import { DataTable, FunctionField, SelectInput } from 'react-admin'
import type { Row } from '../../../../office/calls/client.ts'
import { columnOf, inputOf } from '../../../../office/calls/fields.ts'
import { namedChoices } from '../../../../office/display/choices.ts'
import { shortMoment } from '../../../../office/display/moment.ts'
import { StateField } from '../../../../office/display/StateField.tsx'
import { type OfficeResource, titleOf } from '../../../../office/office-resource.ts'
import { OfficeList } from '../../../../office/screens/OfficeList.tsx'
import { DecideDeletion } from './DecideDeletion.tsx'

const DELETION_STATES = namedChoices({ diajukan: 'Diajukan', selesai: 'Dihapus', ditolak: 'Ditolak' })

const deletionFilter = inputOf<'listDeletion'>()
const deletionColumn = columnOf<'listDeletion'>()

const askedAt = (request: { created_at: string }): string => shortMoment(request.created_at)

const DeletionList = () => (
  <OfficeList<'listDeletion'>
    rarely={['created_at']}
    main="nama"
    sort={{ field: 'created_at', order: 'ASC' }}
    filters={[<SelectInput key="status" source={deletionFilter('status')} choices={DELETION_STATES} alwaysOn />]}
    bulk={false}
    narrow={{
      first: (request) => request.nama,
      second: (request) => (
        <>
          Dijawab sebelum {shortMoment(request.answer_due)}. {request.alasan} <DecideDeletion />
        </>
      ),
    }}
  >
    <DataTable.Col source={deletionColumn('created_at')}>
      <FunctionField render={askedAt} />
    </DataTable.Col>
    <DataTable.Col source={deletionColumn('nama')} disableSort />
    <DataTable.Col source={deletionColumn('alasan')} disableSort />
    <DataTable.Col source={deletionColumn('answer_due')} disableSort>
      <FunctionField<Row<'listDeletion'>> render={(request) => shortMoment(request.answer_due)} />
    </DataTable.Col>
    <DataTable.Col source={deletionColumn('status')}>
      <StateField source={deletionColumn('status')} choices={DELETION_STATES} />
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

export const deletionResources: OfficeResource[] = [
  {
    name: 'penghapusan-data',
    people: true,
    label: 'penghapusan data',
    group: 'Data dan cadangan',
    icon: PersonRemoveIcon,
    permission: 'pengguna',
    calls: { list: 'listDeletion' },
    readOnly: true,
    title: titleOf<'listDeletion'>('nama'),
    fields: FIELDS,
    words: { status: DELETION_STATES },
    list: DeletionList,
  },
]
