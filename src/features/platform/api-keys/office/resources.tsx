import VpnKeyIcon from '@mui/icons-material/VpnKeyOutlined'
import { BooleanInput, DataTable, FunctionField } from 'react-admin'
import type { Row } from '../../../../office/calls/client.ts'
import { columnOf, inputOf } from '../../../../office/calls/fields.ts'
import { namedChoices } from '../../../../office/display/choices.ts'
import { DayField } from '../../../../office/display/DayField.tsx'
import { type OfficeResource, titleOf } from '../../../../office/office-resource.ts'
import { OfficeList } from '../../../../office/screens/OfficeList.tsx'
import { KEY_SCOPE_NAMES } from '../rules.ts'
import { IssueKey } from './IssueKey.tsx'
import { KeyEdit } from './KeyEdit.tsx'
import { keyStateInWords } from './key-words.ts'

type Key = Row<'listApiKey'>

const column = columnOf<'listApiKey'>()
const filter = inputOf<'listApiKey'>()

const KeyList = () => (
  <OfficeList<'listApiKey'>
    sort={{ field: 'nama_instansi', order: 'ASC' }}
    filters={[<BooleanInput key="berlaku" source={filter('berlaku')} />]}
    bulk={false}
    narrow={{ first: ({ nama_instansi }) => nama_instansi, second: (key) => `${key.awalan}…, ${keyStateInWords(key)}` }}
  >
    <DataTable.Col source={column('nama_instansi')} />
    <DataTable.Col source={column('awalan')} disableSort />
    <DataTable.Col label="Keadaan" disableSort>
      <FunctionField<Key> render={keyStateInWords} />
    </DataTable.Col>
    <DataTable.NumberCol source={column('batas_harian')} disableSort />
    <DataTable.Col source={column('berlaku_sampai')}>
      <DayField source={column('berlaku_sampai')} />
    </DataTable.Col>
    <DataTable.Col source={column('terakhir_dipakai')} disableSort>
      <DayField source={column('terakhir_dipakai')} />
    </DataTable.Col>
  </OfficeList>
)

export const apiKeyResources: OfficeResource[] = [
  {
    name: 'kunci-api',
    label: 'kunci API',
    group: 'Sambungan',
    icon: VpnKeyIcon,
    permission: 'pengguna',
    calls: {
      list: 'listApiKey',
      get: 'getApiKey',
      create: 'issueApiKey',
      update: 'updateApiKey',
      history: 'historyApiKey',
    },
    title: titleOf<'listApiKey'>('nama_instansi'),
    fields: {
      nama_instansi: 'Nama instansi',
      kontak: 'Kontak',
      awalan: 'Awalan',
      cakupan: 'Cakupan',
      batas_harian: 'Batas harian',
      berlaku_sampai: 'Berlaku sampai',
      berlaku: 'Berlaku saja',
      created_at: 'Diterbitkan',
      created_by_name: 'Diterbitkan oleh',
      revoked_at: 'Dicabut',
      terakhir_dipakai: 'Terakhir dipakai',
      pemakaian: 'Pemakaian',
      permintaan: 'Permintaan',
      jumlah: 'Nomor diperiksa',
      hari: 'Hari',
    },
    words: { cakupan: namedChoices(KEY_SCOPE_NAMES) },
    list: KeyList,
    create: IssueKey,
    edit: KeyEdit,
  },
]
