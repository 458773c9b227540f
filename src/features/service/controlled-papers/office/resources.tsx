import FolderIcon from '@mui/icons-material/FolderCopyOutlined'
import MenuBookIcon from '@mui/icons-material/MenuBookOutlined'
import { BooleanInput, DataTable, FunctionField, SelectInput } from 'react-admin'
import { longDay } from '../../../../lib/day.ts'
import type { Row } from '../../../../office/calls/client.ts'
import { columnOf, inputOf } from '../../../../office/calls/fields.ts'
import { namedChoices } from '../../../../office/display/choices.ts'
import { DayField } from '../../../../office/display/DayField.tsx'
import { StateField } from '../../../../office/display/StateField.tsx'
import { type OfficeResource, titleOf } from '../../../../office/office-resource.ts'
import { OfficeList } from '../../../../office/screens/OfficeList.tsx'
import { PageEdit } from '../../../../office/screens/PageEdit.tsx'
import { PAPER_KINDS, PAPER_STATES } from '../rules.ts'
import { PaperCreate, PaperInputs } from './PaperForm.tsx'
import { PaperPage } from './PaperPage.tsx'
import { ReadingList, ReadingPage } from './Readings.tsx'

type Paper = Row<'listControlledPaper'>

const column = columnOf<'listControlledPaper'>()
const filter = inputOf<'listControlledPaper'>()
const STATES = namedChoices(PAPER_STATES)
const KINDS = namedChoices(PAPER_KINDS)

const titleWords = ({ judul, versi }: Pick<Paper, 'judul' | 'versi'>): string => `${judul}, versi ${versi}`

const untilWords = ({ status, berlaku_sampai }: Paper): string =>
  berlaku_sampai ? `${PAPER_STATES[status]}, sampai ${longDay(berlaku_sampai)}` : PAPER_STATES[status]

const PaperList = () => (
  <OfficeList<'listControlledPaper'>
    main="judul"
    sort={{ field: 'berlaku_sampai', order: 'ASC' }}
    filters={[
      <SelectInput key="jenis" source={filter('jenis')} choices={KINDS} alwaysOn />,
      <SelectInput key="status" source={filter('status')} choices={STATES} alwaysOn />,
      <BooleanInput key="jatuh_tempo" source={filter('jatuh_tempo')} />,
    ]}
    bulk={false}
    searchable={false}
    none="Belum ada dokumen atau kontrak. Asesor akan meminta panduan mutu yang berlaku, kontrak tempat uji dan penyedia, asuransi, dan laporan keuangan."
    narrow={{ first: titleWords, second: untilWords }}
  >
    <DataTable.Col source={column('judul')} />
    <DataTable.Col source={column('versi')} disableSort />
    <DataTable.Col source={column('jenis')} disableSort>
      <FunctionField<Paper> render={({ jenis }) => PAPER_KINDS[jenis]} />
    </DataTable.Col>
    <DataTable.Col source={column('pihak')} disableSort />
    <DataTable.Col source={column('status')} disableSort>
      <StateField source={column('status')} choices={STATES} />
    </DataTable.Col>
    <DataTable.Col source={column('berlaku_sampai')}>
      <DayField source={column('berlaku_sampai')} />
    </DataTable.Col>
  </OfficeList>
)

export const paperResources: OfficeResource[] = [
  {
    name: 'dokumen-mutu',
    label: 'dokumen dan kontrak',
    group: 'Lembaga',
    under: 'mutu',
    icon: FolderIcon,
    permission: 'mutu',
    calls: {
      list: 'listControlledPaper',
      get: 'getControlledPaper',
      create: 'createControlledPaper',
      update: 'updateControlledPaper',
      history: 'historyControlledPaper',
    },
    title: titleOf<'listControlledPaper'>(titleWords),
    fields: {
      jenis: 'Jenis',
      judul: 'Judul',
      versi: 'Versi',
      pihak: 'Pihak',
      venue_id: 'TUK',
      berlaku_sejak: 'Berlaku sejak',
      berlaku_sampai: 'Berlaku sampai',
      owner_id: 'Penanggung jawab',
      owner_name: 'Penanggung jawab',
      file_id: 'Berkas',
      replaces_id: 'Menggantikan',
      status: 'Keadaan',
      alasan: 'Alasan',
      jatuh_tempo: 'Perlu ditindak',
    },
    words: { status: STATES, jenis: KINDS },
    list: PaperList,
    create: PaperCreate,
    edit: () => (
      <PageEdit kept>
        <PaperInputs />
      </PageEdit>
    ),
    show: PaperPage,
  },
  {
    name: 'dokumen-dibaca',
    label: 'dokumen untuk dibaca',
    group: 'Lembaga',
    under: 'mutu',
    icon: MenuBookIcon,
    readableBy: 'staff',
    calls: { list: 'listStaffDocument', get: 'getStaffDocument' },
    readOnly: true,
    title: titleOf<'listStaffDocument'>(titleWords),
    fields: {
      judul: 'Judul',
      versi: 'Versi',
      berlaku_sejak: 'Berlaku sejak',
      read_at: 'Saya baca pada',
      belum_dibaca: 'Belum saya baca',
    },
    list: ReadingList,
    show: ReadingPage,
  },
]
