import CollectionsIcon from '@mui/icons-material/CollectionsOutlined'
import HandshakeIcon from '@mui/icons-material/HandshakeOutlined'
import HomeIcon from '@mui/icons-material/HomeOutlined'
import {
  BooleanField,
  BooleanInput,
  BulkUpdateWithUndoButton,
  DataTable,
  DateInput,
  NullableBooleanInput,
  NumberInput,
} from 'react-admin'
import { BulkActions } from '../../../../office/BulkActions.tsx'
import { DayField } from '../../../../office/DayField.tsx'
import { PictureInput } from '../../../../office/inputs/PictureInput.tsx'
import { RichTextInput } from '../../../../office/inputs/RichTextInput.tsx'
import { Rows } from '../../../../office/inputs/Rows.tsx'
import { LongText, Text } from '../../../../office/inputs/Text.tsx'
import type { OfficeResource } from '../../../../office/office-resource.ts'
import { Part } from '../../../../office/Part.tsx'
import { OfficeCreate } from '../../../../office/screens/OfficeCreate.tsx'
import { OfficeEdit } from '../../../../office/screens/OfficeEdit.tsx'
import { OfficeList } from '../../../../office/screens/OfficeList.tsx'
import { Thumbnail } from '../../../../office/Thumbnail.tsx'

/** Shapes in which the pages show the pictures. */
const HERO = 16 / 10
const GALLERY = 3 / 2
const LOGO = 8 / 3

const SiteContentEdit = () => (
  <OfficeEdit kept>
    <Part>Lembaga</Part>
    <Text source="nama_lembaga" isRequired />
    <LongText source="alamat" isRequired />
    <Text source="email" type="email" isRequired />
    <Text source="phone" isRequired />
    <Text source="facebook" type="url" isRequired />
    <Text source="instagram" type="url" isRequired />
    <Text source="asosiasi_nama" isRequired />
    <Text source="asosiasi_url" type="url" isRequired />
    <Rows source="rekening">
      <Text source="bank" />
      <Text source="nomor" />
      <Text source="atas_nama" />
    </Rows>
    <Part>Beranda</Part>
    <Text source="home_section1_title" isRequired />
    <LongText source="home_section1_description" isRequired />
    <PictureInput source="home_section1_image" ratio={HERO} />
    <Text source="home_section2_title" isRequired />
    <LongText source="home_section2_description" isRequired />
    <PictureInput source="home_section2_image" ratio={HERO} />
    <Part>Tentang</Part>
    <RichTextInput source="tentang_tentangkami" required />
    <RichTextInput source="tentang_visi" required />
    <RichTextInput source="tentang_misi" required />
    <PictureInput source="struktur_organisasi" help="Bagan utuh, tidak dipotong." />
  </OfficeEdit>
)

const galleryFilters = [
  <Text key="album" source="album" />,
  <NullableBooleanInput key="persetujuan_foto" source="persetujuan_foto" />,
]

const galleryBulk = (
  <BulkActions>
    <BulkUpdateWithUndoButton label="Tandai disetujui" data={{ persetujuan_foto: true }} />
  </BulkActions>
)

const GalleryList = () => (
  <OfficeList
    sort={{ field: 'urutan', order: 'ASC' }}
    filters={galleryFilters}
    bulk={galleryBulk}
    narrow={{ first: (item) => item['judul'], second: (item) => item['album'] }}
  >
    <DataTable.Col source="source" disableSort>
      <Thumbnail source="source" />
    </DataTable.Col>
    <DataTable.Col source="judul" />
    <DataTable.Col source="album" />
    <DataTable.Col source="tanggal">
      <DayField source="tanggal" />
    </DataTable.Col>
    <DataTable.Col source="persetujuan_foto">
      <BooleanField source="persetujuan_foto" />
    </DataTable.Col>
    <DataTable.NumberCol source="urutan" />
  </OfficeList>
)

const galleryFields = (
  <>
    <PictureInput source="source" ratio={GALLERY} required />
    <Text source="judul" isRequired />
    <Text source="alt" isRequired helperText="Apa yang terlihat, untuk pembaca yang tidak dapat melihat gambarnya." />
    <Text source="album" isRequired />
    <DateInput source="tanggal" />
    <BooleanInput
      source="persetujuan_foto"
      helperText="Semua orang yang dapat dikenali sudah setuju, atau tidak ada orang. Tanpa ini gambar tidak tampil."
    />
    <NumberInput source="urutan" min={0} />
  </>
)

const partnerFields = (
  <>
    <Text source="name" isRequired />
    <PictureInput source="source" ratio={LOGO} required />
    <Text source="url" type="url" />
    <NumberInput source="urutan" min={0} />
  </>
)

const PartnerList = () => (
  <OfficeList
    sort={{ field: 'urutan', order: 'ASC' }}
    narrow={{ first: (partner) => partner['name'], second: (partner) => partner['url'] }}
  >
    <DataTable.Col source="source" disableSort>
      <Thumbnail source="source" whole />
    </DataTable.Col>
    <DataTable.Col source="name" />
    <DataTable.Col source="url" disableSort />
    <DataTable.NumberCol source="urutan" />
  </OfficeList>
)

const START = { urutan: 0 }

export const siteContentResources: OfficeResource[] = [
  {
    name: 'isi-situs',
    label: 'isi situs',
    group: 'Isi situs',
    icon: HomeIcon,
    permission: 'konten',
    single: true,
    title: 'nama_lembaga',
    fields: {
      nama_lembaga: 'Nama lembaga',
      alamat: 'Alamat',
      email: 'Email',
      phone: 'No. telepon',
      facebook: 'Alamat Facebook',
      instagram: 'Alamat Instagram',
      asosiasi_nama: 'Nama asosiasi',
      asosiasi_url: 'Alamat situs asosiasi',
      rekening: 'Rekening bank',
      'rekening.bank': 'Bank',
      'rekening.nomor': 'Nomor rekening',
      'rekening.atas_nama': 'Atas nama',
      home_section1_title: 'Judul bagian pertama',
      home_section1_description: 'Uraian bagian pertama',
      home_section1_image: 'Gambar bagian pertama',
      home_section2_title: 'Judul bagian kedua',
      home_section2_description: 'Uraian bagian kedua',
      home_section2_image: 'Gambar bagian kedua',
      tentang_tentangkami: 'Tentang Kami',
      tentang_visi: 'Visi',
      tentang_misi: 'Misi',
      struktur_organisasi: 'Struktur organisasi',
    },
    edit: SiteContentEdit,
  },
  {
    name: 'galeri',
    label: 'galeri',
    group: 'Isi situs',
    icon: CollectionsIcon,
    permission: 'konten',
    title: 'judul',
    fields: {
      source: 'Gambar',
      judul: 'Judul',
      album: 'Album',
      tanggal: 'Tanggal',
      alt: 'Teks alternatif',
      persetujuan_foto: 'Persetujuan foto',
    },
    list: GalleryList,
    create: () => <OfficeCreate start={{ ...START, persetujuan_foto: false }}>{galleryFields}</OfficeCreate>,
    edit: () => <OfficeEdit>{galleryFields}</OfficeEdit>,
  },
  {
    name: 'mitra',
    label: 'mitra',
    group: 'Isi situs',
    icon: HandshakeIcon,
    permission: 'konten',
    fields: { source: 'Logo', url: 'Alamat situs' },
    list: PartnerList,
    create: () => <OfficeCreate start={START}>{partnerFields}</OfficeCreate>,
    edit: () => <OfficeEdit>{partnerFields}</OfficeEdit>,
  },
]
