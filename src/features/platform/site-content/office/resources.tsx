import CollectionsIcon from '@mui/icons-material/CollectionsOutlined'
import HandshakeIcon from '@mui/icons-material/HandshakeOutlined'
import HomeIcon from '@mui/icons-material/HomeOutlined'
import VisibilityOffIcon from '@mui/icons-material/VisibilityOffOutlined'
import VisibilityIcon from '@mui/icons-material/VisibilityOutlined'
import { BooleanField, BooleanInput, DataTable, DateInput, NullableBooleanInput } from 'react-admin'
import { BulkActions } from '../../../../office/actions/BulkActions.tsx'
import { type Answer, office } from '../../../../office/calls/client.ts'
import { columnOf, inputOf } from '../../../../office/calls/fields.ts'
import { DayField } from '../../../../office/display/DayField.tsx'
import { Thumbnail } from '../../../../office/display/Thumbnail.tsx'
import { NumberInput } from '../../../../office/inputs/NumberInput.tsx'
import { PictureInput } from '../../../../office/inputs/PictureInput.tsx'
import { Text } from '../../../../office/inputs/Text.tsx'
import { allCallsOf, type OfficeResource, titleOf } from '../../../../office/office-resource.ts'
import { OfficeCreate } from '../../../../office/screens/OfficeCreate.tsx'
import { OfficeEdit } from '../../../../office/screens/OfficeEdit.tsx'
import { OfficeList } from '../../../../office/screens/OfficeList.tsx'
import { SelectionButton } from '../../../../office/selection/SelectionButton.tsx'
import { SiteContentEdit } from './SiteContentEdit.tsx'

type Done = Answer<'setPictureConsent'>['berhasil']

const set = (ids: number[], persetujuan_foto: boolean) =>
  office.setPictureConsent({ baris: ids.map((id) => ({ id })), persetujuan_foto })

const undo = (persetujuan_foto: boolean) => (baris: Done) =>
  office.setPictureConsent({ baris, persetujuan_foto: !persetujuan_foto })

/** The actions on many pictures at once; approved ones stand in the gallery. */
const GallerySelection = () => (
  <BulkActions>
    <SelectionButton
      label="Tandai disetujui"
      icon={<VisibilityIcon />}
      verb="ditandai disetujui"
      act={(ids) => set(ids, true)}
      undo={undo(true)}
    />
    <SelectionButton
      label="Cabut persetujuan"
      icon={<VisibilityOffIcon />}
      verb="tidak tampil lagi"
      act={(ids) => set(ids, false)}
      undo={undo(false)}
    />
  </BulkActions>
)

/** Shapes in which the pages show the pictures. */
const GALLERY = 3 / 2
const LOGO = 8 / 3

const galleryFilter = inputOf<'listGalleryItem'>()
const galleryColumn = columnOf<'listGalleryItem'>()
const galleryInput = inputOf<'createGalleryItem'>()
const partnerColumn = columnOf<'listPartner'>()
const partnerInput = inputOf<'createPartner'>()

const galleryFilters = [
  <Text key="album" source={galleryFilter('album')} />,
  <NullableBooleanInput key="persetujuan_foto" source={galleryFilter('persetujuan_foto')} />,
]

const GalleryList = () => (
  <OfficeList<'listGalleryItem'>
    main="judul"
    sort={{ field: 'urutan', order: 'ASC' }}
    filters={galleryFilters}
    bulk={<GallerySelection />}
    narrow={{ first: (item) => item.judul, second: (item) => item.album }}
  >
    <DataTable.Col source={galleryColumn('source')} disableSort>
      <Thumbnail source={galleryColumn('source')} />
    </DataTable.Col>
    <DataTable.Col source={galleryColumn('judul')} />
    <DataTable.Col source={galleryColumn('album')} />
    <DataTable.Col source={galleryColumn('tanggal')}>
      <DayField source={galleryColumn('tanggal')} />
    </DataTable.Col>
    <DataTable.Col source={galleryColumn('persetujuan_foto')}>
      <BooleanField source={galleryColumn('persetujuan_foto')} />
    </DataTable.Col>
    <DataTable.NumberCol source={galleryColumn('urutan')} />
  </OfficeList>
)

const galleryFields = (
  <>
    <PictureInput source={galleryInput('source')} ratio={GALLERY} required />
    <Text source={galleryInput('judul')} isRequired />
    <Text
      source={galleryInput('alt')}
      isRequired
      helperText="Apa yang terlihat, untuk pembaca yang tidak dapat melihat gambarnya."
    />
    <Text source={galleryInput('album')} isRequired />
    <DateInput source={galleryInput('tanggal')} />
    <BooleanInput
      source={galleryInput('persetujuan_foto')}
      helperText="Semua orang yang dapat dikenali sudah setuju, atau tidak ada orang. Tanpa ini gambar tidak tampil."
    />
    <NumberInput source={galleryInput('urutan')} least={0} />
  </>
)

const partnerFields = (
  <>
    <Text source={partnerInput('name')} isRequired />
    <PictureInput source={partnerInput('source')} ratio={LOGO} required />
    <Text source={partnerInput('url')} type="url" />
    <NumberInput source={partnerInput('urutan')} least={0} />
  </>
)

