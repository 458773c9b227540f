import AccountBalanceIcon from '@mui/icons-material/AccountBalanceOutlined'
import AlarmIcon from '@mui/icons-material/AlarmOutlined'
import ReceiptLongIcon from '@mui/icons-material/ReceiptLongOutlined'
import { DataTable, FunctionField, NullableBooleanInput, SelectInput } from 'react-admin'
import { formatRupiah } from '../../../../lib/rupiah.ts'
import { office, type Row } from '../../../../office/calls/client.ts'
import { columnOf, inputOf } from '../../../../office/calls/fields.ts'
import { namedChoices } from '../../../../office/display/choices.ts'
import { shortMoment } from '../../../../office/display/moment.ts'
import { StateField } from '../../../../office/display/StateField.tsx'
import { type OfficeResource, titleOf } from '../../../../office/office-resource.ts'
import { BeginQueue } from '../../../../office/queue/BeginQueue.tsx'
import { OfficeList } from '../../../../office/screens/OfficeList.tsx'
import { SelectionButton } from '../../../../office/selection/SelectionButton.tsx'
import { INVOICE_STATES } from '../state-rules.ts'
import { InvoiceShow } from './InvoiceShow.tsx'
import { PROOFS } from './proof-queue.ts'
import { Statement } from './Statement.tsx'
import { Sums } from './Sums.tsx'

const STATES = namedChoices(INVOICE_STATES)

const WAITING = [
  { id: 'pembatalan', name: 'Konfirmasi pembatalan' },
  { id: 'penarikan', name: 'Penarikan oleh bank' },
  { id: 'pengembalian', name: 'Pengembalian dana' },
]

type InvoiceRow = Row<'listInvoice'>

const column = columnOf<'listInvoice'>()
const filter = inputOf<'listInvoice'>()

const filters = [
  <SelectInput key="status" source={filter('status')} choices={STATES} alwaysOn />,
  <SelectInput key="menunggu" source={filter('menunggu')} choices={WAITING} />,
  <NullableBooleanInput key="lewat_tempo" source={filter('lewat_tempo')} />,
]

const total = (invoice: InvoiceRow): string => formatRupiah(invoice.total)
const due = (invoice: InvoiceRow): string => shortMoment(invoice.due_at)

const remind = (
  <SelectionButton
    label="Ingatkan"
    icon={<AlarmIcon />}
    verb="diingatkan"
    question="Pembayar menerima pengingat pembayaran melalui email; yang sudah diingatkan dalam 24 jam terakhir dilewati."
    act={(ids) => office.remindPayments({ ids })}
  />
)

const InvoiceList = () => (
  <>
    <Sums />
    <OfficeList<'listInvoice'>
      rarely={['nama_tagihan']}
      sort={{ field: 'created_at', order: 'DESC' }}
      filters={filters}
      bulk={remind}
      begins={<BeginQueue queue={PROOFS} permission="keuangan" />}
      narrow={{
        first: (invoice) => `${invoice.nomor}, ${total(invoice)}`,
        second: (invoice) => (
          <>
            {invoice.nama}, <StateField source={column('status')} choices={STATES} />
          </>
        ),
      }}
    >
      <DataTable.Col source={column('nomor')} />
      <DataTable.Col source={column('nama')} disableSort />
      <DataTable.Col source={column('nama_tagihan')} disableSort />
      <DataTable.Col source={column('total')} sx={{ textAlign: 'right' }}>
        <FunctionField source={column('total')} render={total} />
      </DataTable.Col>
      <DataTable.Col source={column('status')}>
        <StateField source={column('status')} choices={STATES} />
      </DataTable.Col>
      <DataTable.Col source={column('due_at')}>
        <FunctionField source={column('due_at')} render={due} />
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
    calls: { list: 'listInvoice', get: 'getOfficeInvoice' },
    readOnly: true,
    title: titleOf<'listInvoice'>('nomor'),
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
      diterima: 'Diterima',
      dikembalikan: 'Dikembalikan',
      ditarik: 'Ditarik bank',
      disengketakan: 'Dalam sengketa',
      menunggu: 'Menunggu',
      jumlah: 'Jumlah yang diterima',
      selisih: 'Selisih',
      alasan: 'Alasan, dikirim kepada pemohon',
      catatan: 'Catatan transfer',
      nomor_meterai: 'Nomor seri e-meterai',
    },
    words: { status: STATES },
    list: InvoiceList,
    show: InvoiceShow,
  },
  {
    name: 'mutasi',
    label: 'mutasi rekening',
    group: 'Permohonan',
    under: 'invoice',
    icon: AccountBalanceIcon,
    permission: 'keuangan',
    calls: {},
    readOnly: true,
    fields: {},
    list: Statement,
  },
]
