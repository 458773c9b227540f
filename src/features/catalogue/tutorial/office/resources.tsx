import ListNumberedIcon from '@mui/icons-material/FormatListNumbered'
import HelpIcon from '@mui/icons-material/HelpOutlineOutlined'
import { DataTable, NumberInput } from 'react-admin'
import { LongText, Text } from '../../../../office/inputs/Text.tsx'
import { TextLines } from '../../../../office/inputs/TextLines.tsx'
import type { OfficeResource } from '../../../../office/office-resource.ts'
import { OfficeCreate } from '../../../../office/screens/OfficeCreate.tsx'
import { OfficeEdit } from '../../../../office/screens/OfficeEdit.tsx'
import { OfficeList } from '../../../../office/screens/OfficeList.tsx'

const BY_PLACE = { field: 'urutan', order: 'ASC' } as const

const SectionList = () => (
  <OfficeList sort={BY_PLACE} narrow={{ first: (section) => section['judul'], second: (section) => section['pelaku'] }}>
    <DataTable.NumberCol source="urutan" />
    <DataTable.Col source="judul" />
    <DataTable.Col source="pelaku" disableSort />
    <DataTable.Col source="target_waktu" disableSort />
  </OfficeList>
)

const sectionFields = (
  <>
    <Text source="judul" isRequired />
    <LongText source="isi" isRequired minRows={5} />
    <Text source="pelaku" isRequired />
    <Text source="target_waktu" isRequired />
    <TextLines source="dokumen" />
    <TextLines source="kesalahan" />
    <NumberInput source="urutan" min={0} />
  </>
)

const FaqList = () => (
  <OfficeList sort={BY_PLACE} narrow={{ first: (faq) => faq['pertanyaan'] }}>
    <DataTable.NumberCol source="urutan" />
    <DataTable.Col source="pertanyaan" />
  </OfficeList>
)

const faqFields = (
  <>
    <Text source="pertanyaan" isRequired />
    <LongText source="jawaban" isRequired minRows={5} />
    <NumberInput source="urutan" min={0} />
  </>
)

export const tutorialResources: OfficeResource[] = [
  {
    name: 'langkah-tutorial',
    label: 'langkah pendaftaran',
    group: 'Isi situs',
    icon: ListNumberedIcon,
    permission: 'konten',
    title: 'judul',
    fields: {
      judul: 'Judul',
      isi: 'Isi',
      pelaku: 'Pelaku',
      target_waktu: 'Target waktu',
      dokumen: 'Dokumen yang disiapkan',
      kesalahan: 'Kesalahan yang sering terjadi',
    },
    list: SectionList,
    create: () => <OfficeCreate start={{ urutan: 0, dokumen: [], kesalahan: [] }}>{sectionFields}</OfficeCreate>,
    edit: () => <OfficeEdit>{sectionFields}</OfficeEdit>,
  },
  {
    name: 'faq',
    label: 'pertanyaan umum',
    group: 'Isi situs',
    icon: HelpIcon,
    permission: 'konten',
    title: 'pertanyaan',
    fields: { pertanyaan: 'Pertanyaan', jawaban: 'Jawaban' },
    list: FaqList,
    create: () => <OfficeCreate start={{ urutan: 0 }}>{faqFields}</OfficeCreate>,
    edit: () => <OfficeEdit>{faqFields}</OfficeEdit>,
  },
]
