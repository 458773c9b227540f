import AccountTreeIcon from '@mui/icons-material/AccountTreeOutlined'
import CategoryIcon from '@mui/icons-material/CategoryOutlined'
import HistoryEduIcon from '@mui/icons-material/HistoryEduOutlined'
import { BooleanField, DataTable, NullableBooleanInput, ReferenceInput, SelectField, SelectInput } from 'react-admin'
import { namedChoices } from '../../../../office/choices.ts'
import { Text } from '../../../../office/inputs/Text.tsx'
import type { OfficeResource } from '../../../../office/office-resource.ts'
import { OfficeCreate } from '../../../../office/screens/OfficeCreate.tsx'
import { OfficeEdit } from '../../../../office/screens/OfficeEdit.tsx'
import { OfficeList } from '../../../../office/screens/OfficeList.tsx'
import { SchemeVersions } from './SchemeVersions.tsx'
import { VersionEdit } from './VersionEdit.tsx'
import { VersionList } from './VersionList.tsx'

const KINDS = namedChoices({
  sertifikasi: 'Sertifikasi',
  perpanjangan: 'Perpanjangan',
  uji_ulang: 'Uji ulang',
  pemeliharaan: 'Pemeliharaan',
})

const CategoryList = () => (
  <OfficeList
    sort={{ field: 'name', order: 'ASC' }}
    filters={[<SelectInput key="jenis" source="jenis" choices={KINDS} />]}
    narrow={{ first: (category) => category['name'] }}
  >
    <DataTable.Col source="name" />
    <DataTable.Col source="jenis">
      <SelectField source="jenis" choices={KINDS} />
    </DataTable.Col>
  </OfficeList>
)

const categoryFields = (
  <>
    <Text source="name" isRequired />
    <SelectInput source="jenis" choices={KINDS} isRequired />
  </>
)

const category = (
  <ReferenceInput
    key="category_id"
    source="category_id"
    reference="kategori"
    sort={{ field: 'name', order: 'ASC' }}
    perPage={100}
  >
    <SelectInput optionText="name" isRequired />
  </ReferenceInput>
)

const kualifikasi = (
  <Text
    source="kualifikasi"
    helperText="KTPA atau ATPA untuk perpanjangan dan uji ulang. Kosongkan bila sama dengan nama kategori."
  />
)

const SchemeList = () => (
  <OfficeList
    sort={{ field: 'name', order: 'ASC' }}
    filters={[category, <NullableBooleanInput key="ada_draf" source="ada_draf" />]}
    narrow={{ first: (scheme) => scheme['name'], second: (scheme) => scheme['category'] }}
  >
    <DataTable.Col source="name" />
    <DataTable.Col source="category" />
    <DataTable.NumberCol source="versi_terbit" />
    <DataTable.Col source="ada_draf" disableSort>
      <BooleanField source="ada_draf" />
    </DataTable.Col>
  </OfficeList>
)

const SchemeCreate = () => (
  <OfficeCreate then="edit">
    <Text source="name" isRequired helperText="Nama ini mengawali versi pertama, sebagai draf." />
    {category}
    {kualifikasi}
  </OfficeCreate>
)

const SchemeEdit = () => (
  <OfficeEdit>
    {category}
    {kualifikasi}
    <SchemeVersions />
  </OfficeEdit>
)

export const schemeResources: OfficeResource[] = [
  {
    name: 'skema',
    label: 'skema',
    group: 'Skema dan penguji',
    icon: AccountTreeIcon,
    permission: 'konten',
    readableBy: 'administrator',
    fields: {
      category_id: 'Kategori',
      category: 'Kategori',
      kualifikasi: 'Kualifikasi sertifikat',
      versi_terbit: 'Versi terbit',
      ada_draf: 'Ada draf',
      versi: 'Versi',
    },
    list: SchemeList,
    create: SchemeCreate,
    edit: SchemeEdit,
  },
  {
    name: 'versi-skema',
    label: 'versi skema',
    group: 'Skema dan penguji',
    icon: HistoryEduIcon,
    permission: 'konten',
    readableBy: 'administrator',
    title: (version) => `${version['name']} (versi ${version['versi']})`,
    fields: {
      versi: 'Versi',
      scheme_id: 'Skema',
      category: 'Kategori',
      durasi: 'Pelaksanaan',
      description: 'Uraian',
      image: 'Gambar',
      registration_fee: 'Biaya pendaftaran (rupiah)',
      detail_pelatihan: 'Dokumen regulasi (PDF)',
      persyaratan: 'Persyaratan',
      'persyaratan.nama': 'Nama',
      'persyaratan.keterangan': 'Keterangan',
      'persyaratan.wajib': 'Wajib',
      unit_kompetensi: 'Unit kompetensi',
      'unit_kompetensi.judul': 'Judul unit',
      metode_uji: 'Metode uji',
      min_pendidikan: 'Pendidikan paling rendah',
      min_pengalaman_tahun: 'Pengalaman paling sedikit (tahun)',
      min_dokumen_amdal: 'Dokumen Amdal paling sedikit',
      wajib_atpa: 'Wajib bersertifikat ATPA',
      jenis_kegiatan: 'Jenis kegiatan',
      jam_pelajaran: 'Jam pelajaran',
      poin: 'Poin',
      terbit: 'Sudah terbit',
    },
    list: VersionList,
    edit: VersionEdit,
  },
  {
    name: 'kategori',
    label: 'kategori skema',
    group: 'Skema dan penguji',
    icon: CategoryIcon,
    permission: 'konten',
    readableBy: 'administrator',
    fields: { jenis: 'Jenis' },
    list: CategoryList,
    create: () => <OfficeCreate>{categoryFields}</OfficeCreate>,
    edit: () => <OfficeEdit>{categoryFields}</OfficeEdit>,
  },
]
