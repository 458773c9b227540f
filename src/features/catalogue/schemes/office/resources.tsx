import AccountTreeIcon from '@mui/icons-material/AccountTreeOutlined'
import CategoryIcon from '@mui/icons-material/CategoryOutlined'
import HistoryEduIcon from '@mui/icons-material/HistoryEduOutlined'
import RuleIcon from '@mui/icons-material/RuleOutlined'
import { BooleanField, DataTable, NullableBooleanInput, ReferenceInput, SelectField, SelectInput } from 'react-admin'
import type { Payload } from '../../../../office/calls/client.ts'
import { columnOf, inputOf } from '../../../../office/calls/fields.ts'
import { namedChoices } from '../../../../office/display/choices.ts'
import { RichTextInput } from '../../../../office/inputs/RichTextInput.tsx'
import { Text } from '../../../../office/inputs/Text.tsx'
import { allCallsOf, type OfficeResource, titleOf } from '../../../../office/office-resource.ts'
import { OfficeCreate } from '../../../../office/screens/OfficeCreate.tsx'
import { OfficeEdit } from '../../../../office/screens/OfficeEdit.tsx'
import { OfficeList } from '../../../../office/screens/OfficeList.tsx'
import { PageEdit } from '../../../../office/screens/PageEdit.tsx'
import { MethodKinds } from './MethodKinds.tsx'
import { SchemePage } from './SchemePage.tsx'
import { TemplateButton } from './TemplateButton.tsx'
import { VersionEdit } from './VersionEdit.tsx'
import { VersionList } from './VersionList.tsx'
import { VersionPage } from './VersionPage.tsx'

const KINDS = namedChoices({
  sertifikasi: 'Sertifikasi',
  perpanjangan: 'Perpanjangan',
  uji_ulang: 'Uji ulang',
  pemeliharaan: 'Pemeliharaan',
})

const categoryFilter = inputOf<'listCategory'>()
const categoryColumn = columnOf<'listCategory'>()
const categoryInput = inputOf<'createCategory'>()
const schemeFilter = inputOf<'listScheme'>()
const schemeColumn = columnOf<'listScheme'>()
const schemeInput = inputOf<'createScheme'>()
const schemeChange = inputOf<'updateScheme'>()

/** One for each field that a version's form writes. */
const VERSION_LABELS: Record<Exclude<keyof Payload<'createSchemeVersion'>, 'name'>, string> = {
  scheme_id: 'Skema',
  durasi: 'Pelaksanaan',
  description: 'Uraian',
  image: 'Gambar',
  registration_fee: 'Biaya pendaftaran (rupiah)',
  detail_pelatihan: 'Dokumen regulasi (PDF)',
  persyaratan: 'Persyaratan',
  unit_kompetensi: 'Unit kompetensi',
  metode_uji: 'Metode uji',
  jenis_metode: 'Jenis metode',
  menit_tulis: 'Lama ujian tulis (menit)',
  butir_tulis: 'Jumlah butir ujian tulis',
  poin_tulis: 'Jumlah poin ujian tulis',
  batas_nilai_tulis: 'Batas nilai ujian tulis',
  cara_batas: 'Cara batas nilai ditetapkan',
  alasan_batas: 'Alasan batas nilai',
  min_pendidikan: 'Pendidikan paling rendah',
  min_pengalaman_tahun: 'Pengalaman paling sedikit (tahun)',
  min_dokumen_amdal: 'Dokumen Amdal paling sedikit',
  wajib_atpa: 'Wajib bersertifikat ATPA',
  jenis_kegiatan: 'Jenis kegiatan',
  jam_pelajaran: 'Jam pelajaran',
  poin: 'Poin',
}

const CategoryList = () => (
  <OfficeList<'listCategory'>
    sort={{ field: 'name', order: 'ASC' }}
    filters={[<SelectInput key="jenis" source={categoryFilter('jenis')} choices={KINDS} />]}
    narrow={{ first: (category) => category.name }}
  >
    <DataTable.Col source={categoryColumn('name')} />
    <DataTable.Col source={categoryColumn('jenis')}>
      <SelectField source={categoryColumn('jenis')} choices={KINDS} />
    </DataTable.Col>
  </OfficeList>
)

const categoryFields = (
  <>
    <Text source={categoryInput('name')} isRequired />
    <SelectInput source={categoryInput('jenis')} choices={KINDS} isRequired />
  </>
)

const category = (
  <ReferenceInput
    key="category_id"
    source={schemeInput('category_id')}
    reference="kategori"
    sort={{ field: 'name', order: 'ASC' }}
    perPage={100}
  >
    <SelectInput optionText="name" isRequired />
  </ReferenceInput>
)

