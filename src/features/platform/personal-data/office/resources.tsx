import FileCopyIcon from '@mui/icons-material/FileCopyOutlined'
import ManageAccountsIcon from '@mui/icons-material/ManageAccountsOutlined'
import { DataTable, FunctionField, SelectInput } from 'react-admin'
import { columnOf, inputOf } from '../../../../office/calls/fields.ts'
import { namedChoices } from '../../../../office/display/choices.ts'
import { shortMoment } from '../../../../office/display/moment.ts'
import { StateField } from '../../../../office/display/StateField.tsx'
import { type OfficeResource, titleOf } from '../../../../office/office-resource.ts'
import { BeginQueue } from '../../../../office/queue/BeginQueue.tsx'
import { OfficeList } from '../../../../office/screens/OfficeList.tsx'
import { ChangeShow } from './ChangeShow.tsx'
import { CHANGES } from './change-queue.ts'
import { CHANGE_WORDS } from './change-words.ts'
import { ReplacementList } from './ReplacementList.tsx'
import { ReplacementShow } from './ReplacementShow.tsx'
import { DOCUMENT_CHOICES, STATE_CHOICES } from './replacement-words.ts'

const CHANGE_STATES = namedChoices(CHANGE_WORDS)

const changeFilter = inputOf<'listDataChange'>()
const changeColumn = columnOf<'listDataChange'>()

const askedAt = (request: { created_at: string }): string => shortMoment(request.created_at)

const ChangeList = () => (
  <OfficeList<'listDataChange'>
    main="nama"
    sort={{ field: 'created_at', order: 'ASC' }}
    filters={[<SelectInput key="status" source={changeFilter('status')} choices={CHANGE_STATES} alwaysOn />]}
    bulk={false}
    begins={<BeginQueue queue={CHANGES} permission="verifikasi" />}
    narrow={{ first: (request) => request.nama, second: askedAt }}
  >
    <DataTable.Col source={changeColumn('created_at')}>
      <FunctionField render={askedAt} />
    </DataTable.Col>
    <DataTable.Col source={changeColumn('nama')} disableSort />
    <DataTable.Col source={changeColumn('email')} disableSort />
    <DataTable.Col source={changeColumn('status')}>
      <StateField source={changeColumn('status')} choices={CHANGE_STATES} />
    </DataTable.Col>
  </OfficeList>
)

const FIELDS = {
  created_at: 'Diajukan',
  nama: 'Nama',
  email: 'Email',
  status: 'Keadaan',
  catatan: 'Catatan, dikirim kepada pemohon',
  jenis: 'Dokumen',
}

export const personalDataResources: OfficeResource[] = [
  {
    name: 'perubahan-data',
    people: true,
    label: 'perubahan data',
    group: 'Permohonan',
    icon: ManageAccountsIcon,
    permission: 'verifikasi',
    calls: { list: 'listDataChange', get: 'getDataChange' },
    readOnly: true,
    title: titleOf<'listDataChange'>('nama'),
    fields: FIELDS,
    words: { status: CHANGE_STATES },
    list: ChangeList,
    show: ChangeShow,
  },
  {
    name: 'dokumen-diganti',
    people: true,
    label: 'dokumen yang diganti',
    group: 'Permohonan',
    under: 'perubahan-data',
    icon: FileCopyIcon,
    permission: 'verifikasi',
    calls: { list: 'listDocumentReplacement', get: 'getDocumentReplacement' },
    readOnly: true,
    title: titleOf<'listDocumentReplacement'>('nama'),
    fields: FIELDS,
    words: { jenis: DOCUMENT_CHOICES, status: STATE_CHOICES },
    list: ReplacementList,
    show: ReplacementShow,
  },
]
