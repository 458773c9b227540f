import ShieldIcon from '@mui/icons-material/ShieldOutlined'
import { DataTable, DateInput, FunctionField, SelectInput, useListContext } from 'react-admin'
import { officeUrl, type Row } from '../../../../office/calls/client.ts'
import { columnOf, inputOf } from '../../../../office/calls/fields.ts'
import { namedChoices } from '../../../../office/display/choices.ts'
import { shortMoment } from '../../../../office/display/moment.ts'
import { ConfirmedDownload } from '../../../../office/export/ConfirmedDownload.tsx'
import { Text } from '../../../../office/inputs/Text.tsx'
import { type OfficeResource, titleOf } from '../../../../office/office-resource.ts'
import { OfficeList } from '../../../../office/screens/OfficeList.tsx'
import { SECURITY_KINDS } from '../../../../security-kinds.ts'

type Event = Row<'listSecurityEvent'>

const filter = inputOf<'listSecurityEvent'>()
const column = columnOf<'listSecurityEvent'>()

const filters = [
  <SelectInput key="jenis" source={filter('jenis')} choices={namedChoices(SECURITY_KINDS)} />,
  <Text key="user_id" source={filter('user_id')} />,
  <Text key="address_key" source={filter('address_key')} />,
  <Text key="network_key" source={filter('network_key')} />,
  <DateInput key="dari" source={filter('dari')} />,
  <DateInput key="sampai" source={filter('sampai')} />,
]

const whose = ({ nama, user_id }: Event): string =>
  user_id === null ? 'Alamat email tanpa akun' : `${nama ?? ''} (no. ${user_id})`

const what = ({ jenis, rincian }: Event): string => [SECURITY_KINDS[jenis], rincian].filter(Boolean).join(': ')

/** The button that exports what the filter finds; each export is itself noted in the log. */
function TakeOut() {
  const { filterValues } = useListContext()
  return (
    <>
      <ConfirmedDownload href={officeUrl('exportSecurityEvents', filterValues)} label="Unduh CSV" />
      <ConfirmedDownload
        href={officeUrl('exportSecurityEvents', { ...filterValues, pemisah: ';' })}
        label="CSV dengan titik koma"
      />
    </>
  )
}

const SecurityLogList = () => (
  <OfficeList<'listSecurityEvent'>
    rarely={['address_key']}
    sort={{ field: 'id', order: 'DESC' }}
    filters={filters}
    bulk={false}
    searchable={false}
    takeOut={<TakeOut />}
    narrow={{ first: what, second: (event) => `${whose(event)}, ${shortMoment(event.at)}` }}
  >
    <DataTable.NumberCol source={column('id')} />
    <DataTable.Col source={column('at')} disableSort>
      <FunctionField<Event> source={column('at')} render={({ at }) => shortMoment(at)} />
    </DataTable.Col>
    <DataTable.Col source={column('nama')} disableSort>
      <FunctionField<Event> source={column('nama')} render={whose} />
    </DataTable.Col>
    <DataTable.Col source={column('jenis')} disableSort>
      <FunctionField<Event> source={column('jenis')} render={what} />
    </DataTable.Col>
    <DataTable.Col source={column('perangkat')} disableSort />
    <DataTable.Col source={column('address_key')} disableSort />
    <DataTable.Col source={column('changed_by_name')} disableSort />
  </OfficeList>
)

export const securityLogResources: OfficeResource[] = [
  {
    name: 'catatan-keamanan',
    people: true,
    label: 'catatan keamanan',
    group: 'Catatan',
    icon: ShieldIcon,
    permission: 'pengguna',
    readOnly: true,
    calls: { list: 'listSecurityEvent' },
    title: titleOf<'listSecurityEvent'>((event) => `no. ${event.id}`),
    fields: {
      at: 'Waktu',
      user_id: 'No. akun',
      nama: 'Akun',
      jenis: 'Kejadian',
      rincian: 'Rincian',
      perangkat: 'Perangkat',
      address_key: 'Sidik alamat',
      network_key: 'Sidik jaringan',
      email_key: 'Sidik email',
      changed_by_name: 'Oleh petugas',
      dari: 'Dari tanggal',
      sampai: 'Sampai tanggal',
    },
    list: SecurityLogList,
  },
]
