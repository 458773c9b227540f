import HowToRegIcon from '@mui/icons-material/HowToRegOutlined'
import { DataTable, FunctionField, SelectInput } from 'react-admin'
import { columnOf, inputOf } from '../../../../office/calls/fields.ts'
import { namedChoices } from '../../../../office/display/choices.ts'
import { shortMoment } from '../../../../office/display/moment.ts'
import { StateField } from '../../../../office/display/StateField.tsx'
import { type OfficeResource, titleOf } from '../../../../office/office-resource.ts'
import { OfficeList } from '../../../../office/screens/OfficeList.tsx'
import { ClaimShow } from './ClaimShow.tsx'

const CLAIM_STATES = { diajukan: 'Diajukan', disetujui: 'Disetujui', ditolak: 'Ditolak' }
const STATES = namedChoices(CLAIM_STATES)

const filter = inputOf<'listRecordClaim'>()
const column = columnOf<'listRecordClaim'>()

const claimedAt = (claim: { created_at: string }): string => shortMoment(claim.created_at)

const ClaimList = () => (
  <OfficeList<'listRecordClaim'>
    main="nama"
    sort={{ field: 'created_at', order: 'ASC' }}
    filters={[<SelectInput key="status" source={filter('status')} choices={STATES} alwaysOn />]}
    bulk={false}
    narrow={{ first: (claim) => claim.nama, second: (claim) => `${CLAIM_STATES[claim.status]}, ${claimedAt(claim)}` }}
  >
    <DataTable.Col source={column('created_at')}>
      <FunctionField render={claimedAt} />
    </DataTable.Col>
    <DataTable.Col source={column('nama')} disableSort />
    <DataTable.Col source={column('email')} disableSort />
    <DataTable.Col source={column('status')}>
      <StateField source={column('status')} choices={STATES} />
    </DataTable.Col>
  </OfficeList>
)

export const recordClaimResources: OfficeResource[] = [
  {
    name: 'klaim-riwayat',
    people: true,
    label: 'klaim riwayat',
    group: 'Permohonan',
    under: 'perubahan-data',
    icon: HowToRegIcon,
    permission: 'verifikasi',
    calls: { list: 'listRecordClaim', get: 'getRecordClaim' },
    readOnly: true,
    title: titleOf<'listRecordClaim'>('nama'),
    fields: {
      created_at: 'Diajukan',
      nama: 'Nama akun',
      email: 'Email',
      status: 'Keadaan',
      catatan: 'Alasan, dikirim kepada pemilik akun',
    },
    words: { status: STATES },
    list: ClaimList,
    show: ClaimShow,
  },
]
