import ListNumberedIcon from '@mui/icons-material/FormatListNumbered'
import HelpIcon from '@mui/icons-material/HelpOutlineOutlined'
import { DataTable } from 'react-admin'
import { columnOf, inputOf } from '../../../../office/calls/fields.ts'
import { NumberInput } from '../../../../office/inputs/NumberInput.tsx'
import { LongText, Text } from '../../../../office/inputs/Text.tsx'
import { TextLines } from '../../../../office/inputs/TextLines.tsx'
import { allCallsOf, type OfficeResource, titleOf } from '../../../../office/office-resource.ts'
import { OfficeCreate } from '../../../../office/screens/OfficeCreate.tsx'
import { OfficeEdit } from '../../../../office/screens/OfficeEdit.tsx'
import { OfficeList } from '../../../../office/screens/OfficeList.tsx'

const BY_PLACE = { field: 'urutan', order: 'ASC' } as const

const sectionColumn = columnOf<'listTutorialSection'>()
const sectionInput = inputOf<'createTutorialSection'>()

const SectionList = () => (
  <OfficeList<'listTutorialSection'>
    main="judul"
    sort={BY_PLACE}
    narrow={{ first: (section) => section.judul, second: (section) => section.pelaku }}
  >
    <DataTable.NumberCol source={sectionColumn('urutan')} />
    <DataTable.Col source={sectionColumn('judul')} />
    <DataTable.Col source={sectionColumn('pelaku')} disableSort />
    <DataTable.Col source={sectionColumn('target_waktu')} disableSort />
  </OfficeList>
)

const sectionFields = (
  <>
    <Text source={sectionInput('judul')} isRequired />
    <LongText source={sectionInput('isi')} isRequired minRows={5} />
    <Text source={sectionInput('pelaku')} isRequired />
    <Text source={sectionInput('target_waktu')} isRequired />
    <TextLines source={sectionInput('dokumen')} />
    <TextLines source={sectionInput('kesalahan')} />
    <NumberInput source={sectionInput('urutan')} least={0} />
  </>
)

const faqColumn = columnOf<'listFaq'>()
const faqInput = inputOf<'createFaq'>()

const FaqList = () => (
  <OfficeList<'listFaq'> main="pertanyaan" sort={BY_PLACE} narrow={{ first: (faq) => faq.pertanyaan }}>
    <DataTable.NumberCol source={faqColumn('urutan')} />
    <DataTable.Col source={faqColumn('pertanyaan')} />
  </OfficeList>
)

const faqFields = (
  <>
    <Text source={faqInput('pertanyaan')} isRequired />
    <LongText source={faqInput('jawaban')} isRequired minRows={5} />
    <NumberInput source={faqInput('urutan')} least={0} />
  </>
)

export const tutorialResources: OfficeResource[] = [
  {
    name: 'langkah-tutorial',
    label: 'langkah pendaftaran',
    group: 'Lembaga',
    under: 'isi-situs',
    icon: ListNumberedIcon,
    permission: 'konten',
    calls: allCallsOf('TutorialSection'),
    title: titleOf<'listTutorialSection'>('judul'),
    fields: {
      judul: 'Judul',
      isi: 'Isi',
      pelaku: 'Pelaku',
      target_waktu: 'Target waktu',
      dokumen: 'Dokumen yang disiapkan',
      kesalahan: 'Kesalahan yang sering terjadi',
    },
    list: SectionList,
    create: () => (
      <OfficeCreate<'createTutorialSection'> start={{ urutan: 0, dokumen: [], kesalahan: [] }}>
        {sectionFields}
      </OfficeCreate>
    ),
    edit: () => <OfficeEdit>{sectionFields}</OfficeEdit>,
  },
  {
    name: 'faq',
    label: 'pertanyaan umum',
    group: 'Lembaga',
    under: 'isi-situs',
    icon: HelpIcon,
    permission: 'konten',
    calls: allCallsOf('Faq'),
    title: titleOf<'listFaq'>('pertanyaan'),
    fields: { pertanyaan: 'Pertanyaan', jawaban: 'Jawaban' },
    list: FaqList,
    create: () => <OfficeCreate<'createFaq'> start={{ urutan: 0 }}>{faqFields}</OfficeCreate>,
    edit: () => <OfficeEdit>{faqFields}</OfficeEdit>,
  },
]
