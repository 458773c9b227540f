import AccountBalanceIcon from '@mui/icons-material/AccountBalanceOutlined'
import ReceiptLongIcon from '@mui/icons-material/ReceiptLongOutlined'
import { DataTable, FunctionField, NullableBooleanInput, type RaRecord, SelectField, SelectInput } from 'react-admin'
import { formatRupiah } from '../../../../lib/rupiah.ts'
import { namedChoices } from '../../../../office/choices.ts'
import { momentText } from '../../../../office/moment.ts'
import type { OfficeResource } from '../../../../office/office-resource.ts'
import { OfficeList } from '../../../../office/screens/OfficeList.tsx'
import { INVOICE_STATES } from '../rules.ts'
import { InvoiceShow } from './InvoiceShow.tsx'
import { Statement } from './Statement.tsx'
import { Sums } from './Sums.tsx'

const STATES = namedChoices(INVOICE_STATES)

const filters = [
  <SelectInput key="status" source="status" choices={STATES} alwaysOn />,
  <NullableBooleanInput key="lewat_tempo" source="lewat_tempo" />,
]

const total = (invoice: RaRecord): string => formatRupiah(invoice['total'])

const InvoiceList = () => (
  <>
    <Sums />
    <OfficeList
      sort={{ field: 'created_at', order: 'DESC' }}
      filters={filters}
      bulk={false}
      narrow={{
        first: (invoice) => `${invoice['nomor']}, ${total(invoice)}`,
        second: (invoice) => (
          <>
            {invoice['nama']}, <SelectField source="status" choices={STATES} />
          </>
        ),
      }}
    >
      <DataTable.Col source="nomor" />
      <DataTable.Col source="nama" disableSort />
      <DataTable.Col source="nama_tagihan" disableSort />
      <DataTable.NumberCol source="total">
        <FunctionField render={total} />
      </DataTable.NumberCol>
      <DataTable.Col source="status">
        <SelectField source="status" choices={STATES} />
      </DataTable.Col>
      <DataTable.Col source="due_at">
        <FunctionField render={(invoice) => momentText(invoice['due_at'])} />
      </DataTable.Col>
    </OfficeList>
  </>
)

export const invoiceResources: OfficeResource[] = [
  {
    name: 'invoice',
    label: 'invoice',
    group: 'Permohonan',
    icon: ReceiptLongIcon,
    permission: 'keuangan',
    readOnly: true,
    title: 'nomor',
    fields: {
      nomor: 'Nomor',
      nama: 'Pemohon',
      nama_tagihan: 'Ditagih kepada',
      total: 'Total',
      status: 'Keadaan',
      created_at: 'Terbit',
      due_at: 'Jatuh tempo',
      paid_at: 'Dibayar',
      lewat_tempo: 'Lewat jatuh tempo',
      jumlah: 'Jumlah yang diterima',
      alasan: 'Alasan, dikirim kepada pemohon',
      catatan: 'Catatan transfer',
    },
    list: InvoiceList,
    show: InvoiceShow,
  },
  {
    name: 'mutasi',
    label: 'mutasi rekening',
    group: 'Permohonan',
    icon: AccountBalanceIcon,
    permission: 'keuangan',
    readOnly: true,
    fields: {},
    list: Statement,
  },
]
