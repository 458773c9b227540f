import BookIcon from '@mui/icons-material/AutoStoriesOutlined'
import ChangeIcon from '@mui/icons-material/SyncAltOutlined'
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
import { CHANGE_WAYS, REGULATION_KINDS, shortRegulation } from '../../../platform/regulations/rules.ts'
import { CHANGE_STATES, progressWords } from '../rules.ts'
import { ChangeCreate, ChangeInputs } from './ChangeForm.tsx'
import { ChangePage } from './ChangePage.tsx'
import { ItemChangePage } from './ItemChangePage.tsx'
import { RegulationCreate, RegulationInputs } from './RegulationForm.tsx'
import { RegulationPage } from './RegulationPage.tsx'

type Regulation = Row<'listRegulation'>
type Change = Row<'listRegulationChange'>
type ItemChange = Row<'listItemRegulation'>

const column = columnOf<'listRegulation'>()
const filter = inputOf<'listRegulation'>()
const changeColumn = columnOf<'listRegulationChange'>()
const changeFilter = inputOf<'listRegulationChange'>()
const itemColumn = columnOf<'listItemRegulation'>()
const itemFilter = inputOf<'listItemRegulation'>()
const KINDS = namedChoices(REGULATION_KINDS)
const STATES = namedChoices(CHANGE_STATES)
const WAYS = namedChoices(CHANGE_WAYS)

/** What became of a regulation, in one word. */
const standingOf = ({ cara }: Regulation): string =>
  cara === null ? 'Berlaku' : cara === 'mencabut' ? 'Dicabut' : 'Diubah'

const changeWords = ({ baru, cara, lama }: Pick<Change, 'baru' | 'cara' | 'lama'>): string =>
  `${shortRegulation(baru)} ${cara} ${shortRegulation(lama)}`

const RegulationList = () => (
  <OfficeList<'listRegulation'>
    main="nama"
    sort={{ field: 'tinjau_pada', order: 'ASC' }}
    filters={[
      <SelectInput key="jenis" source={filter('jenis')} choices={KINDS} alwaysOn />,
      <BooleanInput key="jatuh_tempo" source={filter('jatuh_tempo')} />,
    ]}
    bulk={false}
    searchable={false}
    none="Belum ada aturan. Asesor akan menanyakan dari mana lembaga tahu bahwa sebuah aturan berubah, apa saja yang terkena, dan bukti bahwa semuanya ditinjau."
    narrow={{
      first: shortRegulation,
      second: (one: Regulation) => `${standingOf(one)}. ${one.tentang}`,
    }}
  >
    <DataTable.Col source={column('nama')} disableSort>
      <FunctionField<Regulation> render={shortRegulation} />
    </DataTable.Col>
    <DataTable.Col source={column('tentang')} disableSort />
    <DataTable.Col source={column('cara')} disableSort>
      <FunctionField<Regulation> render={standingOf} />
    </DataTable.Col>
    <DataTable.Col source={column('owner_name')} disableSort />
    <DataTable.Col source={column('tinjau_pada')}>
      <DayField source={column('tinjau_pada')} />
    </DataTable.Col>
  </OfficeList>
)

const ChangeList = () => (
  <OfficeList<'listRegulationChange'>
    main="judul"
    sort={{ field: 'batas', order: 'ASC' }}
    filters={[
      <SelectInput key="status" source={changeFilter('status')} choices={STATES} alwaysOn />,
      <BooleanInput key="jatuh_tempo" source={changeFilter('jatuh_tempo')} />,
    ]}
    bulk={false}
    searchable={false}
    none="Belum ada perubahan aturan. Catat aturan yang baru, lalu tekan Mengubah aturan lain pada halamannya: portal mendaftar setiap tempat yang terkena."
    narrow={{ first: changeWords, second: progressWords }}
  >
    <DataTable.Col source={changeColumn('judul')} disableSort>
      <FunctionField<Change> render={changeWords} />
    </DataTable.Col>
    <DataTable.Col source={changeColumn('status')} disableSort>
      <StateField source={changeColumn('status')} choices={STATES} />
    </DataTable.Col>
    <DataTable.Col source={changeColumn('jumlah_belum')} disableSort>
      <FunctionField<Change> render={progressWords} />
    </DataTable.Col>
    <DataTable.Col source={changeColumn('owner_name')} disableSort />
    <DataTable.Col source={changeColumn('batas')}>
      <DayField source={changeColumn('batas')} />
    </DataTable.Col>
  </OfficeList>
)