const kualifikasi = (
  <Text
    source={schemeInput('kualifikasi')}
    helperText="KTPA atau ATPA untuk perpanjangan dan uji ulang. Kosongkan bila sama dengan nama kategori."
  />
)

const SchemeList = () => (
  <OfficeList<'listScheme'>
    sort={{ field: 'name', order: 'ASC' }}
    filters={[category, <NullableBooleanInput key="ada_draf" source={schemeFilter('ada_draf')} />]}
    narrow={{ first: (scheme) => scheme.name, second: (scheme) => scheme.kategori }}
    begins={<TemplateButton />}
  >
    <DataTable.Col source={schemeColumn('name')} />
    <DataTable.Col source={schemeColumn('kategori')} />
    <DataTable.NumberCol source={schemeColumn('versi_terbit')} />
    <DataTable.Col source={schemeColumn('ada_draf')} disableSort>
      <BooleanField source={schemeColumn('ada_draf')} />
    </DataTable.Col>
  </OfficeList>
)

const SchemeCreate = () => (
  <OfficeCreate<'createScheme'> then="edit">
    <Text source={schemeInput('name')} isRequired helperText="Nama ini mengawali versi pertama, sebagai draf." />
    {category}
    {kualifikasi}
  </OfficeCreate>
)

const SchemeEdit = () => (
  <PageEdit>
    {category}
    {kualifikasi}
    <Text
      source={schemeChange('name_en')}
      helperText="Untuk halaman bahasa Inggris (/en). Bila kosong, teks Indonesia yang tampil; yang mengikat tetap versi Indonesia."
    />
    <RichTextInput source={schemeChange('description_en')} />
  </PageEdit>
)

export const schemeResources: OfficeResource[] = [
  {
    name: 'skema',
    label: 'skema',
    group: 'Skema dan penguji',
    icon: AccountTreeIcon,
    permission: 'konten',
    readableBy: 'administrator',
    calls: allCallsOf('Scheme'),
    fields: {
      category_id: 'Kategori',
      kategori: 'Kategori',
      kualifikasi: 'Kualifikasi sertifikat',
      name_en: 'Nama (Inggris)',
      description_en: 'Uraian (Inggris)',
      versi_terbit: 'Versi terbit',
      ada_draf: 'Ada draf',
      versi: 'Versi',
    },
    list: SchemeList,
    create: SchemeCreate,
    edit: SchemeEdit,
    show: SchemePage,
  },
  {
    name: 'versi-skema',
    label: 'versi skema',
    group: 'Skema dan penguji',
    under: 'skema',
    icon: HistoryEduIcon,
    permission: 'konten',
    readableBy: 'administrator',
    calls: allCallsOf('SchemeVersion'),
    title: titleOf<'listSchemeVersion'>(({ name, versi }) => `${name} (versi ${versi})`),
    fields: {
      ...VERSION_LABELS,
      'persyaratan.nama': 'Nama',
      'persyaratan.keterangan': 'Keterangan',
      'persyaratan.wajib': 'Wajib',
      'unit_kompetensi.judul': 'Judul unit',
      'unit_kompetensi.metode': 'Diuji dengan',
      'unit_kompetensi.kuk': 'KUK',
      versi: 'Versi',
      kategori: 'Kategori',
      terbit: 'Sudah terbit',
      diusulkan: 'Menunggu orang kedua',
      lewat_tinjau: 'Lewat tanggal peninjauan',
      tinjau_pada: 'Tinjau paling lambat',
      dasar_hukum: 'Dasar hukum',
      proposed_by: 'Pengusul (nomor)',
      proposed_by_name: 'Pengusul',
      proposed_at: 'Diusulkan',
    },
    list: VersionList,
    edit: VersionEdit,
    show: VersionPage,
  },
  {
    name: 'jenis-metode',
    label: 'jenis metode uji',
    group: 'Skema dan penguji',
    under: 'skema',
    icon: RuleIcon,
    permission: 'konten',
    calls: {},
    fields: {},
    list: MethodKinds,
  },
  {
    name: 'kategori',
    label: 'kategori skema',
    group: 'Skema dan penguji',
    under: 'skema',
    icon: CategoryIcon,
    permission: 'konten',
    readableBy: 'administrator',
    calls: allCallsOf('Category'),
    fields: { jenis: 'Jenis' },
    words: { jenis: KINDS },
    list: CategoryList,
    create: () => <OfficeCreate<'createCategory'>>{categoryFields}</OfficeCreate>,
    edit: () => <OfficeEdit>{categoryFields}</OfficeEdit>,
  },
]
