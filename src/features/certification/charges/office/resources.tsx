import AccountBalanceWalletIcon from '@mui/icons-material/AccountBalanceWalletOutlined'
import BalanceIcon from '@mui/icons-material/BalanceOutlined'
import QrCodeIcon from '@mui/icons-material/QrCode2Outlined'
import { DataTable, FunctionField, SelectInput } from 'react-admin'
import { formatRupiah } from '../../../../lib/rupiah.ts'
import type { Row } from '../../../../office/calls/client.ts'
import { columnOf, inputOf } from '../../../../office/calls/fields.ts'
import { namedChoices } from '../../../../office/display/choices.ts'
import { shortMoment } from '../../../../office/display/moment.ts'
import { StateField } from '../../../../office/display/StateField.tsx'
import { type OfficeResource, titleOf } from '../../../../office/office-resource.ts'
import { OfficeList } from '../../../../office/screens/OfficeList.tsx'
import { CHARGE_CASE_NAMES, caseWords } from '../case-rules.ts'
import { DIFFERENCE_NAMES, DIFFERENCE_STATES, differenceText } from '../differences/rules.ts'
import { CHARGE_STATES, ENVIRONMENT_NAMES, METHOD_NAMES, PROVIDER_NAMES } from '../rules.ts'
import { DifferenceShow } from './DifferenceShow.tsx'
import { ProviderEdit } from './ProviderEdit.tsx'

type ProviderRow = Row<'listPaymentProvider'>
type ChargeRow = Row<'listCharge'>
type DifferenceRow = Row<'listPaymentDifference'>

const provider = columnOf<'listPaymentProvider'>()
const charge = columnOf<'listCharge'>()
const chargeFilter = inputOf<'listCharge'>()
const difference = columnOf<'listPaymentDifference'>()
const differenceFilter = inputOf<'listPaymentDifference'>()

const STATES = namedChoices(CHARGE_STATES)
const DIFFERENCE_CHOICES = namedChoices(DIFFERENCE_STATES)

const nameOf = ({ penyedia, lingkungan }: Pick<ProviderRow, 'penyedia' | 'lingkungan'>): string =>
  `${PROVIDER_NAMES[penyedia]} (${ENVIRONMENT_NAMES[lingkungan]})`

const stateOfProvider = ({ aktif, has_key }: ProviderRow): string => {
  if (aktif) return 'Ditawarkan kepada pembayar'
  return has_key ? 'Mati, kunci tersimpan' : 'Belum diatur'
}

const PaymentProviderList = () => (
  <OfficeList<'listPaymentProvider'>
    sort={{ field: 'id', order: 'ASC' }}
    bulk={false}
    searchable={false}
    narrow={{ first: nameOf, second: stateOfProvider }}
  >
    <DataTable.Col source={provider('penyedia')} disableSort>
      <FunctionField<ProviderRow> source={provider('penyedia')} render={nameOf} />
    </DataTable.Col>
    <DataTable.Col source={provider('aktif')} disableSort>
      <FunctionField<ProviderRow> source={provider('aktif')} render={stateOfProvider} />
    </DataTable.Col>
    <DataTable.Col source={provider('noticed_at')} disableSort>
      <FunctionField<ProviderRow>
        source={provider('noticed_at')}
        render={({ noticed_at }) => (noticed_at === null ? '-' : shortMoment(noticed_at))}
      />
    </DataTable.Col>
  </OfficeList>
)

const ChargeList = () => (
  <OfficeList<'listCharge'>
    sort={{ field: 'id', order: 'DESC' }}
    filters={[
      <SelectInput key="status" source={chargeFilter('status')} choices={STATES} />,
      <SelectInput key="penyedia" source={chargeFilter('penyedia')} choices={namedChoices(PROVIDER_NAMES)} />,
    ]}
    bulk={false}
    searchable={false}
    narrow={{
      first: ({ nomor, jumlah }) => `${nomor}, ${formatRupiah(jumlah)}`,
      second: ({ metode, kasus }) => `${METHOD_NAMES[metode]}. ${caseWords(kasus).office}`,
    }}
  >
    <DataTable.Col source={charge('created_at')} disableSort>
      <FunctionField<ChargeRow> source={charge('created_at')} render={({ created_at }) => shortMoment(created_at)} />
    </DataTable.Col>
    <DataTable.Col source={charge('nomor')} disableSort />
    <DataTable.Col source={charge('metode')} disableSort>
      <FunctionField<ChargeRow>
        source={charge('metode')}
        render={({ metode, penyedia }) => `${METHOD_NAMES[metode]}, ${PROVIDER_NAMES[penyedia]}`}
      />
    </DataTable.Col>
    <DataTable.Col source={charge('jumlah')} disableSort sx={{ textAlign: 'right' }}>
      <FunctionField<ChargeRow> source={charge('jumlah')} render={({ jumlah }) => formatRupiah(jumlah)} />
    </DataTable.Col>
    <DataTable.Col source={charge('status')} disableSort>
      <StateField source={charge('status')} choices={STATES} />
    </DataTable.Col>
    <DataTable.Col source={charge('kasus')} disableSort>
      <FunctionField<ChargeRow> source={charge('kasus')} render={({ kasus }) => caseWords(kasus).office} />
    </DataTable.Col>
  </OfficeList>
)