const ItemChangeList = () => (
  <OfficeList<'listItemRegulation'>
    main="judul"
    sort={{ field: 'batas', order: 'ASC' }}
    filters={[<BooleanInput key="menunggu" source={itemFilter('menunggu')} />]}
    bulk={false}
    searchable={false}
    none="Belum ada perubahan aturan. Bila petugas mutu mencatatnya, soal yang menyebut aturan lama dicari dari sini."
    narrow={{
      first: changeWords,
      second: ({ batas, menunggu }: ItemChange) =>
        `${menunggu ? 'Menunggu' : 'Selesai'}${batas ? `, batas ${longDay(batas)}` : ''}`,
    }}
  >
    <DataTable.Col source={itemColumn('judul')} disableSort>
      <FunctionField<ItemChange> render={changeWords} />
    </DataTable.Col>
    <DataTable.Col source={itemColumn('menunggu')} disableSort>
      <FunctionField<ItemChange> render={({ menunggu }) => (menunggu ? 'Ya' : 'Tidak')} />
    </DataTable.Col>
    <DataTable.Col source={itemColumn('batas')}>
      <DayField source={itemColumn('batas')} />
    </DataTable.Col>
  </OfficeList>
)

const PLACE_WORDS = { tempat: 'Tempat', putusan: 'Hasil', catatan: 'Catatan' } as const

export const regulationRegisterResources: OfficeResource[] = [
  {
    name: 'aturan',
    label: 'aturan',
    group: 'Lembaga',
    under: 'mutu',
    icon: BookIcon,
    permission: 'mutu',
    calls: {
      list: 'listRegulation',
      get: 'getRegulation',
      create: 'createRegulation',
      update: 'updateRegulation',
      history: 'historyRegulation',
    },
    title: titleOf<'listRegulation'>('nama'),
    fields: {
      nama: 'Aturan',
      jenis: 'Jenis',
      instansi: 'Instansi',
      nomor: 'Nomor',
      tahun: 'Tahun',
      tentang: 'Tentang',
      nama_lain: 'Nama lain',
      berlaku_sejak: 'Berlaku sejak',
      tautan: 'Tautan naskah resmi',
      owner_id: 'Penanggung jawab',
      owner_name: 'Penanggung jawab',
      tinjau_pada: 'Ditinjau pada',
      catatan: 'Peninjauan terakhir',
      cara: 'Keadaan',
      jatuh_tempo: 'Jatuh tempo',
    },
    words: { jenis: KINDS, cara: WAYS },
    list: RegulationList,
    create: RegulationCreate,
    edit: () => (
      <PageEdit kept>
        <RegulationInputs />
      </PageEdit>
    ),
    show: RegulationPage,
  },
  {
    name: 'perubahan-aturan',
    label: 'perubahan aturan',
    group: 'Lembaga',
    under: 'mutu',
    icon: ChangeIcon,
    permission: 'mutu',
    calls: {
      list: 'listRegulationChange',
      get: 'getRegulationChange',
      create: 'createRegulationChange',
      update: 'updateRegulationChange',
      history: 'historyRegulationChange',
    },
    title: titleOf<'listRegulationChange'>('judul'),
    fields: {
      judul: 'Perubahan',
      regulation_id: 'Aturan baru',
      changed_id: 'Aturan yang diubah',
      cara: 'Diubah atau dicabut',
      status: 'Keadaan',
      owner_id: 'Penanggung jawab',
      owner_name: 'Penanggung jawab',
      batas: 'Batas',
      jumlah_tempat: 'Jumlah tempat',
      jumlah_belum: 'Kemajuan',
      jatuh_tempo: 'Jatuh tempo',
      ...PLACE_WORDS,
    },
    words: { status: STATES, cara: WAYS },
    list: ChangeList,
    create: ChangeCreate,
    edit: () => (
      <PageEdit kept>
        <ChangeInputs />
      </PageEdit>
    ),
    show: ChangePage,
  },
  {
    name: 'aturan-soal',
    label: 'aturan yang berubah',
    group: 'Ujian dan keputusan',
    under: 'soal',
    icon: ChangeIcon,
    permission: 'soal',
    calls: { list: 'listItemRegulation', get: 'getItemRegulation' },
    title: titleOf<'listItemRegulation'>('judul'),
    fields: {
      judul: 'Perubahan',
      batas: 'Batas',
      menunggu: 'Menunggu pencarian atau peninjauan',
      status: 'Keadaan',
      cara: 'Diubah atau dicabut',
      ...PLACE_WORDS,
    },
    words: { status: STATES, cara: WAYS },
    list: ItemChangeList,
    show: ItemChangePage,
  },
]
