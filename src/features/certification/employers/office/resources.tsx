import BusinessIcon from '@mui/icons-material/BusinessOutlined'
import { DataTable, FunctionField } from 'react-admin'
import { formatRupiah } from '../../../../lib/rupiah.ts'
import type { Row } from '../../../../office/calls/client.ts'
import { columnOf } from '../../../../office/calls/fields.ts'
import { type OfficeResource, titleOf } from '../../../../office/office-resource.ts'
import { OfficeList } from '../../../../office/screens/OfficeList.tsx'
import { EmployerShow } from './EmployerShow.tsx'

type Employer = Row<'listPayingEmployer'>

const column = columnOf<'listPayingEmployer'>()

const sums = ({ terbuka, lunas }: Employer): string =>
  `belum lunas ${formatRupiah(terbuka)}, sudah dibayar ${formatRupiah(lunas)}`

const EmployerList = () => (
  <OfficeList<'listPayingEmployer'>
    main="nama"
    sort={{ field: 'nama', order: 'ASC' }}
    bulk={false}
    narrow={{ first: ({ nama }) => nama, second: (one) => `${one.banyak_anggota} anggota, ${sums(one)}` }}
  >
    <DataTable.Col source={column('nama')} />
    <DataTable.Col source={column('banyak_anggota')} disableSort sx={{ textAlign: 'right' }} />
    <DataTable.Col source={column('terbuka')} disableSort sx={{ textAlign: 'right' }}>
      <FunctionField<Employer> render={({ terbuka }) => formatRupiah(terbuka)} />
    </DataTable.Col>
    <DataTable.Col source={column('lunas')} disableSort sx={{ textAlign: 'right' }}>
      <FunctionField<Employer> render={({ lunas }) => formatRupiah(lunas)} />
    </DataTable.Col>
  </OfficeList>
)

export const employerResources: OfficeResource[] = [
  {
    name: 'perusahaan',
    label: 'perusahaan',
    group: 'Permohonan',
    under: 'invoice',
    icon: BusinessIcon,
    permission: 'keuangan',
    calls: { list: 'listPayingEmployer', get: 'getPayingEmployer' },
    readOnly: true,
    title: titleOf<'listPayingEmployer'>('nama'),
    fields: {
      nama: 'Nama',
      created_at: 'Didaftarkan',
      banyak_anggota: 'Anggota',
      terbuka: 'Belum lunas',
      lunas: 'Sudah dibayar',
    },
    list: EmployerList,
    show: EmployerShow,
  },
]
