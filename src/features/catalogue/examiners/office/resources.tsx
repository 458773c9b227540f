import SchoolIcon from '@mui/icons-material/SchoolOutlined'
import { DataTable, DateInput, NumberInput } from 'react-admin'
import { DayField } from '../../../../office/DayField.tsx'
import { PictureInput } from '../../../../office/inputs/PictureInput.tsx'
import { Rows } from '../../../../office/inputs/Rows.tsx'
import { Text } from '../../../../office/inputs/Text.tsx'
import { TextLines } from '../../../../office/inputs/TextLines.tsx'
import type { OfficeResource } from '../../../../office/office-resource.ts'
import { OfficeCreate } from '../../../../office/screens/OfficeCreate.tsx'
import { OfficeEdit } from '../../../../office/screens/OfficeEdit.tsx'
import { OfficeList } from '../../../../office/screens/OfficeList.tsx'
import { Thumbnail } from '../../../../office/Thumbnail.tsx'
import { AccountInput } from './AccountInput.tsx'

const PORTRAIT = 4 / 5

const filters = [
  <DateInput key="berakhir_sebelum" source="berakhir_sebelum" />,
  <Text key="keahlian" source="keahlian" />,
]

const ExaminerList = () => (
  <OfficeList
    sort={{ field: 'urutan', order: 'ASC' }}
    filters={filters}
    narrow={{
      first: (examiner) => examiner['name'],
      second: (examiner) => examiner['no_sertifikat'] ?? 'Nomor sertifikat belum diisi',
    }}
  >
    <DataTable.Col source="foto" disableSort>
      <Thumbnail source="foto" />
    </DataTable.Col>
    <DataTable.Col source="name" />
    <DataTable.Col source="no_sertifikat" disableSort />
    <DataTable.Col source="berlaku_sampai">
      <DayField source="berlaku_sampai" />
    </DataTable.Col>
    <DataTable.NumberCol source="urutan" />
  </OfficeList>
)

const fields = (
  <>
    <Text source="name" isRequired />
    <Text source="email" type="email" />
    <PictureInput source="foto" ratio={PORTRAIT} />
    <Rows source="riwayat">
      <Text source="name" />
    </Rows>
    <Text source="no_sertifikat" />
    <DateInput source="berlaku_sampai" />
    <TextLines source="keahlian" />
    <Text source="instansi" helperText="Tempat bekerja. Tidak ditampilkan di situs." />
    <Text source="nama_lpjp" helperText="Kosongkan bila tidak bergabung. Tidak ditampilkan di situs." />
    <AccountInput />
    <NumberInput source="urutan" min={0} />
  </>
)

export const examinerResources: OfficeResource[] = [
  {
    name: 'penguji',
    label: 'penguji',
    group: 'Skema dan penguji',
    icon: SchoolIcon,
    permission: 'konten',
    readableBy: 'administrator',
    fields: {
      email: 'Email',
      foto: 'Foto',
      riwayat: 'Riwayat pendidikan',
      'riwayat.name': 'Pendidikan',
      no_sertifikat: 'No. sertifikat penguji (BP2SDM)',
      berlaku_sampai: 'Berlaku sampai',
      berakhir_sebelum: 'Berakhir sebelum',
      keahlian: 'Keahlian',
      user_id: 'Akun penguji',
      instansi: 'Instansi',
      nama_lpjp: 'LPJP',
    },
    list: ExaminerList,
    create: () => (
      <OfficeCreate start={{ urutan: 0, riwayat: [], keahlian: [], instansi: '', nama_lpjp: '' }}>
        {fields}
      </OfficeCreate>
    ),
    edit: () => <OfficeEdit>{fields}</OfficeEdit>,
  },
]