const DifferenceList = () => (
  <OfficeList<'listPaymentDifference'>
    sort={{ field: 'found_at', order: 'DESC' }}
    filters={[<SelectInput key="status" source={differenceFilter('status')} choices={DIFFERENCE_CHOICES} alwaysOn />]}
    bulk={false}
    searchable={false}
    narrow={{ first: ({ nomor }) => nomor, second: ({ jenis }) => differenceText(jenis) }}
  >
    <DataTable.Col source={difference('found_at')} disableSort>
      <FunctionField<DifferenceRow> source={difference('found_at')} render={({ found_at }) => shortMoment(found_at)} />
    </DataTable.Col>
    <DataTable.Col source={difference('nomor')} disableSort />
    <DataTable.Col source={difference('jenis')} disableSort>
      <FunctionField<DifferenceRow> source={difference('jenis')} render={({ jenis }) => differenceText(jenis)} />
    </DataTable.Col>
    <DataTable.Col source={difference('seharusnya')} disableSort sx={{ textAlign: 'right' }}>
      <FunctionField<DifferenceRow>
        source={difference('seharusnya')}
        render={({ seharusnya }) => formatRupiah(seharusnya)}
      />
    </DataTable.Col>
    <DataTable.Col source={difference('ternyata')} disableSort sx={{ textAlign: 'right' }}>
      <FunctionField<DifferenceRow> source={difference('ternyata')} render={({ ternyata }) => formatRupiah(ternyata)} />
    </DataTable.Col>
    <DataTable.Col source={difference('status')} disableSort>
      <StateField source={difference('status')} choices={DIFFERENCE_CHOICES} />
    </DataTable.Col>
  </OfficeList>
)

export const chargeResources: OfficeResource[] = [
  {
    name: 'tagihan-daring',
    label: 'tagihan daring',
    group: 'Permohonan',
    under: 'invoice',
    icon: QrCodeIcon,
    permission: 'keuangan',
    readOnly: true,
    calls: { list: 'listCharge' },
    title: titleOf<'listCharge'>(({ nomor }) => nomor),
    fields: {
      created_at: 'Dibuat',
      invoice_id: 'ID invoice',
      nomor: 'Invoice',
      penyedia: 'Penyedia',
      lingkungan: 'Akun',
      metode: 'Cara membayar',
      order_id: 'Nomor pesanan',
      jumlah: 'Jumlah',
      status: 'Keadaan',
      kasus: 'Keterangan',
      expires_at: 'Berlaku sampai',
      paid_at: 'Dibayar',
    },
    words: {
      penyedia: namedChoices(PROVIDER_NAMES),
      lingkungan: namedChoices(ENVIRONMENT_NAMES),
      metode: namedChoices(METHOD_NAMES),
      status: STATES,
      kasus: CHARGE_CASE_NAMES.map((id) => ({ id, name: caseWords(id).office })),
    },
    list: ChargeList,
  },
  {
    name: 'selisih-pembayaran',
    label: 'selisih pembayaran',
    group: 'Permohonan',
    under: 'invoice',
    icon: BalanceIcon,
    permission: 'keuangan',
    calls: { list: 'listPaymentDifference', get: 'getPaymentDifference' },
    title: titleOf<'listPaymentDifference'>(({ nomor }) => nomor),
    fields: {
      jenis: 'Selisih',
      invoice_id: 'ID invoice',
      nomor: 'Invoice',
      order_id: 'Nomor pesanan',
      seharusnya: 'Seharusnya',
      ternyata: 'Ternyata',
      found_at: 'Ditemukan',
      status: 'Keadaan',
      catatan: 'Alasan',
      resolved_by_name: 'Diselesaikan oleh',
      resolved_at: 'Diselesaikan',
    },
    words: { status: DIFFERENCE_CHOICES, jenis: DIFFERENCE_NAMES.map((id) => ({ id, name: differenceText(id) })) },
    list: DifferenceList,
    show: DifferenceShow,
  },
  {
    name: 'penyedia-pembayaran',
    fixed: true,
    label: 'penyedia pembayaran',
    group: 'Pembayaran',
    icon: AccountBalanceWalletIcon,
    permission: 'keuangan',
    calls: {
      list: 'listPaymentProvider',
      get: 'getPaymentProvider',
      update: 'updatePaymentProvider',
      history: 'historyPaymentProvider',
    },
    title: titleOf<'listPaymentProvider'>(nameOf),
    fields: {
      penyedia: 'Penyedia',
      lingkungan: 'Akun',
      aktif: 'Tawarkan kepada pembayar',
      metode: 'Cara membayar yang ditawarkan',
      alamat: 'Alamat lain',
      kunci: 'Kunci',
      token_notifikasi: 'Token notifikasi',
      has_key: 'Kunci tersimpan',
      has_token: 'Token tersimpan',
      noticed_at: 'Notifikasi terakhir',
      alamat_notifikasi: 'Alamat notifikasi',
    },
    list: PaymentProviderList,
    edit: ProviderEdit,
  },
]
