import SchoolIcon from '@mui/icons-material/SchoolOutlined'
import { DataTable, DateInput, SelectInput } from 'react-admin'
import type { Payload } from '../../../../office/calls/client.ts'
import { columnOf, inputOf, itemOf } from '../../../../office/calls/fields.ts'
import { PROVINCE_CHOICES } from '../../../../office/display/choices.ts'
import { DayField } from '../../../../office/display/DayField.tsx'
import { Thumbnail } from '../../../../office/display/Thumbnail.tsx'
import { NumberInput } from '../../../../office/inputs/NumberInput.tsx'
import { PictureInput } from '../../../../office/inputs/PictureInput.tsx'
import { Rows } from '../../../../office/inputs/Rows.tsx'
import { Text } from '../../../../office/inputs/Text.tsx'
import { TextLines } from '../../../../office/inputs/TextLines.tsx'
import { allCallsOf, type OfficeResource } from '../../../../office/office-resource.ts'
import { OfficeCreate } from '../../../../office/screens/OfficeCreate.tsx'
import { OfficeList } from '../../../../office/screens/OfficeList.tsx'
import { PageEdit } from '../../../../office/screens/PageEdit.tsx'
import { AccountInput } from './AccountInput.tsx'
import { ExaminerPage } from './ExaminerPage.tsx'

const PORTRAIT = 4 / 5

const filter = inputOf<'listExaminer'>()
const column = columnOf<'listExaminer'>()
const input = inputOf<'createExaminer'>()
const education = itemOf<NonNullable<Payload<'createExaminer'>['riwayat']>[number]>()

const filters = [
  <DateInput key="berakhir_sebelum" source={filter('berakhir_sebelum')} />,
  <Text key="keahlian" source={filter('keahlian')} />,
]

const ExaminerList = () => (
  <OfficeList<'listExaminer'>
    main="name"
    rarely={['foto']}
    sort={{ field: 'urutan', order: 'ASC' }}
    filters={filters}
    narrow={{
      first: (examiner) => examiner.name,
      second: (examiner) => examiner.no_sertifikat ?? 'Nomor sertifikat belum diisi',
    }}
  >
    <DataTable.Col source={column('foto')} disableSort>
      <Thumbnail source={column('foto')} />
    </DataTable.Col>
    <DataTable.Col source={column('name')} />
    <DataTable.Col source={column('no_sertifikat')} disableSort />
    <DataTable.Col source={column('berlaku_sampai')}>
      <DayField source={column('berlaku_sampai')} />
    </DataTable.Col>
    <DataTable.NumberCol source={column('urutan')} />
  </OfficeList>
)

const fields = (
  <>
    <Text source={input('name')} isRequired />
    <Text source={input('email')} type="email" />
    <PictureInput source={input('foto')} ratio={PORTRAIT} />
    <Rows source={input('riwayat')}>
      <Text source={education('name')} />
    </Rows>
    <Text source={input('no_sertifikat')} />
    <DateInput source={input('berlaku_sampai')} />
    <TextLines source={input('keahlian')} />
    <Text source={input('instansi')} helperText="Tempat bekerja. Tidak ditampilkan di situs." />
    <Text source={input('nama_lpjp')} helperText="Kosongkan bila tidak bergabung. Tidak ditampilkan di situs." />
    <Text
      source={input('kota')}
      helperText="Tempat tinggal: yang dekat dengan TUK diusulkan lebih dahulu. Tidak ditampilkan di situs."
    />
    <SelectInput source={input('provinsi')} choices={PROVINCE_CHOICES} />
    <AccountInput />
    <NumberInput source={input('urutan')} least={0} />
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
    calls: allCallsOf('Examiner'),
    fields: {
      kota: 'Kota',
      provinsi: 'Provinsi',
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
      <OfficeCreate<'createExaminer'>
        start={{ urutan: 0, riwayat: [], keahlian: [], instansi: '', nama_lpjp: '', kota: '' }}
      >
        {fields}
      </OfficeCreate>
    ),
    edit: () => <PageEdit>{fields}</PageEdit>,
    show: ExaminerPage,
  },
]
