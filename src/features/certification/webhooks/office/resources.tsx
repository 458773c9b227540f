import WebhookIcon from '@mui/icons-material/WebhookOutlined'
import { DataTable, FunctionField, SelectInput } from 'react-admin'
import type { Row } from '../../../../office/calls/client.ts'
import { columnOf, inputOf } from '../../../../office/calls/fields.ts'
import { namedChoices } from '../../../../office/display/choices.ts'
import { shortMoment } from '../../../../office/display/moment.ts'
import { type OfficeResource, titleOf } from '../../../../office/office-resource.ts'
import { OfficeList } from '../../../../office/screens/OfficeList.tsx'
import { CERTIFICATE_STATES, type CertificateState } from '../../certificates/rules.ts'
import { DELIVERY_STATE_NAMES } from '../rules.ts'
import { DeliveryActions } from './DeliveryActions.tsx'

type Delivery = Row<'listWatcherDelivery'>

const column = columnOf<'listWatcherDelivery'>()
const filter = inputOf<'listWatcherDelivery'>()

const stateName = (state: string): string => CERTIFICATE_STATES[state as CertificateState] ?? state

const changeInWords = ({ dari, ke }: Delivery): string => `${stateName(dari)} menjadi ${stateName(ke)}`

const DeliveryList = () => (
  <OfficeList<'listWatcherDelivery'>
    rarely={['host', 'galat']}
    sort={{ field: 'id', order: 'DESC' }}
    filters={[<SelectInput key="status" source={filter('status')} choices={namedChoices(DELIVERY_STATE_NAMES)} />]}
    bulk={false}
    searchable={false}
    narrow={{
      first: ({ nama_pengamat, status }) => `${nama_pengamat}: ${DELIVERY_STATE_NAMES[status]}`,
      second: (delivery) => (
        <>
          {shortMoment(delivery.at)}, {delivery.no_sertifikasi}: {changeInWords(delivery)}. {delivery.galat}{' '}
          <DeliveryActions />
        </>
      ),
    }}
  >
    <DataTable.Col source={column('at')} disableSort>
      <FunctionField<Delivery> source={column('at')} render={({ at }) => shortMoment(at)} />
    </DataTable.Col>
    <DataTable.Col source={column('nama_pengamat')} disableSort />
    <DataTable.Col source={column('host')} disableSort />
    <DataTable.Col source={column('no_sertifikasi')} disableSort />
    <DataTable.Col label="Perubahan" disableSort>
      <FunctionField<Delivery> render={changeInWords} />
    </DataTable.Col>
    <DataTable.Col source={column('status')} disableSort>
      <FunctionField<Delivery> source={column('status')} render={({ status }) => DELIVERY_STATE_NAMES[status]} />
    </DataTable.Col>
    <DataTable.Col source={column('galat')} disableSort />
    <DataTable.Col label="Tindakan" disableSort>
      <DeliveryActions />
    </DataTable.Col>
  </OfficeList>
)

export const webhookResources: OfficeResource[] = [
  {
    name: 'kiriman-pengamat',
    label: 'kiriman pengamat',
    group: 'Sambungan',
    icon: WebhookIcon,
    permission: 'pengguna',
    readOnly: true,
    calls: { list: 'listWatcherDelivery' },
    title: titleOf<'listWatcherDelivery'>(({ id }) => `no. ${id}`),
    fields: {
      at: 'Dibuat',
      no_sertifikasi: 'Nomor sertifikat',
      nama_pengamat: 'Pengamat',
      host: 'Tujuan',
      dari: 'Status lama',
      ke: 'Status baru',
      status: 'Keadaan',
      tries: 'Percobaan',
      galat: 'Sebab',
      sent_at: 'Diterima',
      resent_at: 'Dikirim ulang',
    },
    list: DeliveryList,
  },
]