const PartnerList = () => (
  <OfficeList<'listPartner'>
    main="name"
    sort={{ field: 'urutan', order: 'ASC' }}
    narrow={{ first: (partner) => partner.name, second: (partner) => partner.url }}
  >
    <DataTable.Col source={partnerColumn('source')} disableSort>
      <Thumbnail source={partnerColumn('source')} whole />
    </DataTable.Col>
    <DataTable.Col source={partnerColumn('name')} />
    <DataTable.Col source={partnerColumn('url')} disableSort />
    <DataTable.NumberCol source={partnerColumn('urutan')} />
  </OfficeList>
)

const START = { urutan: 0 }

export const siteContentResources: OfficeResource[] = [
  {
    name: 'isi-situs',
    label: 'isi situs',
    group: 'Lembaga',
    icon: HomeIcon,
    permission: 'konten',
    single: true,
    calls: {
      list: 'listSiteContent',
      get: 'getSiteContent',
      update: 'updateSiteContent',
      history: 'historySiteContent',
      restore: 'restoreSiteContent',
    },
    title: titleOf<'listSiteContent'>('nama_lembaga'),
    fields: {
      nama_lembaga: 'Nama lembaga',
      nama_lembaga_en: 'Nama lembaga (Inggris)',
      nama_singkat: 'Nama singkat',
      dasar_hukum: 'Dasar hukum',
      dasar_hukum_en: 'Dasar hukum (Inggris)',
      nama_pengirim: 'Nama pengirim email',
      email_pengirim: 'Alamat email pengirim',
      logo: 'Logo',
      warna_utama: 'Warna utama',
      warna_kedua: 'Warna kedua',
      alamat: 'Alamat',
      email: 'Email',
      phone: 'No. telepon',
      facebook: 'Alamat Facebook',
      instagram: 'Alamat Instagram',
      asosiasi_nama: 'Nama asosiasi',
      asosiasi_url: 'Alamat situs asosiasi',
      menu_utama: 'Menu utama, menurut urutan tampil (baris yang dihapus kembali ke tempat dan label bawaan)',
      'menu_utama.halaman': 'Halaman',
      'menu_utama.label': 'Label',
      'menu_utama.tampil': 'Tampil',
      tautan_menu: 'Tautan sendiri di menu',
      'tautan_menu.nama': 'Nama',
      'tautan_menu.url': 'Alamat',
      tautan_kaki: 'Tautan di kaki halaman',
      'tautan_kaki.nama': 'Nama',
      'tautan_kaki.url': 'Alamat',
      bagian_beranda: 'Bagian beranda, menurut urutan tampil (kosong: semua)',
      'bagian_beranda.bagian': 'Bagian',
      home_section1_title: 'Judul bagian pertama',
      home_section1_title_en: 'Judul beranda (Inggris)',
      home_section1_description: 'Uraian bagian pertama',
      home_section1_description_en: 'Uraian beranda (Inggris)',
      home_section1_image: 'Gambar bagian pertama',
      home_section2_title: 'Judul bagian kedua',
      home_section2_title_en: 'Judul bagian kedua (Inggris)',
      home_section2_description: 'Uraian bagian kedua',
      home_section2_description_en: 'Uraian bagian kedua (Inggris)',
      home_section2_image: 'Gambar bagian kedua',
      tentang_tentangkami: 'Tentang Kami',
      tentang_tentangkami_en: 'Tentang Kami (Inggris)',
      tentang_visi: 'Visi',
      tentang_visi_en: 'Visi (Inggris)',
      tentang_misi: 'Misi',
      tentang_misi_en: 'Misi (Inggris)',
      struktur_organisasi: 'Struktur organisasi',
    },
    edit: SiteContentEdit,
  },
  {
    name: 'galeri',
    label: 'galeri',
    group: 'Lembaga',
    under: 'isi-situs',
    icon: CollectionsIcon,
    permission: 'konten',
    calls: allCallsOf('GalleryItem'),
    title: titleOf<'listGalleryItem'>('judul'),
    fields: {
      source: 'Gambar',
      judul: 'Judul',
      album: 'Album',
      tanggal: 'Tanggal',
      alt: 'Teks alternatif',
      persetujuan_foto: 'Persetujuan foto',
    },
    list: GalleryList,
    create: () => (
      <OfficeCreate<'createGalleryItem'> start={{ ...START, persetujuan_foto: false }}>{galleryFields}</OfficeCreate>
    ),
    edit: () => <OfficeEdit>{galleryFields}</OfficeEdit>,
  },
  {
    name: 'mitra',
    label: 'mitra',
    group: 'Lembaga',
    under: 'isi-situs',
    icon: HandshakeIcon,
    permission: 'konten',
    calls: allCallsOf('Partner'),
    fields: { source: 'Logo', url: 'Alamat situs' },
    list: PartnerList,
    create: () => <OfficeCreate<'createPartner'> start={START}>{partnerFields}</OfficeCreate>,
    edit: () => <OfficeEdit>{partnerFields}</OfficeEdit>,
  },
]
