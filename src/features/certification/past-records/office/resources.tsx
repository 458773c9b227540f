import HistoryIcon from '@mui/icons-material/HistoryOutlined'
import { DataTable, FunctionField } from 'react-admin'
import { formatRupiah } from '../../../../lib/rupiah.ts'
import type { Row } from '../../../../office/calls/client.ts'
import { columnOf } from '../../../../office/calls/fields.ts'
import { DayField } from '../../../../office/display/DayField.tsx'
import type { OfficeResource } from '../../../../office/office-resource.ts'
import { OfficeList } from '../../../../office/screens/OfficeList.tsx'
import { SchemeName } from '../../../catalogue/schemes/office/parts/SchemeName.tsx'

const application = columnOf<'listPastApplication'>()
const invoice = columnOf<'listPastInvoice'>()
const total = (row: Row<'listPastInvoice'>): string => formatRupiah(row.total)

const PastApplicationList = () => (
  <OfficeList<'listPastApplication'>
    rarely={['tanggal_permohonan', 'tanggal_keputusan', 'no_sertifikat', 'keterangan']}
    sort={{ field: 'id', order: 'DESC' }}
    bulk={false}
    narrow={{
      first: ({ nomor, nama }) => `${nomor}, ${nama}`,
      second: ({ hasil }) => (
        <>
          <SchemeName />: {hasil}
        </>
      ),
    }}
  >
    <DataTable.Col source={application('nomor')} disableSort />
    <DataTable.Col source={application('nama')} disableSort />
    <DataTable.Col source={application('skema')} disableSort>
      <SchemeName />
    </DataTable.Col>
    <DataTable.Col source={application('hasil')} disableSort />
    <DataTable.Col source={application('tanggal_permohonan')} disableSort>
      <DayField source={application('tanggal_permohonan')} />
    </DataTable.Col>
    <DataTable.Col source={application('tanggal_uji')} disableSort>
      <DayField source={application('tanggal_uji')} />
    </DataTable.Col>
    <DataTable.Col source={application('tanggal_keputusan')} disableSort>
      <DayField source={application('tanggal_keputusan')} />
    </DataTable.Col>
    <DataTable.Col source={application('no_sertifikat')} disableSort />
    <DataTable.Col source={application('keterangan')} disableSort />
  </OfficeList>
)

const PastInvoiceList = () => (
  <OfficeList<'listPastInvoice'>
    rarely={['tanggal_bayar', 'nomor_kuitansi', 'keterangan']}
    sort={{ field: 'id', order: 'DESC' }}
    bulk={false}
    narrow={{
      first: (row) => `${row.nomor}, ${total(row)}`,
      second: ({ nama, perihal, status }) => `${nama}, ${perihal}: ${status}`,
    }}
  >
    <DataTable.Col source={invoice('nomor')} disableSort />
    <DataTable.Col source={invoice('nama')} disableSort />
    <DataTable.Col source={invoice('perihal')} disableSort />
    <DataTable.Col source={invoice('total')} disableSort sx={{ textAlign: 'right' }}>
      <FunctionField source={invoice('total')} render={total} />
    </DataTable.Col>
    <DataTable.Col source={invoice('status')} disableSort />
    <DataTable.Col source={invoice('tanggal')} disableSort>
      <DayField source={invoice('tanggal')} />
    </DataTable.Col>
    <DataTable.Col source={invoice('tanggal_bayar')} disableSort>
      <DayField source={invoice('tanggal_bayar')} />
    </DataTable.Col>
    <DataTable.Col source={invoice('nomor_kuitansi')} disableSort />
    <DataTable.Col source={invoice('keterangan')} disableSort />
  </OfficeList>
)

export const pastRecordResources: OfficeResource[] = [
  {
    name: 'permohonan-lama',
    people: true,
    label: 'permohonan lama',
    group: 'Permohonan',
    under: 'permohonan',
    icon: HistoryIcon,
    permission: 'verifikasi',
    readableBy: 'administrator',
    calls: { list: 'listPastApplication' },
    readOnly: true,
    fields: {
      nomor: 'Nomor',
      nama: 'Nama',
      user_id: 'Akun',
      skema: 'Skema',
      hasil: 'Hasil',
      tanggal_permohonan: 'Tanggal permohonan',
      tanggal_uji: 'Tanggal uji',
      tanggal_keputusan: 'Tanggal keputusan',
      no_sertifikat: 'No. sertifikat',
      keterangan: 'Keterangan',
    },
    list: PastApplicationList,
  },
  {
    name: 'invoice-lama',
    people: true,
    label: 'invoice lama',
    group: 'Permohonan',
    under: 'invoice',
    icon: HistoryIcon,
    permission: 'keuangan',
    calls: { list: 'listPastInvoice' },
    readOnly: true,
    fields: {
      nomor: 'Nomor',
      nama: 'Nama',
      user_id: 'Akun',
      perihal: 'Perihal',
      total: 'Total',
      status: 'Keadaan',
      tanggal: 'Tanggal',
      tanggal_bayar: 'Dibayar',
      nomor_kuitansi: 'Nomor kuitansi',
      keterangan: 'Keterangan',
    },
    list: PastInvoiceList,
  },
]
